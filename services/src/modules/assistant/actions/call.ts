import type { Answer, Desk } from '../answers/answer.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatTurn } from '../dto/chat.dto.js';
import type { Person, Vocabulary } from '../language/pieces/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import type { PlanRunner } from '../plan/run.js';
import type { Purpose } from '../tools/message-texts.js';
import type { Condition, Size } from '../tools/suggest-price.js';
import type { Toolbox } from '../tools/toolbox.js';
import type { Request } from './request.js';
import type { Shift } from './shift.js';
import type { When } from './when.js';

/** Customers that a request names. */
export type Whom =
  /** One of several candidates. */
  | { kind: 'people'; people: readonly Person[]; said: string }
  /** All of them. */
  | { kind: 'each'; people: readonly Person[]; said: string }
  /** Customers of the last answer; `nth` is a 0-based position, and -1 is the last. */
  | { kind: 'last'; isMany?: true; nth?: number; count?: number; first?: number }
  /** Customers that a plan lists. */
  | { kind: 'listed'; plan: Plan; said: string; isEach: boolean }
  /** A name without a matching customer. */
  | { kind: 'nobody'; said: string };

/** Arguments before ids are looked up for the tool. */
export interface Args {
  whom?: Whom;
  services?: readonly string[];
  addOns?: readonly string[];
  crews?: readonly string[];
  vehicle?: string;
  when?: When;
  /** Destination of a move. */
  to?: When;
  by?: Shift;
  /** No time given: take the first free one. */
  isSoonest?: true;
  /** Service of the customer's last visit. */
  isUsual?: true;
  /** Position among several appointments; -1 is the last. */
  nth?: number;
  /** All appointments of the days, or of the previous answer. */
  isAll?: true;
  step?: 'confirm' | 'start' | 'finish' | 'no-show';
  purpose?: Purpose;
  /** Text of the message in the user's own words. */
  text?: string;
  channel?: 'sms' | 'email';
  /** Refers to the previous draft or answer. */
  isAboutThat?: true;
  /** Reuses the text of the previous message. */
  isSame?: true;
  site?: string;
  minutes?: number;
  isFirst?: true;
  isLongest?: true;
  size?: Size;
  condition?: Condition;
  order?: 'cheapest' | 'dearest';
  cents?: { to?: number; by?: number; percent?: number };
  name?: string;
  phone?: string;
  email?: string;
  /** Asks who is off. */
  isOff?: true;
  asks?: 'open' | 'shut' | 'when';
  /** Exclusion that no draft can express, as typed. */
  excepted?: string;
}

export type VerbName =
  | 'book'
  | 'move'
  | 'cancel'
  | 'step'
  | 'message'
  | 'customer'
  | 'change price'
  | 'price'
  | 'free time'
  | 'look up';

/** Tool call as a language model would make it, with names instead of ids. */
export interface Call {
  verb: VerbName;
  tool: string;
  args: Args;
  /** Words of the request that have no argument. */
  leftOut: readonly string[];
}

/** Dependencies of a call. Nothing is saved or sent before the user confirms a draft. */
export interface Bench extends Desk {
  tools: Toolbox;
  plans: PlanRunner;
  vocabulary: Vocabulary;
  /** Maximum of cards in one answer. */
  mostCards: number;
  /** Cards already made for this message. */
  made: readonly ChatCard[];
  history: readonly ChatTurn[];
  /** Last request of the conversation. */
  before?: Call;
  /** No other question came after that request. */
  isBeforeLast?: boolean;
  /** Customers of the latest answer. */
  lastPeople(): Promise<readonly Person[]>;
}

/** One of ten kinds of request; each has its own file. */
export interface Verb {
  name: VerbName;
  /** Undefined for a request of another kind. */
  read(request: Request): Promise<Call | undefined>;
  run(call: Call, bench: Bench, request: Request): Promise<Answer | undefined>;
}
