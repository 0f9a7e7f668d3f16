import { EventStream } from '../../platform/http/event-stream.js';
import type { ChatCard } from './dto/card.dto.js';
import type { Listener } from './dto/listener.js';

/** An answer as server-sent events. */
export class ChatStream extends EventStream implements Listener {
  delta(text: string): Promise<void> {
    this.send('delta', { text });
    return this.drained();
  }

  tool(label: string): void {
    this.send('tool', { label });
  }

  card(card: ChatCard): void {
    this.send('card', card);
  }

  /** Sends the last event. */
  finish(name: 'done' | 'error', data: object): void {
    this.send(name, data);
    this.end();
  }
}
