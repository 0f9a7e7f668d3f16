import { addDays, addMonths } from '../../../../platform/time/zone.js';
import type { Filter } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { numberOf } from '../periods/rule.js';
import { Sayings } from '../forms/sayings.js';

const AGO = new Sayings(
  ['{longer}? {count} {unit} ago'],
  {
    longer: 'more than|over|at least|longer than',
    count: String.raw`[^ ]+`,
    unit: '(?:day|week|month|year)s?',
  },
  'anywhere',
);
const MONTHS: Record<string, number> = { month: 1, year: 12 };
const DAYS: Record<string, number> = { day: 1, week: 7 };

/** 'Coated more than a year ago', 'coated since June': by the day that the vehicle's record has. */
export function coatedOn(parts: Parts, today: string): Filter[] {
  const coated = parts
    .all('value')
    .find(({ span, tag }) => tag.filter === 'coating' && span.words.at(-1) === 'coated')?.span;
  if (!coated) return [];
  const after = parts.spans.slice(parts.spans.indexOf(coated) + 1);
  const text = after.flatMap(({ words }) => words).join(' ');
  const found = AGO.find(text);
  if (found) {
    const { longer, count = '', unit: said = '' } = found;
    const ago = [longer, count, said, 'ago'].join(' ').trim();
    const unit = said.replace(/s$/, '');
    const number = count === 'a' || count === 'an' ? 1 : ((Number(count) || numberOf(count)) ?? 0);
    const day = daysAgo(today, number, unit);
    if (number === 0) return [];
    parts.use(coated, ...after.filter(({ words }) => ago.includes(words.join(' '))));
    return longer
      ? [{ name: 'coated_before', values: [day] }]
      : [
          { name: 'coated_since', values: [daysAgo(today, number + 1, unit)] },
          { name: 'coated_before', values: [addDays(day, 1)] },
        ];
  }
  const [days] = parts.periods();
  if (!days) return [];
  const { from, to } = days.period.resolve({ today, looks: 'back' });
  parts.use(coated, days.span);
  return [
    ...(from === undefined ? [] : [{ name: 'coated_since', values: [from] }]),
    ...(to === undefined || to >= today
      ? []
      : [{ name: 'coated_before', values: [addDays(to, 1)] }]),
  ];
}

const daysAgo = (today: string, count: number, unit: string) =>
  unit in MONTHS
    ? addMonths(today, -count * (MONTHS[unit] ?? 1))
    : addDays(today, -count * (DAYS[unit] ?? 1));
