import { targetOf } from './move-target.js';
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
