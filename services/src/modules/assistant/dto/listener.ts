import type { ChatCard } from './card.dto.js';

/** Receives the parts of a streamed answer. */
export interface Listener {
  /** A slow receiver returns a promise, which is awaited (backpressure). */
  delta(text: string): void | Promise<void>;
  tool(label: string): void;
  card(card: ChatCard): void;
}
