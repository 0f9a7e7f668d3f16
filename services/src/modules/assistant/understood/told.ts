import type { Facts } from '../plan/facts.js';
import type { Language, Plan } from '../plan/plan.js';

/** What a question was taken to mean, as a follow-up changes it. */
export interface Meaning {
  plan: Plan;
  /** The one it was asked in. */
  language: Language;
}

/** An answer of the records before it is words. */
export interface Told extends Meaning {
  facts: Facts;
}

/**
 * The plan with the days that the answer said it took: what is changed then is what was seen. Not with what else
 * the runner made of it, which belongs to those days.
 */
export function meaningOf({ plan, facts, language }: Told): Meaning {
  const period = plan.period ?? facts.plan.period;
  return { plan: { ...plan, ...(period && { period }) }, language };
}
