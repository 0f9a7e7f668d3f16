import type { Plan } from '../../plan/plan.js';

const DAYS = /"said":\{[^}]*\},?/g;
/** Whether two plans ask the same, by whatever name their days were asked for. */
export const isSame = (one: Plan, other: Plan) => keyOf(one) === keyOf(other);
const keyOf = (plan: Plan) =>
  JSON.stringify(Object.entries(plan).sort(([one], [other]) => one.localeCompare(other))).replace(
    DAYS,
    '',
  );
