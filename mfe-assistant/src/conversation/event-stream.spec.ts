import { readEventStream, type StreamEvent } from './event-stream';

const encoder = new TextEncoder();

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

async function read(chunks: Uint8Array[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(streamOf(chunks))) events.push(event);
  return events;
}

const TEXT = 'event: delta\ndata: {"text":"Größe – 50 €"}\n\n: ping\n\nevent: done\ndata: {}\n\n';
const EVENTS = [
  { name: 'delta', data: '{"text":"Größe – 50 €"}' },
  { name: 'done', data: '{}' },
];

describe('the event stream', () => {
  it('reads the same events wherever the bytes are cut', async () => {
    const bytes = encoder.encode(TEXT);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      await expect(read([bytes.slice(0, cut), bytes.slice(cut)])).resolves.toEqual(EVENTS);
    }
    await expect(read([...bytes].map((byte) => Uint8Array.of(byte)))).resolves.toEqual(EVENTS);
  });

  it('knows lines that end like in Windows, data of several lines, and events without a name', async () => {
    const text = 'event: a\r\ndata: one\r\ndata: two\r\n\r\ndata:three\n\n';
    await expect(read([encoder.encode(text)])).resolves.toEqual([
      { name: 'a', data: 'one\ntwo' },
      { name: 'message', data: 'three' },
    ]);
  });

  it('makes no event of what is cut off, of comments, or of a name alone', async () => {
    const text = ': ping\n\nevent: delta\n\nevent: delta\ndata: {"te';
    await expect(read([encoder.encode(text)])).resolves.toEqual([]);
  });

  it('lets the server know when nobody reads any more', async () => {
    const cancel = jest.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(TEXT)),
      cancel,
    });
    for await (const event of readEventStream(body)) {
      expect(event.name).toBe('delta');
      break;
    }
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('reports every keep-alive', async () => {
    const onBytes = jest.fn();
    const chunks = [': ping\n\n', ': ping\n\n'].map((text) => encoder.encode(text));
    for await (const event of readEventStream(streamOf(chunks), { onBytes }))
      throw new Error(event.name);
    expect(onBytes).toHaveBeenCalledTimes(2);
  });
});
