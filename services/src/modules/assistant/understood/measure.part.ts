import type { Measure } from '../plan/definitions.js';
import { MEASURES } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { measureOf } from '../plan/question.js';
import { capitalized } from '../plan/say/scope.js';
import type { PartOf } from './part.js';

const LABEL = { en: 'What', es: 'Qué' };
/** Measures whose rows can be listed. */
const LISTED = new Set(['jobs', 'customers', 'visits', 'cancelled', 'new_customers']);

/** Whether two measures are the same figure under two names. */
const isSame = (one: Measure, other: Measure) =>
  one.sql === other.sql &&
  one.rows === other.rows &&
  one.counts === other.counts &&
  one.at === other.at &&
  one.isShare === other.isShare;

const isOfSomebody = ({ filters, group }: Plan) =>
  group === 'customer' || filters.some(({ name }) => name === 'customer');

/** Whether a measure can be offered. The day of a visit needs a customer. */
const isOffered = (measure: Measure, plan: Plan) => measure.unit !== 'day' || isOfSomebody(plan);

export const measurePart: PartOf = ({ plan, facts, language }) => {
  const now = measureOf(facts.plan.measure);
  const others = MEASURES.filter(
    (each, index) =>
      !isSame(each, now) &&
      isOffered(each, plan) &&
      MEASURES.findIndex((first) => isSame(first, each)) === index,
  );
  return {
    part: 'measure',
    label: LABEL[language],
    value: capitalized(now.title[language]),
    choices: others.map(({ name, title }) => ({
      value: name,
      label: capitalized(title[language]),
      plan: { ...plan, measure: name, ...(!LISTED.has(name) && { want: 'value' as const }) },
    })),
  };
};
