import { appointment } from '@clearcoat/testing';
import { OFFICE, OWN_JOBS } from './job-area';
import { notesWritten, stepTaken, withWaiting } from './job-life';

const at = '2026-11-23T14:05:00.000Z';

it('shows a job as it is by what was said on this device, in its order', () => {
  const job = appointment({ notes: 'Old' });
  const details = [
    { type: 'step' as const, step: 'on-my-way' as const, at: '2026-11-23T13:40:00.000Z' },
    { type: 'step' as const, step: 'start' as const, at },
    { type: 'notes' as const, notes: 'Seat torn' },
    { type: 'tick' as const, label: 'Dry', done: true },
  ];
  const shown = withWaiting(
    job,
    details.map((one) => ({ details: one })),
  );
  expect(shown).toEqual({
    ...job,
    status: 'in-progress',
    notes: 'Seat torn',
    timeline: { ...job.timeline, onMyWayAt: '2026-11-23T13:40:00.000Z', startedAt: at },
  });
  expect(withWaiting(job, [])).toBe(job);
});

it('is sent on the way on which somebody came to the job, with what they saw of it', () => {
  const step = stepTaken({ area: OFFICE, id: 'a/1' }, 'start', 3);
  expect(step).toMatchObject({
    method: 'POST',
    address: '/api/appointments/a%2F1/start',
    version: 3,
  });
  const notes = notesWritten({ area: OWN_JOBS, id: '7' }, 'Seat torn', undefined);
  expect(notes).toMatchObject({
    method: 'PUT',
    address: '/api/my-jobs/7/notes',
    text: 'Seat torn',
  });
  expect(notes).not.toHaveProperty('version');
});
