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

/** The customers whom a request names. */
export type Whom =
  /** One of these. */
  | { kind: 'people'; people: readonly Person[]; said: string }
  /** Each of these. */
  | { kind: 'each'; people: readonly Person[]; said: string }
  /** Those of the last answer; `nth` counts from 0, the last one is -1. */
  | { kind: 'last'; isMany?: true; nth?: number; count?: number; first?: number }
  /** Those of a plan: each of them, or the one. */
  | { kind: 'listed'; plan: Plan; said: string; isEach: boolean }
  /** A name that no customer has. */
  | { kind: 'nobody'; said: string };

/** The parts of a request, before ids are looked up for the tool. */
export interface Args {
  whom?: Whom;
  services?: readonly string[];
  addOns?: readonly string[];
  crews?: readonly string[];
  vehicle?: string;
  when?: When;
  /** The destination of a move. */
  to?: When;
  by?: Shift;
  /** Without an hour of its own: a free one. */
  isSoonest?: true;
  /** The service of the last visit. */
  isUsual?: true;
  /** Of several appointments the one at this place; the last one is -1. */
  nth?: number;
  /** Each appointment of the days, or of those that were told. */
  isAll?: true;
  step?: 'confirm' | 'start' | 'finish' | 'no-show';
  purpose?: Purpose;
  /** The person's own words. */
  text?: string;
  channel?: 'sms' | 'email';
  /** About what was drafted or answered before. */
  isAboutThat?: true;
  /** The words of the message before. */
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
  /** The question is of people who are off. */
  isOff?: true;
  asks?: 'open' | 'shut' | 'when';
  /** A condition that no draft can keep. */
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

/** A tool call as a language model would make it, with names in the place of ids. */
export interface Call {
  verb: VerbName;
  tool: string;
  args: Args;
  /** Words of the request that the call has no place for. */
  leftOut: readonly string[];
}

/** Everything a call is carried out with: nothing is saved or sent before somebody confirms. */
export interface Bench extends Desk {
  tools: Toolbox;
  plans: PlanRunner;
  vocabulary: Vocabulary;
  /** Cards in one answer. */
  mostCards: number;
  /** Cards made for this message so far. */
  made: readonly ChatCard[];
  history: readonly ChatTurn[];
  /** The request that the conversation came to last. */
  before?: Call;
  /** Nothing else was asked since. */
  isBeforeLast?: boolean;
  /** The people whom the conversation was about last. */
  lastPeople(): Promise<readonly Person[]>;
}

/** One of the ten things that can be asked for; one file each. */
export interface Verb {
  name: VerbName;
  /** Undefined when the request is about something else. */
  read(request: Request): Promise<Call | undefined>;
  run(call: Call, bench: Bench, request: Request): Promise<Answer | undefined>;
}
