import { averaged } from './per.js';
import { conditionOf } from './question.js';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const weekday = (...values: string[]) => conditionOf({ name: 'weekday', values });

it('counts days, and only those that are asked for', () => {
  expect(averaged('day', OCTOBER, []).count).toBe(31);
  expect(averaged('day', OCTOBER, [weekday('6')]).count).toBe(5);
  expect(averaged('day', OCTOBER, [weekday('weekend')]).count).toBe(9);
  expect(averaged('day', OCTOBER, [{ ...weekday('7'), not: true }]).count).toBe(27);
});

it('counts parts of weeks and of months', () => {
  expect(averaged('week', { from: '2026-10-01', to: '2026-10-14' }, []).count).toBe(2);
  expect(averaged('month', { from: '2026-09-16', to: '2026-11-30' }, []).count).toBeCloseTo(2.5);
  expect(averaged('month', OCTOBER, []).count).toBe(1);
});
