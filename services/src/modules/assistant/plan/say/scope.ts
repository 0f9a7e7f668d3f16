import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';

/** Lead of conditions on the jobs of customers. */
const JOBS = {
  en: { with: 'with jobs:', without: 'without jobs:', only: 'only with jobs:' },
  es: { with: 'con trabajos:', without: 'sin trabajos:', only: 'solo con trabajos:' },
};

type Condition = Facts['conditions'][number];
const DONE = { en: ' (completed)', es: ' (terminados)' };
const isOfTheirs = ({ kind, not, only }: Condition) => kind.of === 'job' && !not && !only;
const isDone = (each: Condition) =>
  each.kind.name === 'status' && isOfTheirs(each) && each.values.join() === 'completed';

/** Filter for the other bound of a number. 'Two or more' and 'two or fewer' together mean two. */
const otherBound = (name: string) =>
  name.endsWith('_at_most')
    ? name.replace('_at_most', '_at_least')
    : name.replace('_at_least', '_at_most');
const isExact = ({ kind, values, not }: Condition, all: readonly Condition[]) => {
  const other = otherBound(kind.name);
  return (
    other !== kind.name &&
    !not &&
    all.some(
      (each) => each.kind.name === other && each.values.join() === values.join() && !each.not,
    )
  );
};
const OR_MORE = / (?:or (?:more|longer)|o más)\b/;

const isStatus =
  (value: string) =>
  ({ kind, values }: Condition) =>
    kind.name === 'status' && values.join() === value;
const [isUnderWay, isToCome] = [isStatus('in-progress'), isStatus('upcoming')];

/** Scope of an answer besides its measure: 'Ceramic Coating', 'Saturdays', 'October 2026'. */
export function scopeOf({ conditions, days, rows, measure, plan }: Facts, language: Language) {
  const isOfAll = rows === 'customers' && (measure.at !== undefined || !hasDays(plan));
  // A condition 'completed' describes the other named jobs. It is not one more job.
  const isOfDone =
    rows === 'customers' &&
    conditions.some(isDone) &&
    conditions.some((each) => isOfTheirs(each) && !isDone(each));
  const said = (condition: Condition): string => {
    if (!isExact(condition, conditions)) return saidAlone(condition);
    const isUpper = condition.kind.name.endsWith('_at_most');
    return isUpper ? '' : saidAlone(condition).replace(OR_MORE, '');
  };
  const saidAlone = (condition: Condition) => {
    const { kind, values, not, only } = condition;
    // An upcoming job is not under way, so one of the two conditions is enough.
    if (isUnderWay(condition) && not && conditions.some(isToCome)) return '';
    if (isOfDone && isDone(condition)) return '';
    if (isOfAll && kind.saidOfCustomers) return kind.saidOfCustomers(values, language, not);
    if (rows === 'jobs' || kind.of === 'customer') return kind.said(values, language, not);
    const lead = JOBS[language][only ? 'only' : not ? 'without' : 'with'];
    const done = isOfDone && isOfTheirs(condition) ? DONE[language] : '';
    return `${lead} ${kind.said(values, language, false)}${done}`;
  };
  const [others, own] = [true, false].map((is) =>
    conditions.filter(({ kind }) => (kind.isOfOtherDays ?? false) === is).map(said),
  );
  const parts = [...(own ?? []), ...(days ? [days[language]] : []), ...(others ?? [])];
  return parts.filter((part) => part !== '');
}

const hasDays = ({ period }: Facts['plan']) =>
  period?.from !== undefined || period?.to !== undefined;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const PER = {
  day: { en: 'per day on average', es: 'al día en promedio' },
  week: { en: 'per week on average', es: 'a la semana en promedio' },
  month: { en: 'per month on average', es: 'al mes en promedio' },
};

/** 'Revenue by service, Saturdays, October 2026' */
export function headOf(facts: Facts, language: Language): string {
  const group = facts.group ? ` ${facts.group.title[language]}` : '';
  const per = facts.averaged ? ` ${PER[facts.averaged.per][language]}` : '';
  const title = capitalized(facts.measure.title[language]) + per + group;
  // A condition with the words of the group is left out.
  const scope = scopeOf(facts, language).filter((part) => part !== facts.group?.title[language]);
  return [title, ...scope].join(', ');
}
