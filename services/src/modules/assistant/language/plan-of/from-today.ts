import type { Plan } from '../../plan/plan.js';

export const TO_COME = { name: 'status', values: ['upcoming'] };
const isOver = ({ name, not, values }: Plan['filters'][number]) =>
  name === 'status' && !not && !values.includes('upcoming');
/** Next job: the rest of a current period, or any day from today after a past one. */
export function fromToday(plan: Plan, today: string): Plan {
  const { from, to } = plan.period ?? {};
  if (from !== undefined && from > today) return plan;
  const { period: _period, ...open } = plan;
  const isUnderWay = from !== undefined && to !== undefined && to >= today;
  const kept = plan.filters.filter((each) => !isOver(each));
  const isSaid = kept.some(({ name, not }) => name === TO_COME.name && !not);
  return {
    ...open,
    measure: plan.measure === 'visits' ? 'jobs' : plan.measure,
    filters: isSaid ? kept : [...kept, TO_COME],
    ...(isUnderWay && { period: { from: today, to } }),
  };
}
