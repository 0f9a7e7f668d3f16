import type { Parts } from '../pieces/parts.js';

/** Measures from specific to general; of several named ones the first is chosen. */
const PARTICULAR =
  'no_show_rate|cancel_rate|lost|no_shows|gap|between|days_worked|per_hour|share_of_jobs|share_of_customers|share|average|new_customers|' +
  'next_visit|length|per_customer|last_visit|spent|worth|hours|visits|cancelled|revenue|jobs|customers';

export const best = (names: readonly string[]): string | undefined =>
  PARTICULAR.split('|').find((name) => names.includes(name));

export interface Chosen {
  measure: string;
  /** Single job: next, last, most expensive or longest. */
  one?: 'next_visit' | 'last_visit' | 'first_visit' | 'biggest' | 'longest' | 'shortest';
  /** A word names the measure; otherwise it is a guess from the form of the question. */
  isNamed: boolean;
}

export interface Known {
  parts: Parts;
  /** Measures of unambiguous words, of all words, and of those that count. */
  sure: readonly string[];
  weak: readonly string[];
  names: readonly string[];
  /** Most specific measure, considering the counted noun. */
  chosen: string | undefined;
  /** Asks for an average of the measure. */
  isAverage: boolean;
}

/** Rule that finds the measure; 'nothing' rejects the question as neither figure nor list. */
export type MeasureRule = (known: Known) => Chosen | 'nothing' | undefined;

export const named = (measure: string): Chosen => ({ measure, isNamed: true });
export const guessed = (measure: string): Chosen => ({ measure, isNamed: false });

/** Whole job instead of its date, because the row also has a time and a service. */
export const NEXT: Chosen = { measure: 'jobs', isNamed: true, one: 'next_visit' };
export const FIRST: Chosen = { measure: 'visits', isNamed: true, one: 'first_visit' };
export const LAST: Chosen = { measure: 'visits', isNamed: true, one: 'last_visit' };
