import { addsTo, asksAbout, changesForm, isOfRows } from '../language/follow-up.js';
import type { Understanding } from '../language/understand.js';
import type { Plan } from '../plan/plan.js';

const ANY = /^(?:and )?(?:any|anyone|anybody|which ones?) (?:with|of|from|who|that)\b/i;

/** Whether a question would be of something else without the one before it. */
export const isOfBefore = (text: string) =>
  addsTo(text) || isOfRows(text) || asksAbout(text) || changesForm(text) || ANY.test(text);

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

const OF_PEOPLE = /\b(?:they|them|their|those|these|'?em|ell[oa]s|es[oa]s)\b/i;
/** What they came to together is told with the ranking. */
const TOGETHER = /\b(?:total|together|altogether|combined|sum|how much (?:is|was|are|were))\b/i;
export const pointsAtPeople = (text: string) => OF_PEOPLE.test(text) && !TOGETHER.test(text);

export const customersPlanOf = (values: string[]): Plan => ({
  want: 'list',
  measure: 'customers',
  filters: [{ name: 'customer', values }],
});
