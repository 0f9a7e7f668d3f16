import { DAY_MS } from '../../platform/time/durations.js';
import type { MessageKind, MessageOccasion } from './dto/message.dto.js';
import type { AppointmentStatus } from '../scheduling/index.js';

/** State of an appointment as far as its customer may hear of it. */
export interface JobNow {
  status: AppointmentStatus;
  startsAt: Date;
  onMyWayAt: Date | null;
  /** When it finished, or was to end. */
  endedAt: Date;
  /** Text that identifies wall time, place and service: `about_job` in SQL. */
  about: string;
  /** When a reminder is due. */
  remindAt: Date;
}

/** A message that the customer got. */
export interface Told {
  kind: MessageKind;
  about: string;
  at: Date;
  /** It has not left yet. */
  isQueued?: boolean;
}

const TELLS_TIME: readonly MessageKind[] = ['scheduled', 'changed', 'reminder'];
/** A message about something older would surprise the customer. */
const NEWS_MS = DAY_MS;

/** Status that ends what can be told of an appointment, with the message about it. */
const ENDS: Partial<Record<AppointmentStatus, MessageOccasion>> = {
  cancelled: 'cancelled',
  'no-show': 'no-show',
  completed: 'finished',
};

/** News that a customer has not been told; `told` is newest first. */
export function newsOf(job: JobNow, told: readonly Told[], now: Date): MessageOccasion | undefined {
  const [last] = told;
  const end = ENDS[job.status];
  if (end) {
    const isNews = now.getTime() - job.endedAt.getTime() < (end === 'cancelled' ? 0 : NEWS_MS);
    return isNews && last?.kind !== end ? end : undefined;
  }
  if (job.status === 'pending' || job.status === 'in-progress') return undefined;
  const { onMyWayAt } = job;
  if (onMyWayAt && !told.some(({ kind, at }) => kind === 'on-my-way' && at >= onMyWayAt)) {
    return 'on-my-way';
  }
  if (job.startsAt <= now) return undefined;
  const time = told.find(({ kind }) => TELLS_TIME.includes(kind) || kind === 'cancelled');
  if (!time || time.kind === 'cancelled') return 'scheduled';
  return time.about === job.about ? undefined : 'changed';
}

/**
 * Whether a reminder is due: the appointment is ahead, and its customer was not told of it since the
 * reminder's time.
 */
export function isReminderDue(job: JobNow, told: readonly Told[], now: Date): boolean {
  if (job.status !== 'scheduled' && job.status !== 'confirmed') return false;
  const wasTold = told.some(({ kind, about, at: toldAt }) => {
    const isOfNow = TELLS_TIME.includes(kind) && about === job.about;
    return isOfNow && (toldAt >= job.remindAt || kind === 'reminder');
  });
  return now >= job.remindAt && job.startsAt > now && !wasTold;
}

/**
 * The message that a customer should get next, from what they were told and how the appointment
 * stands.
 *
 * @param told - newest first
 */
export function dueMessage(job: JobNow, told: readonly Told[], now: Date) {
  const news = newsOf(job, told, now);
  if (news) return news;
  return isReminderDue(job, told, now) ? 'reminder' : undefined;
}
