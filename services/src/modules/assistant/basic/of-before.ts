import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { addsTo, asksAbout, changesForm, isOfRows } from '../language/turns/follow-up.js';
import { tokensOf } from '../words/tokens.js';
import type { Understanding } from '../language/understanding.js';
import type { Plan } from '../plan/plan.js';

const ANY = new Phrases(
  everyOf('|and', 'any|anyone|anybody|which one|which ones', 'with|of|from|who|that'),
);

/** Whether a question would be of something else without the one before it. */
export const isOfBefore = (text: string) =>
  addsTo(text) ||
  isOfRows(text) ||
  asksAbout(text) ||
  changesForm(text) ||
  ANY.lengthAt(tokensOf(text), 0) > 0;

/** 'Who cancelled that month' is of that month, also where it is a question of its own. */
export function withDaysOf(
  first: Plan | undefined,
  isSaid: boolean,
  understood: Understanding,
): Understanding {
  const { plan } = understood;
  return isSaid && first?.period && plan && !plan.period
    ? { ...understood, plan: { ...plan, period: first.period } }
    : understood;
}

const OF_PEOPLE = new Phrases('they|them|their|those|these|em|ellos|ellas|esos|esas');
/** What they came to together is told with the ranking. */
const TOGETHER = new Phrases(
  'total|together|altogether|combined|sum',
  everyOf('how much', 'is|was|are|were'),
);
export function pointsAtPeople(text: string): boolean {
  const words = tokensOf(text);
  return OF_PEOPLE.in(words) !== undefined && TOGETHER.in(words) === undefined;
}

export const customersPlanOf = (values: string[]): Plan => ({
  want: 'list',
  measure: 'customers',
  filters: [{ name: 'customer', values }],
});
