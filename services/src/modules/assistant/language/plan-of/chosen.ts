import type { Parts } from '../pieces/parts.js';

/** The more particular one is meant where several are named. */
const PARTICULAR =
  'no_show_rate|cancel_rate|lost|no_shows|gap|between|days_worked|per_hour|share_of_jobs|share_of_customers|share|average|new_customers|' +
  'next_visit|length|per_customer|last_visit|spent|worth|hours|visits|cancelled|revenue|jobs|customers';

export const best = (names: readonly string[]): string | undefined =>
  PARTICULAR.split('|').find((name) => names.includes(name));

export interface Chosen {
  measure: string;
  /** One job: the next, the last, the one that cost the most or took longest. */
  one?: 'next_visit' | 'last_visit' | 'first_visit' | 'biggest' | 'longest' | 'shortest';
  /** It was named, not guessed from how the question is asked. */
  isNamed: boolean;
}

export interface Known {
  parts: Parts;
  /** Named by words that are nothing else; by any; and by those that count. */
  sure: readonly string[];
  weak: readonly string[];
  names: readonly string[];
  /** The most particular of them, in the light of what is counted. */
  chosen: string | undefined;
  /** An average of what else is named. */
  isAverage: boolean;
}

/** One way to know what is to be worked out; 'nothing' where that is no figure and no list. */
export type MeasureRule = (known: Known) => Chosen | 'nothing' | undefined;

export const named = (measure: string): Chosen => ({ measure, isNamed: true });
export const guessed = (measure: string): Chosen => ({ measure, isNamed: false });

/** The job itself is told, since it has a time and a service as well. */
export const NEXT: Chosen = { measure: 'jobs', isNamed: true, one: 'next_visit' };
export const FIRST: Chosen = { measure: 'visits', isNamed: true, one: 'first_visit' };
export const LAST: Chosen = { measure: 'visits', isNamed: true, one: 'last_visit' };
