import type { SpanArgs } from '../tools/span.js';
import type { Condition, Size } from '../tools/suggest-price.js';
import type { Booking, Request } from './drafting.js';

export type Refusal = 'others' | 'secrets' | 'writing' | 'weather';

/** What can be answered without a language model. */
export type Intent =
  | { kind: 'free'; span?: SpanArgs; minutes?: number }
  | { kind: 'customer'; name: string; wants: 'card' | 'history' }
  | { kind: 'prices' }
  | { kind: 'priceOf'; size?: Size; condition?: Condition }
  | ({ kind: 'book' } & Booking)
  | ({ kind: 'message' } & Request)
  | { kind: 'refuse'; what: Refusal }
  | { kind: 'greeting' }
  | { kind: 'safety' }
  | { kind: 'howToBook' };

/** A message, and with what it follows up. */
export interface Question {
  text: string;
  topic: string;
  today: string;
}
/** Whether a question is of one kind; the first that says so decides. */
export type Route = (question: Question) => Intent | undefined;
