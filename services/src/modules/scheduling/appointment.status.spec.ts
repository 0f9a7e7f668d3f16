import { hasTaken, JOB_STEPS, statusAfter, wayTakenBack } from './appointment.status.js';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from './dto/appointment.dto.js';

describe('the status after a save', () => {
  it('is what was sent, when the sender saw what is stored', () => {
    for (const stored of APPOINTMENT_STATUSES) {
      for (const sent of APPOINTMENT_STATUSES) expect(statusAfter(stored, sent, true)).toBe(sent);
    }
  });

  it('stays when nothing is said', () => {
    for (const stored of APPOINTMENT_STATUSES) {
      expect(statusAfter(stored, undefined, false)).toBe(stored);
      expect(statusAfter(stored, undefined, true)).toBe(stored);
    }
  });

  it.each([
    ['cancelled', 'scheduled', 'cancelled'],
    ['completed', 'scheduled', 'completed'],
    ['in-progress', 'pending', 'in-progress'],
    ['scheduled', 'pending', 'scheduled'],
    ['pending', 'scheduled', 'scheduled'],
    ['scheduled', 'completed', 'completed'],
    ['completed', 'cancelled', 'cancelled'],
  ] as const)('from %s with an old %s is %s', (stored, sent, after) => {
    expect(statusAfter(stored, sent, false)).toBe(after);
  });
});

describe('the way to a job', () => {
  const on = (status: AppointmentStatus, date = '2026-06-17', resourceId = 'main') => ({
    ...{ status, date, resourceId },
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
