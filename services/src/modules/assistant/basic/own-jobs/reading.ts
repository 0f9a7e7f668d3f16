import type { Days } from '../../../../platform/time/zone.js';
import type { MyJobOfDay } from '../../../scheduling/index.js';

/** What is asked of a job; 'list' is what one sees at once, 'all' whatever is written down for it. */
export type Facet =
  | 'list'
  | 'count'
  | 'length'
  | 'start'
  | 'end'
  | 'place'
  | 'access'
  | 'who'
  | 'phone'
  | 'vehicle'
  | 'service'
  | 'addons'
  | 'notes'
  | 'checklist'
  | 'drive'
  | 'status'
  | 'price'
  | 'all';

/** Which one, by where it stands among others. */
export type Turn = 'next' | 'current' | 'previous' | 'first' | 'second' | 'third' | 'last';
export type Part = 'morning' | 'afternoon' | 'evening';

/** What one word, or a few of them, say. */
export type Piece =
  | { kind: 'facet'; facets: readonly Facet[]; isOnward?: true }
  /** It may only name what is spoken of: 'the next car', 'when'. */
  | { kind: 'hint'; facet: Facet }
  | { kind: 'noun'; isMany?: true }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'beside'; side: 'after' | 'before' }
  /** 'The day after': of the days that were told. */
  | { kind: 'step'; days: 1 | -1 }
  | { kind: 'pronoun'; isPerson?: true }
  | { kind: 'part'; part: Part }
  | { kind: 'days'; resolve: (isPast: boolean) => { from?: string; to?: string } }
  | { kind: 'clock'; time: string }
  | { kind: 'span'; span: string }
  | { kind: 'content'; word: string; ofService: boolean; isName: boolean }
  /** 'I am at Derek's': where one is, after which something may be next. */
  | { kind: 'here' }
  | { kind: 'left' | 'all' | 'and' | 'with' | 'past' | 'glue' };

/** A question of own jobs, every word of which has its place. */
export interface Reading {
  facets: readonly Facet[];
  turn?: Turn;
  side?: 'after' | 'before';
  days?: Days;
  /** So many days after those that were told. */
  step?: 1 | -1;
  clock?: string;
  span?: string;
  part?: Part;
  /** Of a name, a vehicle, a service: all of them are of one job. */
  words: readonly string[];
  isLeft: boolean;
  isPast: boolean;
  /** 'And', 'what about': it goes on. */
  isAnd: boolean;
  /** 'It', 'her': of what was told. */
  isPointing: boolean;
  isOfPerson: boolean;
  /** Jobs are spoken of: 'my jobs', 'work'. */
  isOfJobs: boolean;
  /** Several of them: 'my jobs'. */
  isOfMany: boolean;
  /** 'Where do I go': of what comes, and not of what is being done. */
  isOnward: boolean;
  /** It may be asked of the business as well: 'our address'. */
  isOfBusiness: boolean;
  /** All the days that are seen. */
  isOfAll: boolean;
}

/** Whose jobs, and from when they are seen. */
export interface Sight {
  jobs: readonly MyJobOfDay[];
  today: string;
  /** '14:05' */
  now: string;
  /** The days that are seen at all. */
  window: Days;
  seesPrices: boolean;
}

/** A piece, and how many words it takes. */
export interface PieceFound {
  piece: Piece;
  length: number;
}
