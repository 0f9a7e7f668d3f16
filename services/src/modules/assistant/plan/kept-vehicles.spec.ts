import { addDays } from '../../../platform/time/zone.js';
import { monthsOf } from './kept-vehicles.js';

/** Number of times that each day is counted. */
function countedDays(from: string, to: string): Record<string, number> {
  const months = monthsOf({ from, to });
  const days: Record<string, number> = {};
  const add = (first: string, before: string, sign: number) => {
    for (let day = first; day < before; day = addDays(day, 1)) days[day] = (days[day] ?? 0) + sign;
  };
  add(months?.from ?? '', months?.before ?? '', 1);
  for (const rest of months?.rests ?? []) add(rest.from, rest.before, rest.sign);
  return Object.fromEntries(Object.entries(days).filter(([, count]) => count !== 0));
}

it.each([
  ['whole months', '2026-01-01', '2026-03-31'],
  ['the beginning of the last month', '2026-01-01', '2026-03-05'],
  ['nearly the whole of it', '2026-01-01', '2026-03-30'],
  ['the end of the first month', '2026-01-28', '2026-03-31'],
  ['nearly the whole first month', '2026-01-03', '2026-03-31'],
  ['neither whole', '2025-11-20', '2026-02-11'],
  ['a month but for its ends', '2026-01-03', '2026-01-29'],
])('%s: every day counts once', (_what, from, to) => {
  const counted = countedDays(from, to);
  const days = Object.keys(counted).sort();
  expect([days[0], days.at(-1)]).toEqual([from, to]);
  expect(new Set(Object.values(counted))).toEqual(new Set([1]));
  expect(days).toHaveLength((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
});

it('few days in no whole month have none', () => {
  expect(monthsOf({ from: '2026-01-20', to: '2026-02-10' })).toBeUndefined();
});

it('days without an end are whole months but for the first', () => {
  expect(monthsOf({ from: '2026-01-30' })).toEqual({
    from: '2026-02-01',
    rests: [{ from: '2026-01-30', before: '2026-02-01', sign: 1 }],
  });
  expect(monthsOf({})).toEqual({ rests: [] });
});
