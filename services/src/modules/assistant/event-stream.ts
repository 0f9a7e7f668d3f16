import { StreamableFile } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import type { ChatCard } from './dto/card.dto.js';
import type { Listener } from './listener.js';

/** For the end of an answer. */
const LAST_READ_MS = 15_000;

/** Server-sent events: what is heard goes out at once. */
export class EventStream implements Listener {
  private readonly stream = new PassThrough();
  private readonly ping: NodeJS.Timeout;
  private cut?: NodeJS.Timeout;
  private readonly leaving = new AbortController();

  constructor(pingMs: number) {
    this.stream.write(': here\n\n'); // the headers leave with it
    this.ping = setInterval(() => {
      if (!this.stream.writableNeedDrain) this.write(': ping\n\n');
    }, pingMs);
    this.stream.once('close', () => {
      clearInterval(this.ping);
      clearTimeout(this.cut);
      this.leaving.abort();
    });
    this.stream.on('error', () => undefined); // whoever listened has left
  }

  /** Aborted when whoever listens has left. */
  get gone(): AbortSignal {
    return this.leaving.signal;
  }

  get body(): StreamableFile {
    return new StreamableFile(this.stream, { type: 'text/event-stream; charset=utf-8' });
  }

  delta(text: string): Promise<void> {
    this.send('delta', { text });
    return this.heard();
  }

  tool(label: string): void {
    this.send('tool', { label });
  }

  card(card: ChatCard): void {
    this.send('card', card);
  }

  /** The last event. */
  end(name: 'done' | 'error', data: object): void {
    this.send(name, data);
    clearInterval(this.ping);
    this.stream.end();
    // Who does not read what was said may not keep it here for ever.
    this.cut = setTimeout(() => this.stream.destroy(), LAST_READ_MS).unref();
  }

  /** When whoever listens has room for more, or has left. */
  private heard(): Promise<void> {
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

  private send(name: string, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (!this.stream.destroyed && !this.stream.writableEnded) this.stream.write(text);
  }
}
