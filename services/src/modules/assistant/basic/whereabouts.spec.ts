import type { Plan } from '../plan/plan.js';
import { whereaboutsOf } from './whereabouts.js';

const TODAY = '2026-11-25';
const crew = { name: 'crew', values: ['Van 1'] };
const list: Plan = { want: 'list', measure: 'jobs', filters: [crew] };

it('where a van is nobody writes down: that is said before its jobs of today', () => {
  const found = whereaboutsOf('where is van 1 right now', list, TODAY);
  expect(found?.lead).toContain('not recorded');
  expect(found?.plan).toMatchObject({ filters: [crew], period: { from: TODAY, to: TODAY } });
  expect(whereaboutsOf('¿dónde está van 1?', list, TODAY)?.lead).toContain('no se registra');
});

it('asked of all of them it is the jobs of today, of whichever crew', () => {
  expect(whereaboutsOf('Where are my guys right now?', undefined, TODAY)?.plan.filters).toEqual([]);
  expect(whereaboutsOf('¿Dónde están las camionetas?', undefined, TODAY)?.lead).toContain('no se');
});

it.each([
  ['where are my guys going tomorrow', undefined],
  ['where is van 1 going next', { ...list, order: 'earliest' as const }],
  ['where was van 1 yesterday', list],
  ['where is van 1 tomorrow', { ...list, period: { from: '2026-11-26', to: '2026-11-26' } }],
  ['where is derek lawson', { ...list, filters: [] }],
  ['where is the invoice', undefined],
])('is none: %s', (question, plan) => {
  expect(whereaboutsOf(question, plan, TODAY)).toBeUndefined();
});
