import type { AppointmentEntity } from './appointment.entity.js';
import type { Appointment, AppointmentStatus } from './dto/appointment.dto.js';

/** Stored status. A no-show is stored as `cancelled` with `noShow` set. */
export type StoredStatus = Exclude<AppointmentStatus, 'no-show'>;

/** Statuses in lifecycle order. `cancelled` and `no-show` come last because both end it. */
const ORDER: readonly AppointmentStatus[] = [
  'pending',
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'no-show',
];

/** Status transition for the audit trail; undefined if the status is unchanged. */
export function statusChange(
  { status: from }: Pick<Appointment, 'status'>,
  { status: to }: Pick<Appointment, 'status'>,
) {
  return from === to ? undefined : { from, to };
}

/** Columns that store when each step was taken. */
export const STEP_COLUMNS = {
  confirmedAt: 'confirmed_at',
  onMyWayAt: 'on_my_way_at',
  arrivedAt: 'arrived_at',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  cancelledAt: 'cancelled_at',
} as const satisfies Record<keyof Appointment['timeline'], string>;

/** Completed, cancelled or a no-show. */
export const isOver = (status: AppointmentStatus): boolean =>
  ORDER.indexOf(status) >= ORDER.indexOf('completed');

/** Open and not begun. */
export const isAhead = (status: AppointmentStatus): boolean =>
  ORDER.indexOf(status) < ORDER.indexOf('in-progress');

export const isCalledOff = (status: AppointmentStatus): boolean =>
  status === 'cancelled' || status === 'no-show';

type Recording = keyof typeof STEP_COLUMNS;
type Recorded = Pick<AppointmentEntity, 'status' | 'noShow'> &
  Partial<Record<Recording, Date | null>>;

/** Steps with the statuses that allow them. Any other status clears the step. */
const NOT_BEFORE: readonly [Recording, AppointmentStatus[]][] = [
  ['confirmedAt', ['confirmed', 'in-progress', 'completed', 'cancelled', 'no-show']],
  ['startedAt', ['in-progress', 'completed', 'cancelled', 'no-show']],
  ['finishedAt', ['completed']],
  ['cancelledAt', ['cancelled', 'no-show']],
];

/** Column values for a status. Steps that the status allows are left unchanged. */
export function recordedAs(status: AppointmentStatus): Recorded {
  const takenBack = NOT_BEFORE.filter(([, statuses]) => !statuses.includes(status));
  return {
    status: status === 'no-show' ? 'cancelled' : status,
    noShow: status === 'no-show',
    ...Object.fromEntries(takenBack.map(([step]) => [step, null])),
  };
}

interface JobStep {
  /** Column key for the time of the step. */
  at: Recording;
  /** Status after the step. Default: unchanged. */
  to?: AppointmentStatus;
  from: readonly AppointmentStatus[];
  /** Action name in the audit trail. */
  action: string;
}

const AHEAD = ['pending', 'scheduled', 'confirmed'] as const;

type Standing = Pick<Appointment, 'status' | 'date'> & { crewId: string };

/**
 * Resets on-my-way and arrived when an appointment that has not begun changes day or crew. Moving an
 * appointment back to an earlier status resets them, too.
 */
export function wayTakenBack(
  before: Standing | undefined,
  after: Standing,
): Pick<Recorded, 'onMyWayAt' | 'arrivedAt'> {
  const ahead: readonly AppointmentStatus[] = AHEAD;
  const goesBack = before && ORDER.indexOf(after.status) < ORDER.indexOf(before.status);
  const isMoved = before && (after.date !== before.date || after.crewId !== before.crewId);
  const isAnew = ahead.includes(after.status) && (goesBack || isMoved);
  return isAnew ? { onMyWayAt: null, arrivedAt: null } : {};
}

/** One-tap steps by the names of their API calls. */
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
 * Whether an appointment has already taken a step, so that a retry changes nothing. An appointment
 * whose status is earlier than the step's target has been moved back.
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
 * Whether a step that arrives late fills a gap in the timeline. A device that was offline may send its
 * steps out of order. The status stays, and the step keeps its own time, before all later ones.
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
