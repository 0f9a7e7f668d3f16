import type { Token } from '../../words/tokens.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Plan } from '../../plan/plan.js';
import { MOST_PEOPLE, type GroupPlace } from './group.js';

/** Who is meant, as the words say it. */
export type Whom =
  | { kind: 'people'; people: readonly Person[]; said: string }
  /** Whoever the last answer was about; of several each, where all of them are meant. */
  | {
      kind: 'last';
      isEach?: true;
      isMany?: true;
      nth?: number;
      count?: number;
      first?: number;
      /** Those of them of whom this holds. */
      only?: Plan['filters'];
    }
  /** Everybody of whom this plan is. */
  | { kind: 'everybody'; plan: Plan; said: string }
  /** Each of these. */
  | { kind: 'several'; people: readonly Person[]; said: string }
  /** Whoever has what this plan lists; on a weekday that is over today it is the next one. */
  | { kind: 'booked'; plan: Plan; said: string; isWeekday?: true }
  /** One whose vehicle has all of these words. */
  | { kind: 'vehicle'; words: readonly string[]; said: string }
  /** Part of a phone number. */
  | { kind: 'phone'; digits: string; said: string };

/** And which words say so. */
export interface FoundWhom {
  whom: Whom;
  from: number;
  to: number;
}

export interface Place extends GroupPlace {
  text: string;
  /** Whether the words may be a name, and no others. */
  mayBeName: boolean;
}

/** As it was typed. */
export const said = (text: string, tokens: readonly Token[], from: number, to: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

export const jobsPlan = (period: Plan['period'], filters: Plan['filters'] = []): Plan => ({
  ...{ want: 'list', measure: 'jobs', filters, period, limit: MOST_PEOPLE },
});
export const customersPlan = (filters: Plan['filters']): Plan => ({
  ...{ want: 'list', measure: 'customers', filters, limit: MOST_PEOPLE },
});
export const vehicleFilters = (words: readonly string[]) =>
  words.map((word) => ({ name: 'vehicle', values: [word] }));
