import { targetOf } from './move-target.js';
import { inItsWeek, onOwnDay } from './move-week.js';
import type { MovePlan } from './move-plan.js';
import type { FoundAppointment } from './which.js';

const found = { date: '2026-12-04', startTime: '08:30' } as FoundAppointment;

it.each([
  // Said on November 26: the Monday after the job, and not the next one.
  [{ from: '2026-11-30', to: '2026-11-30', isFollowing: true }, '2026-12-07'],
  [{ from: '2026-12-11', to: '2026-12-11', isFollowing: true }, '2026-12-11'],
  [{ from: '2026-11-30', to: '2026-11-30' }, '2026-11-30'],
])('the day that it is moved to: %j', (to, date) => {
  expect(targetOf({ to } as MovePlan, found)).toEqual({ date, time: '08:30' });
});

const day = (date: string) => ({ from: date, to: date, isWeekday: true as const });
/** Said on a Friday: 'to Friday'. */
it.each([
  ['2026-12-05', '2026-12-04'],
  ['2026-11-28', '2026-12-04'],
  ['2026-11-30', '2026-12-04'],
  ['2026-12-09', '2026-12-11'],
])('a job of %s goes to the Friday of its week: %s', (date, friday) => {
  expect(onOwnDay(day('2026-11-27'), { date }, '2026-11-27').from).toBe(friday);
});

it('from a Friday that is the next one it goes to the Saturday behind it', () => {
  const saturday = day('2026-11-28');
  expect(inItsWeek(saturday, { date: '2026-12-04' }, day('2026-11-27')).from).toBe('2026-12-05');
  expect(inItsWeek(saturday, { date: '2026-11-27' }, day('2026-11-27'))).toBe(saturday);
});

it('keeps the hour that was said where it is days later', () => {
  const plan = { to: { time: '13:00' }, by: { minutes: 0, days: 7 } };
  expect(targetOf(plan, found)).toEqual({ date: '2026-12-11', time: '13:00' });
});
