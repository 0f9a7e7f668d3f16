import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectGarbage } from '../../../../test/support/collect-garbage.js';
import { noteDone } from './note-done.js';

/** Time for garbage collection to run, and for an abort to arrive. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 10));

let server: Server;
let leave: () => void;
let hasLeft: Promise<void>;

/** Server that sends one event, and then nothing. */
beforeEach(async () => {
  hasLeft = new Promise((resolve) => (leave = resolve));
  server = createServer((_request, response) => {
    response.on('close', leave);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('an answer that stalls is left on abort, whatever was collected as garbage meanwhile', async () => {
  const { port } = server.address() as AddressInfo;
  const caller = new AbortController();
  const { body } = await noteDone(() => undefined)(`http://127.0.0.1:${port}`, {
    signal: caller.signal,
  });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await nextTurn();
  }

  caller.abort();
  await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' });
  await hasLeft;
});
