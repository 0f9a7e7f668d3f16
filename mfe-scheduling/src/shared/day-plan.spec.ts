import { appointment } from '@clearcoat/testing';
import { clashOf, lengthOf, planOf } from './day-plan';

const at = (startTime: string, endTime: string, values = {}) =>
  appointment({ date: '2026-11-23', startTime, endTime, price: 100, ...values });

describe('a day at a glance', () => {
  it('counts jobs, hours and money, without what is cancelled', () => {
    const jobs = [
      at('08:00', '10:00'),
      at('10:00', '13:00', { status: 'cancelled' }),
      at('13:00', '15:00'),
      at('08:00', '09:00', { date: '2026-11-24' }),
    ];
    expect(planOf('2026-11-23', jobs, 'America/New_York')).toEqual({
      jobs: 2,
      minutes: 240,
      sum: 200,
    });
  });
});

describe('a clash', () => {
  const early = at('08:00', '10:00');

  it('is with the first other job at that time', () => {
    const other = at('09:00', '11:00');
    expect(clashOf(early, [early, at('10:00', '11:00'), other])).toBe(other);
    expect(clashOf(at('20:00', '00:00'), [at('23:00', '23:30')])).toBeDefined();
  });

  it('is none with what another crew does', () => {
    const of = (id: string) => ({ crew: { id, name: id, colour: 'blue' as const } });
    const job = { ...early, ...of('van-1') };
    const beside = at('08:00', '10:00');
    expect(clashOf(job, [{ ...beside, ...of('van-1') }])).toBeDefined();
    expect(clashOf(job, [{ ...beside, ...of('van-2') }])).toBeUndefined();
  });

  it('is none with what is cancelled or done, nor for them', () => {
    expect(clashOf(early, [at('09:00', '11:00', { status: 'cancelled' })])).toBeUndefined();
    const cancelled = at('08:00', '10:00', { status: 'cancelled' });
    expect(clashOf(cancelled, [early])).toBeUndefined();
  });
});

it.each([
  [240, '4 h'],
  [90, '1 h 30 min'],
  [45, '45 min'],
  [0, '0 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(lengthOf(minutes)).toBe(words);
});
