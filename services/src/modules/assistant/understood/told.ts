import type { Facts } from '../plan/facts.js';
import type { Language, Plan } from '../plan/plan.js';

/** A plan that a follow-up can change. */
export interface Meaning {
  plan: Plan;
  /** Language of the question. */
  language: Language;
}

/** Plan and result, before they become text. */
export interface Told extends Meaning {
  facts: Facts;
}

/**
 * The plan with the period of the answer, because the person saw that one. Other changes of the runner stay out,
 * because they belong to that period.
 */
export function meaningOf({ plan, facts, language }: Told): Meaning {
  const period = plan.period ?? facts.plan.period;
  return { plan: { ...plan, ...(period && { period }) }, language };
}
