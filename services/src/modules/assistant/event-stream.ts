import { StreamableFile } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import type { ChatCard } from './dto/card.dto.js';
import type { Listener } from './listener.js';

/** Server-sent events: what is heard goes out at once. */
export class EventStream implements Listener {
  private readonly stream = new PassThrough();
  private readonly ping: NodeJS.Timeout;
  private readonly leaving = new AbortController();

  constructor(pingMs: number) {
    this.stream.write(': here\n\n'); // the headers leave with it
    this.ping = setInterval(() => this.write(': ping\n\n'), pingMs);
    this.stream.once('close', () => {
      clearInterval(this.ping);
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

  delta(text: string): void {
    this.send('delta', { text });
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
  }

  private send(name: string, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (!this.stream.destroyed && !this.stream.writableEnded) this.stream.write(text);
  }
}
