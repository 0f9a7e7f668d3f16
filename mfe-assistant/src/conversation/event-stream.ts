/** One event of a `text/event-stream`. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Parser for events in chunks that may be cut anywhere. */
class EventParser {
  #rest = '';
  #name = '';
  #data: string[] = [];

  /** Returns the events that this chunk completes. */
  push(text: string): StreamEvent[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#read(line.replace(/\r$/, '')) ?? []);
  }

  #read(line: string): StreamEvent | undefined {
    if (line === '') return this.#finish();
    const [, field, value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') this.#name = value;
    if (field === 'data') this.#data.push(value);
    // Everything else is ignored, above all comments such as ': ping'.
    return undefined;
  }

  #finish(): StreamEvent | undefined {
    const event = { name: this.#name || 'message', data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#name = '';
    this.#data = [];
    return isEmpty ? undefined : event;
  }
}

interface Options {
  /** Stops reading at once, even while no data arrives. */
  signal?: AbortSignal;
  /** Called whenever bytes arrive, keep-alive comments included. */
  onBytes?: () => void;
}

/**
 * Reads the events of a streamed answer. An incomplete event at the end is dropped.
 *
 * @example for await (const { name, data } of readEventStream(response.body)) …
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, onBytes }: Options = {},
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  const decoder = new TextDecoder();
  const parser = new EventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // The reader has stopped, so the server may stop too.
    cancel();
    signal?.removeEventListener('abort', cancel);
  }
}
