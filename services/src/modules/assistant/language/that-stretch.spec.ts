import type { Plan } from '../plan/plan.js';
import { narrowedTo, ofStretch, pointsAtFirst } from './that-stretch.js';

const best = (group: string): Plan => ({
  ...{ want: 'value', measure: 'revenue', filters: [] },
  ...{ group, order: 'most', limit: 1 },
});

it.each([
  ['day', '2026-10-24', '2026-10-24', '2026-10-24'],
  ['week', '2026-10-19', '2026-10-19', '2026-10-25'],
  ['month', '2026-10', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-Q3', '2026-07-01', '2026-09-30'],
  ['year', '2026', '2026-01-01', '2026-12-31'],
])('is the days of the %s that stood first', (group, key, from, to) => {
  expect(narrowedTo(best(group), key)).toEqual({
    ...{ want: 'value', measure: 'revenue', filters: [], period: { from, to } },
  });
});

it.each([
  'how much was it',
  'what was the average that month',
  'who came in that week',
  'cuanto fue',
])('%s is of the first', (text) => {
  expect(pointsAtFirst(text, best('month'))).toBe(true);
  expect(pointsAtFirst(text, best('service'))).toBe(false);
});

it('asks the same of its days', () => {
  expect(ofStretch('what was the average that month')).toBe('and what was the average');
  expect(ofStretch('how much was it')).toBe('how much was it');
});
