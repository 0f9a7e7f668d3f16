import { checksOf, type Check } from './checks.rules.js';

const NOON = new Date('2026-06-17T12:00:00Z');
const check = (label: string, doneAt: Date | null = null, serviceId = 's1'): Check => ({
  ...{ serviceId, label, doneAt },
  doneBy: doneAt && 'ana',
  by: doneAt && 'Ana Ruiz',
});

it('is the list of the service until the first tick', () => {
  const checks = checksOf([], { serviceId: 's1', steps: ['Wheels', 'Wash'] });
  expect(checks).toEqual([check('Wheels'), check('Wash')]);
});

it('is the job’s own from then on, whatever becomes of the service’s', () => {
  const stored = [check('Wheels', NOON), check('Wash')];
  expect(checksOf(stored, { serviceId: 's1', steps: ['Vacuum'] })).toEqual(stored);
});

it('keeps what was ticked where the job has become another service’s, and asks for that one’s rest', () => {
  const stored = [check('Wheels', NOON), check('Wash', NOON), check('Wax')];
  const now = { serviceId: 's2', steps: ['Wash', 'Clay', 'Polish'] };
  expect(checksOf(stored, now)).toEqual([
    check('Wheels', NOON, 's2'),
    check('Wash', NOON, 's2'),
    check('Clay', null, 's2'),
    check('Polish', null, 's2'),
  ]);
});
