import type { ChatCard } from './dto/card.dto.js';

/** Hears an answer while it is made. */
export interface Listener {
  delta(text: string): void;
  tool(label: string): void;
  card(card: ChatCard): void;
}
