import { hasTaken, JOB_STEPS, wayTakenBack } from './appointment.status.js';
import type { AppointmentStatus } from './dto/appointment.dto.js';

describe('the way to a job', () => {
  const on = (status: AppointmentStatus, date = '2026-06-17', crewId = 'main') => ({
    ...{ status, date, crewId },
  });
  const WED = '2026-06-17';

  it.each([
    ['goes back', on('in-progress'), on('scheduled')],
    ['is called off no longer', on('cancelled'), on('confirmed')],
    ['is confirmed no longer', on('confirmed'), on('pending')],
    ['goes to another day', on('confirmed'), on('confirmed', '2026-06-18')],
    ['goes to another crew', on('confirmed'), on('confirmed', WED, 'van')],
  ])('is taken back where it %s', (_what, before, after) => {
    expect(wayTakenBack(before, after)).toEqual({ onMyWayAt: null, arrivedAt: null });
  });

  it.each([
    ['is new', undefined, on('scheduled')],
    ['stays as it is', on('confirmed'), on('confirmed')],
    ['goes on', on('scheduled'), on('confirmed')],
    ['is begun again', on('completed'), on('in-progress')],
    ['was done on another day', on('completed'), on('completed', '2026-06-16')],
    ['was done by another crew', on('completed'), on('completed', WED, 'van')],
  ])('stays where it %s', (_what, before, after) => {
    expect(wayTakenBack(before, after)).toEqual({});
  });
});

describe('a step', () => {
  const NEVER = {
    ...{ confirmedAt: null, onMyWayAt: null, arrivedAt: null },
    ...{ startedAt: null, finishedAt: null, cancelledAt: null },
  };
  const at = '2026-06-17T12:00:00.000Z';

  it.each([
    ['confirm', 'scheduled', { confirmedAt: at }, false],
    ['confirm', 'confirmed', {}, true],
    ['confirm', 'in-progress', { confirmedAt: at }, true],
    ['on-my-way', 'scheduled', { onMyWayAt: at }, true],
    ['start', 'completed', { startedAt: at }, true],
    ['no-show', 'cancelled', { cancelledAt: at }, false],
  ] as const)('%s of a job that is %s and has %j: taken is %s', (name, status, steps, taken) => {
    expect(hasTaken({ status, timeline: { ...NEVER, ...steps } }, JOB_STEPS[name])).toBe(taken);
  });
});
