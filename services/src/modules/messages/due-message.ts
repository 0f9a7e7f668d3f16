import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import type { MessageKind } from './dto/message.dto.js';
import type { AppointmentStatus } from '../scheduling/index.js';

/** State of an appointment as far as its customer may hear of it. */
export interface JobNow {
  status: AppointmentStatus;
  startsAt: Date;
  onMyWayAt: Date | null;
  /** When it finished, or was to end. */
  endedAt: Date;
  /** Start, place and service: see {@link aboutOf}. */
  about: string;
}

/** A message that the customer got. */
export interface Told {
  kind: MessageKind;
  about: string;
  at: Date;
}

/** Text that identifies start, place and service of an appointment. */
export const aboutOf = (job: { startsAt: Date; placeId?: string; serviceId: string }): string =>
  [job.startsAt.toISOString(), job.placeId ?? 'shop', job.serviceId].join(' ');

const TELLS_TIME: readonly MessageKind[] = ['scheduled', 'changed', 'reminder'];
/** A message about something older would surprise the customer. */
const NEWS_MS = DAY_MS;

/** Status that ends what can be told of an appointment, with the message about it. */
const ENDS: Partial<Record<AppointmentStatus, MessageKind>> = {
  cancelled: 'cancelled',
  'no-show': 'no-show',
  completed: 'finished',
};

/** News that a customer has not been told; `told` is newest first. */
export function newsOf(job: JobNow, told: readonly Told[], now: Date): MessageKind | undefined {
  const [last] = told;
  const end = ENDS[job.status];
  if (end) {
    const isNews = now.getTime() - job.endedAt.getTime() < NEWS_MS;
    return isNews && last?.kind !== end ? end : undefined;
  }
  if (job.status === 'pending' || job.status === 'in-progress') return undefined;
  if (job.onMyWayAt) return last?.kind === 'on-my-way' ? undefined : 'on-my-way';
  if (job.startsAt <= now) return undefined;
  const time = told.find(({ kind }) => TELLS_TIME.includes(kind) || kind === 'cancelled');
  if (!time || time.kind === 'cancelled') return 'scheduled';
  return time.about === job.about ? undefined : 'changed';
}

/**
 * Whether a reminder is due: the appointment is ahead, and its customer was not told of it since the
 * reminder's time.
 */
export function isReminderDue(job: JobNow, told: readonly Told[], at: Date, now: Date): boolean {
  if (job.status !== 'scheduled' && job.status !== 'confirmed') return false;
  const wasTold = told.some(({ kind, about, at: toldAt }) => {
    const isOfNow = TELLS_TIME.includes(kind) && about === job.about;
    return isOfNow && (toldAt >= at || kind === 'reminder');
  });
  return now >= at && job.startsAt > now && !wasTold;
}

/** When a reminder is due. */
export const leadTimeOf = ({ startsAt }: Pick<JobNow, 'startsAt'>, leadHours: number): Date =>
  new Date(startsAt.getTime() - leadHours * HOUR_MS);

/**
 * The message that a customer should get next, from what they were told and how the appointment
 * stands.
 *
 * @param told - newest first
 * @param leadHours - hours before the start from which a reminder is due
 */
export function dueMessage(
  job: JobNow,
  told: readonly Told[],
  { now, leadHours }: { now: Date; leadHours: number },
): MessageKind | undefined {
  const news = newsOf(job, told, now);
  if (news) return news;
  return isReminderDue(job, told, leadTimeOf(job, leadHours), now) ? 'reminder' : undefined;
}
