import type { ChatCard } from './dto/card.dto.js';

/** Hears an answer while it is made. */
export interface Listener {
  /** Whoever hears slowly answers a promise, and is waited for. */
  delta(text: string): void | Promise<void>;
  tool(label: string): void;
  card(card: ChatCard): void;
}
