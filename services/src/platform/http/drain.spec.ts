import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { drain } from './drain.js';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** `Connection` header of a response over the agent's kept-alive connection. */
const ask = (agent: Agent, port: number, path = '/') =>
  new Promise<string | undefined>((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.resume().once('end', () => resolve(response.headers.connection));
    }).once('error', reject);
  });

const refused = (port: number) =>
  new Promise((resolve) => {
    connect(port, '127.0.0.1').once('error', (error) => resolve((error as { code?: string }).code));
  });

describe('drain', () => {
  it('answers on kept connections once more, refuses new ones, and waits for what runs', async () => {
    const answers: (() => void)[] = [];
    const server = createServer((request, response) => {
      if (request.url === '/slow') answers.push(() => response.end('late'));
      else response.end('now');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server);
    const [kept, busy] = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    expect(await ask(kept!, port)).toBe('keep-alive');
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const slow = ask(busy!, port, '/slow');
    await arrived;

    let isDone = false;
    const done = drain(server).then(() => (isDone = true));
    expect(await refused(port)).toBe('ECONNREFUSED');
    expect(await ask(kept!, port)).toBe('close');
    expect(isDone).toBe(false);
    answers[0]!();
    await slow;
    for (const agent of [kept!, busy!]) agent.destroy();
    await done;
  });

  it('does not wait for a connection on which nothing is ever asked', async () => {
    const server = createServer({ connectionsCheckingInterval: 20 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const connected = new Promise((resolve) => server.once('connection', resolve));
    const silent = connect(portOf(server), '127.0.0.1').resume();
    await connected;
    await drain(server, 50);
    silent.destroy();
  });
});
