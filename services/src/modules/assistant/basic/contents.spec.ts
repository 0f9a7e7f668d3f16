import { contentsOf } from './contents.js';
import type { Plan } from '../plan/plan.js';

const of = (filters: Plan['filters'], period?: Plan['period']): Plan => ({
  want: 'list',
  measure: 'jobs',
  filters,
  ...(period && { period }),
});
const full = { name: 'service', values: ['Full Detail'] };

it.each([
  "what's all in the full detail",
  'what do people get with a full detail',
  '¿qué incluye el full detail?',
])('%s', (text) => {
  expect(contentsOf(text, of([full]))).toBe('Full Detail');
});

it('is of no days, no van and no list of jobs', () => {
  const text = 'what is in the full detail';
  expect(contentsOf(text, of([full], { from: '2026-11-23', to: '2026-11-23' }))).toBeUndefined();
  expect(contentsOf('what is in the bay', of([{ name: 'crew', values: ['Bay'] }]))).toBeUndefined();
  expect(contentsOf('what full details are booked', of([full]))).toBeUndefined();
});
