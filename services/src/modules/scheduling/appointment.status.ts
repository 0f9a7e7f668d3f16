import type { AppointmentEntity } from './appointment.entity.js';
import type { Appointment, AppointmentStatus } from './dto/appointment.dto.js';

/** As it is stored: that nobody came stands beside it. */
export type StoredStatus = Exclude<AppointmentStatus, 'no-show'>;

/** A job's life; one that was cancelled, or that nobody came to, has left it for good. */
const ORDER: readonly AppointmentStatus[] = [
  'pending',
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'no-show',
];

/** What a save made of the status, for the record; undefined where it stayed. */
export function statusChange(
  { status: from }: Pick<Appointment, 'status'>,
  { status: to }: Pick<Appointment, 'status'>,
) {
  return from === to ? undefined : { from, to };
}

/** Where it is recorded when a step was taken. */
export const STEP_COLUMNS = {
  confirmedAt: 'confirmed_at',
  onMyWayAt: 'on_my_way_at',
  arrivedAt: 'arrived_at',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  cancelledAt: 'cancelled_at',
} as const satisfies Record<keyof Appointment['timeline'], string>;

/** Done or called off. */
export const isOver = (status: AppointmentStatus): boolean =>
  ORDER.indexOf(status) >= ORDER.indexOf('completed');

export const isCalledOff = (status: AppointmentStatus): boolean =>
  status === 'cancelled' || status === 'no-show';

type Recording = keyof typeof STEP_COLUMNS;
type Recorded = Pick<AppointmentEntity, 'status' | 'noShow'> &
  Partial<Record<Recording, Date | null>>;

/** The steps that only a job has taken that has come so far: who takes a job back takes them back, too. */
const NOT_BEFORE: readonly [Recording, AppointmentStatus[]][] = [
  ['confirmedAt', ['confirmed', 'in-progress', 'completed', 'cancelled', 'no-show']],
  ['startedAt', ['in-progress', 'completed', 'cancelled', 'no-show']],
  ['finishedAt', ['completed']],
  ['cancelledAt', ['cancelled', 'no-show']],
];

/** What is stored of a status. What is not said here of its steps stays. */
export function recordedAs(status: AppointmentStatus): Recorded {
  const takenBack = NOT_BEFORE.filter(([, statuses]) => !statuses.includes(status));
  return {
    status: status === 'no-show' ? 'cancelled' : status,
    noShow: status === 'no-show',
    ...Object.fromEntries(takenBack.map(([step]) => [step, null])),
  };
}

interface JobStep {
  /** When it was taken is recorded here. */
  at: Recording;
  /** What the job is then. Default: what it was. */
  to?: AppointmentStatus;
  from: readonly AppointmentStatus[];
  /** What the history calls it. */
  action: string;
}

const AHEAD = ['pending', 'scheduled', 'confirmed'] as const;

type Standing = Pick<Appointment, 'status' | 'date'> & { resourceId: string };

/** Nobody is on the way any more to a job that goes back to what is ahead, to another day or to another crew. */
export function wayTakenBack(
  before: Standing | undefined,
  after: Standing,
): Pick<Recorded, 'onMyWayAt' | 'arrivedAt'> {
  const ahead: readonly AppointmentStatus[] = AHEAD;
  const goesBack = before && ORDER.indexOf(after.status) < ORDER.indexOf(before.status);
  const isMoved = before && (after.date !== before.date || after.resourceId !== before.resourceId);
  const isAnew = ahead.includes(after.status) && (goesBack || isMoved);
  return isAnew ? { onMyWayAt: null, arrivedAt: null } : {};
}

/** What can be said of a job by one tap, by the names of the calls. */
export const JOB_STEPS = {
  confirm: { at: 'confirmedAt', to: 'confirmed', from: AHEAD, action: 'confirmed' },
  'on-my-way': { at: 'onMyWayAt', from: AHEAD, action: 'on_my_way' },
  arrive: { at: 'arrivedAt', from: AHEAD, action: 'arrived' },
  start: { at: 'startedAt', to: 'in-progress', from: AHEAD, action: 'started' },
  finish: {
    at: 'finishedAt',
    to: 'completed',
    from: [...AHEAD, 'in-progress'],
    action: 'finished',
  },
  'no-show': {
    at: 'cancelledAt',
    to: 'no-show',
    from: [...AHEAD, 'in-progress'],
    action: 'no_show',
  },
} as const satisfies Record<string, JobStep>;

export type JobStepName = keyof typeof JOB_STEPS;
export const JOB_STEP_NAMES = Object.keys(JOB_STEPS) as JobStepName[];

/**
 * Whether a job has taken a step already, so that sending it once more changes nothing. An appointment whose status is
 * earlier than the step's target has been moved back.
 */
export function hasTaken(job: Pick<Appointment, 'status' | 'timeline'>, step: JobStep): boolean {
  if (job.status === step.to) return true;
  const isBehind = step.to && ORDER.indexOf(job.status) < ORDER.indexOf(step.to);
  return job.timeline[step.at] !== null && !isBehind;
}

/** Steps in the order in which a crew takes them. */
const TAKEN_IN_ORDER = [
  'confirmedAt',
  'onMyWayAt',
  'arrivedAt',
  'startedAt',
  'finishedAt',
] as const;

/**
 * Whether a step that arrives late fills a gap in the timeline. A device that was offline may send its steps in another
 * order than they were taken. The job stays what it is, and the step keeps its own moment, which is before all later ones.
 */
export function wasMissed(
  job: Pick<Appointment, 'status' | 'timeline'>,
  name: JobStepName,
  said: Date,
): boolean {
  const { at } = JOB_STEPS[name];
  const place = (TAKEN_IN_ORDER as readonly string[]).indexOf(at);
  if (place < 0 || isCalledOff(job.status) || job.timeline[at] !== null) return false;
  const later = TAKEN_IN_ORDER.slice(place + 1).flatMap((step) => job.timeline[step] ?? []);
  return later.length > 0 && later.every((moment) => said <= new Date(moment));
}
