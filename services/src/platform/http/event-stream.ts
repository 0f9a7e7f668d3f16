import { StreamableFile } from '@nestjs/common';
import { PassThrough } from 'node:stream';

/** How long a client may take to read the end of a stream. */
const CLOSE_TIMEOUT_MS = 15_000;

/** Server-sent events: each one leaves as soon as it is written. */
export class EventStream {
  private readonly stream = new PassThrough();
  private readonly ping: NodeJS.Timeout;
  private closeTimer?: NodeJS.Timeout;
  private readonly controller = new AbortController();

  constructor(pingMs: number) {
    this.stream.write(': here\n\n'); // the headers leave with it
    this.ping = setInterval(() => {
      if (!this.stream.writableNeedDrain) this.write(': ping\n\n');
    }, pingMs);
    this.stream.once('close', () => {
      clearInterval(this.ping);
      clearTimeout(this.closeTimer);
      this.controller.abort();
    });
    this.stream.on('error', () => undefined); // the client has disconnected
  }

  /** Aborted when the client disconnects, or after the end. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get body(): StreamableFile {
    return new StreamableFile(this.stream, { type: 'text/event-stream; charset=utf-8' });
  }

  send(name: string, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.ping);
    this.stream.end();
    // A client that does not read its answer may not keep the stream open for ever.
    this.closeTimer = setTimeout(() => this.stream.destroy(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Resolves when the client can take more, or has disconnected (backpressure). */
  protected drained(): Promise<void> {
    const { stream } = this;
    if (stream.destroyed || !stream.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        stream.off('drain', done).off('close', done);
        resolve();
      };
      stream.once('drain', done).once('close', done);
    });
  }

  private write(text: string): void {
    if (!this.stream.destroyed && !this.stream.writableEnded) this.stream.write(text);
  }
}
