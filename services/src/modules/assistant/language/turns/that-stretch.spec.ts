import type { Plan } from '../../plan/plan.js';
import { ofStretch } from '../forms/stretch-words.js';
import { narrowedTo, pointsAtDays, pointsAtFirst } from './that-stretch.js';

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
  'who came in then',
  'cuanto fue',
])('%s is of the first', (text) => {
  expect(pointsAtFirst(text, best('month'))).toBe(true);
});

it.each([
  'what was the average that month',
  'is that more than last year',
  'who came in that week',
])('%s is of no service that stood first', (text) => {
  expect(pointsAtFirst(text, best('service'))).toBe(false);
});

it('is of the weekday that stood first', () => {
  expect(pointsAtFirst('how much does it make', best('weekday'))).toBe(true);
});

it('asks the same of its days', () => {
  expect(ofStretch('what was the average that month')).toBe('and what was the average');
  expect(ofStretch('how much was it')).toBe('how much was it');
});

it.each([
  ['service', 'how much does it bring per hour', 'service'],
  ['crew', 'how many jobs did that van do', 'crew'],
  ['make', 'what do we charge for it', 'vehicle'],
  ['vehicle_kind', 'how long does it take', 'vehicle'],
  ['service', 'how much was it', 'service'],
  ['service', 'who gets it the most', 'service'],
  ['service', 'how much of revenue is that', 'service'],
  ['service', 'who booked it last', 'service'],
  ['service', 'how many of it did we sell in june', 'service'],
  ['service', 'has that changed since last year', 'service'],
  ['crew', 'what jobs has it on friday', 'crew'],
])('of a ranking by %s is the first: %s', (group, text, name) => {
  expect(pointsAtFirst(text, best(group))).toBe(true);
  expect(narrowedTo(best(group), 'x')?.filters).toEqual([{ name, values: ['x'] }]);
});

it.each(['who is in that day', 'how much was it that day', 'qué hicimos ese día'])(
  'is of the one day that was answered: %s',
  (text) => {
    const day: Plan = {
      ...{ want: 'value', measure: 'jobs', filters: [] },
      period: { from: '2026-11-20', to: '2026-11-20' },
    };
    expect(pointsAtDays(text, day)).toBe(true);
    expect(pointsAtDays(text.replace(/day|día/, 'week'), day)).toBe(false);
  },
);

it('ends where what was ranked ended', () => {
  const ranked = { ...best('week'), period: { from: '2026-06-01', to: '2026-11-26' } };
  expect(narrowedTo(ranked, '2026-11-23')?.period).toEqual({
    from: '2026-11-23',
    to: '2026-11-26',
  });
  expect(narrowedTo(ranked, '2026-06-01')?.period).toEqual({
    from: '2026-06-01',
    to: '2026-06-07',
  });
});
