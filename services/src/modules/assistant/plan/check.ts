import { ArgumentProblem } from './arguments.js';
import { isByChange } from './by-change.js';
import { hasKindsOfDays } from './per.js';
import type { Counts, Group, Measure } from './definitions.js';
import type { Plan } from './plan.js';
import { conditionOf, groupOf, measureOf, rowsOf, type Condition } from './question.js';

/** Whether each group is a period of its own, such as a month. Another period then has none of them. */
const isOfCalendar = ({ isTime, rows }: Group) => isTime && rows.includes('customers');

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Error for parts of a plan that do not fit together. It suggests another question. */
function problemOf(plan: Plan): string | undefined {
  const measure = measureOf(plan.measure);
  const group = plan.group === undefined ? undefined : groupOf(plan.group);
  const conditions = plan.filters.map(conditionOf);
  return (
    withGroup(plan, measure, group) ??
    withFilters(measure, group, conditions) ??
    withCompare(plan, measure, group) ??
    withPer(plan, measure) ??
    byName(plan, measure) ??
    ofChange(plan, measure) ??
    (measure.isShare && conditions.length === 0 && !group
      ? 'I can tell the share of something: say of what, for example "what share of revenue is ceramic?".'
      : undefined)
  );
}

function withGroup({ want }: Plan, measure: Measure, group?: Group): string | undefined {
  if (!group) return undefined;
  if (want !== 'value')
    return `I can't split a list ${group.title.en}. Ask how many, or for a figure, ${group.title.en}.`;
  const isFit =
    measure.rows === 'jobs'
      ? group.rows.includes('jobs')
      : group.rows.includes('customers') || (measure.overJobs && group.name !== 'customer');
  return isFit
    ? undefined
    : `I can't split ${lower(measure.title.en)} ${group.title.en}. Jobs and revenue can be split that way.`;
}

/** A no-show counts as cancelled. */
const isAmong = (status: string, counts: Counts) => status === 'no-show' && counts === 'cancelled';

const COUNTED: Record<Counts, string> = {
  completed: 'completed jobs',
  cancelled: 'cancelled jobs',
  booked: 'jobs that were not cancelled',
};

function withFilters(
  measure: Measure,
  group: Group | undefined,
  conditions: readonly Condition[],
): string | undefined {
  const rows = rowsOf({ measure, group });
  const title = lower(measure.title.en);
  const unfit = conditions.find(({ kind }) => !kind.rows.includes(rows));
  if (unfit)
    return `I can't look only at ${unfit.kind.said(unfit.values, 'en', unfit.not)} for ${title}. Ask for customers, for example "which customers are due?".`;
  const ofSome = conditions.find(
    ({ kind, not, only }) => only && (not || kind.of !== 'job' || rows !== 'customers'),
  );
  if (ofSome)
    return `I can't tell of ${title} what is only ever ${ofSome.kind.said(ofSome.values, 'en', ofSome.not)}. Ask for customers, for example "which customers only get washes?".`;
  const { counts } = measure;
  const isFixed = counts === 'completed' || counts === 'cancelled';
  const contradicts = conditions.some(
    ({ kind, values, not }) =>
      kind.name === 'status' &&
      isFixed &&
      (not || values.some((each) => each !== counts && !isAmong(each, counts))),
  );
  if (!contradicts || !counts) return undefined;
  return `I can't do that: ${title} counts ${COUNTED[counts]} only. Ask how many jobs, what they are worth, or what was lost to cancellations.`;
}

function withCompare({ compare, want }: Plan, measure: Measure, group?: Group) {
  if (compare === undefined) return undefined;
  if (want !== 'value')
    return `I can't compare two lists. Ask how many, or for a figure: "how many jobs this month compared with last month?".`;
  if (measure.unit === 'day')
    return `I can't compare days like the ${lower(measure.title.en)}. Ask for each one separately.`;
  if (group && isOfCalendar(group)) {
    return `I can either split ${group.title.en} or compare two stretches of days, not both at once. Ask for one of them.`;
  }
  return undefined;
}

/** Sums and counts have an average per day. Averages and shares have none. */
function withPer({ per, want, group, compare }: Plan, { unit, title, rows, isMean }: Measure) {
  if (per === undefined) return undefined;
  const isSum =
    rows === 'jobs' && !isMean && (unit === 'money' || unit === 'count' || unit === 'hours');
  if (!isSum)
    return `I can't tell ${lower(title.en)} per ${per}. Ask for revenue, jobs or hours per ${per}.`;
  const isSplit = group !== undefined && !(per === 'day' && hasKindsOfDays(group));
  if (want !== 'value' || isSplit || compare !== undefined)
    return `I can tell the average per ${per} of one stretch of days, without splitting or comparing it. Ask for one at a time.`;
  return undefined;
}

const ofChange = ({ order, group, compare }: Plan, { unit, isMean, isShare }: Measure) =>
  isByChange(order) &&
  (group === undefined ||
    group === 'customer' ||
    compare === undefined ||
    isMean === true ||
    isShare === true ||
    !(unit === 'money' || unit === 'count' || unit === 'hours'))
    ? 'What grew or fell the most I can tell of the revenue, jobs or hours of services, crews, kinds of cars or weekdays, beside other days. Ask for example "which service grew the most this month?".'
    : undefined;

const byName = ({ order, want, group }: Plan, { rows }: Measure) =>
  order === 'name' && (rows !== 'customers' || want !== 'list' || group !== undefined)
    ? 'Only a list of customers can stand by name. Jobs stand by day, or by price.'
    : undefined;

/** Throws an {@link ArgumentProblem} about parts that do not go together. */
export function checkTogether(plan: Plan): void {
  const problem = problemOf(plan);
  if (problem !== undefined) throw new ArgumentProblem(problem);
}
