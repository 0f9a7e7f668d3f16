import type { IsoDate } from '@clearcoat/sdk';
import type { Change } from '@clearcoat/sdk/query';
import { nextStepOf } from '@clearcoat/sdk/rules';
import type { Appointment, JobStep } from './appointments-api';
import { addressOf, changeOf, type JobOf, type WaitingJobChange } from './job-changes';

/** Fields of a job that its steps change. */
export type Timed = Pick<Appointment, 'status' | 'timeline' | 'notes' | 'version'>;

interface StepAhead {
  step: JobStep;
  label: string;
}

interface Outcome {
  status?: Appointment['status'];
  at: keyof Appointment['timeline'];
  label: string;
}

/** Result of each step: the new status, the timeline field of its time, and its label. */
const OUTCOMES: Record<JobStep, Outcome> = {
  confirm: { status: 'confirmed', at: 'confirmedAt', label: 'Confirmed' },
  'on-my-way': { at: 'onMyWayAt', label: 'On my way' },
  arrive: { at: 'arrivedAt', label: 'Arrived' },
  start: { status: 'in-progress', at: 'startedAt', label: 'Started' },
  finish: { status: 'completed', at: 'finishedAt', label: 'Finished' },
  'no-show': { status: 'no-show', at: 'cancelledAt', label: 'No-show' },
};

/** 'On my way', 'Finished' */
export const labelOf = (step: JobStep): string => OUTCOMES[step].label;

/**
 * Next travel step before a job starts: on the way, then arrived. Jobs at the shop skip the second
 * one.
 */
export function wayStepOf({
  status,
  timeline: { onMyWayAt, arrivedAt },
  place,
}: Pick<Appointment, 'status' | 'timeline' | 'place'>): StepAhead | undefined {
  if (nextStepOf(status)?.step !== 'start') return undefined;
  if (!onMyWayAt && !arrivedAt) return { step: 'on-my-way', label: 'On My Way' };
  return place && !arrivedAt ? { step: 'arrive', label: 'Arrived' } : undefined;
}

type Ahead = Pick<Appointment, 'status' | 'timeline' | 'place' | 'date'>;

/**
 * Steps that a job can take now, the next one of its timeline first. Requests are confirmed at any
 * time, scheduled jobs before their day. Nobody drives to a job at the shop, so it starts first.
 */
export function stepsAhead(job: Ahead, today: IsoDate): StepAhead[] {
  const { status, date, place } = job;
  const main = nextStepOf(status);
  if (!main) return [];
  const isOpen = status === 'pending' || (status === 'scheduled' && date > today);
  const way = wayStepOf(job);
  return [
    ...(isOpen ? [{ step: 'confirm' as const, label: 'Confirm' }] : []),
    ...(way && place ? [way] : []),
    main,
    ...(way && !place ? [way] : []),
  ];
}

/** @param version - version that the person saw; another stored version is refused */
export function stepTaken(job: JobOf, step: JobStep, version: number): Change {
  const at = new Date().toISOString();
  return changeOf(
    job,
    { type: 'step', step, at },
    {
      label: OUTCOMES[step].label,
      method: 'POST',
      address: addressOf(job, `/${step}`),
      body: { at },
      version,
    },
  );
}

/** @param version - version that the notes are based on; undefined: any */
export const notesWritten = (job: JobOf, notes: string, version: number | undefined): Change =>
  changeOf(
    job,
    { type: 'notes', notes },
    {
      label: 'Notes',
      text: notes,
      method: 'PUT',
      address: addressOf(job, '/notes'),
      body: { notes },
      ...(version !== undefined && { version }),
    },
  );

/** A job with its queued changes applied. */
export const withWaiting = <Job extends Timed>(
  job: Job,
  waiting: readonly Pick<WaitingJobChange, 'details'>[],
): Job =>
  waiting.reduce((shown, { details }) => {
    if (details.type === 'notes') return { ...shown, notes: details.notes };
    if (details.type !== 'step') return shown;
    const { status = shown.status, at } = OUTCOMES[details.step];
    return { ...shown, status, timeline: { ...shown.timeline, [at]: details.at } };
  }, job);
