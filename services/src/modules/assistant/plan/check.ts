import { ArgumentProblem } from '../tools/arguments.js';
import type { Group, Measure } from './definitions.js';
import type { Plan } from './plan.js';
import { conditionOf, groupOf, measureOf, rowsOf, type Condition } from './question.js';

/** Groups of which each is a stretch of days of its own: another stretch has none of them. */
const isOfCalendar = ({ isTime, rows }: Group) => isTime && rows.includes('customers');

/** What it does not go together with is said, rather than left out. */
function problemOf(plan: Plan): string | undefined {
  const measure = measureOf(plan.measure);
  const group = plan.group === undefined ? undefined : groupOf(plan.group);
  const conditions = plan.filters.map(conditionOf);
  return (
    withGroup(plan, measure, group) ??
    withFilters(measure, group, conditions) ??
    withCompare(plan, measure, group) ??
    (measure.isShare && conditions.length === 0 && !group
      ? 'A share needs a filter or a group: of what it is the share.'
      : undefined)
  );
}

function withGroup({ want }: Plan, measure: Measure, group?: Group): string | undefined {
  if (!group) return undefined;
  if (want !== 'value') return 'A list has no groups: ask for a value.';
  const isFit =
    measure.rows === 'jobs'
      ? group.rows.includes('jobs')
      : group.rows.includes('customers') || (measure.overJobs && group.name !== 'customer');
  return isFit ? undefined : `"${measure.name}" cannot be split by "${group.name}".`;
}

function withFilters(
  measure: Measure,
  group: Group | undefined,
  conditions: readonly Condition[],
): string | undefined {
  const rows = rowsOf({ measure, group });
  const unfit = conditions.find(({ kind }) => !kind.rows.includes(rows));
  if (unfit) return `"${unfit.kind.name}" cannot be put on ${rows}.`;
  const isFixed = measure.counts === 'completed' || measure.counts === 'cancelled';
  const contradicts = conditions.some(
    ({ kind, values, not }) =>
      kind.name === 'status' && isFixed && (not || values.some((each) => each !== measure.counts)),
  );
  return contradicts
    ? `"${measure.name}" is of ${measure.counts} jobs only: another status cannot be put.`
    : undefined;
}

function withCompare({ compare, want }: Plan, measure: Measure, group?: Group) {
  if (compare === undefined) return undefined;
  if (want !== 'value') return 'A list is not compared: ask for a value.';
  if (measure.unit === 'day') return `"${measure.name}" is a day: it is not compared.`;
  if (group && isOfCalendar(group)) {
    return 'Either split by days, weeks, months or years, or compare.';
  }
  return undefined;
}

/** Throws an {@link ArgumentProblem} about parts that do not go together. */
export function checkTogether(plan: Plan): void {
  const problem = problemOf(plan);
  if (problem !== undefined) throw new ArgumentProblem(problem);
}
