import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/index.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { formatTime, wallTimeOf } from '../../platform/time/zone.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { Notifications, type Notice } from '../notifications/index.js';
import { findKept } from './appointments.queries.js';
import type { Appointment } from './dto/appointment.dto.js';

/** Actions of a crew on an appointment. */
export type JobEvent = 'started' | 'finished' | 'no-show' | 'noted' | 'photographed';

const TITLES: Record<JobEvent, string> = {
  started: 'Job started',
  finished: 'Job finished',
  'no-show': 'Nobody came',
  noted: 'Note on a job',
  photographed: 'Photos of a job',
};

/** Minutes after the booked start from which a start counts as late. */
const LATE_MINUTES = 15;

type ToldJob = Pick<Appointment, 'id' | 'service'> & {
  customer: Pick<Appointment['customer'], 'name'>;
};

function noticeOf(event: JobEvent, job: ToldJob, by: string, rest: string, late: number): Notice {
  const isLate = event === 'started' && late >= LATE_MINUTES;
  return {
    kind: 'job.progress',
    title: isLate ? `Job started ${late} minutes late` : TITLES[event],
    text: `${job.service} for ${job.customer.name}, ${by}${rest}`,
    link: `/appointments/${job.id}`,
  };
}

/** Notifies the office of what crews do. The person who acted is not notified. */
@Injectable()
export class JobNews {
  constructor(private readonly notifications: Notifications) {}

  /** @param at - when it happened; a device that was offline says so later */
  async tell(tx: Tx, principal: Principal, job: ToldJob, event: JobEvent, at: Date): Promise<void> {
    const { businessId, userId, timeZone } = principal;
    const kept = await findKept(tx.sql, businessId, job.id);
    const late = kept ? Math.floor((at.getTime() - kept.startsAt.getTime()) / MINUTE_MS) : 0;
    const by = await this.notifications.nameOf(tx, businessId, userId);
    const rest = ` at ${formatTime(wallTimeOf(at, timeZone).time)}`;
    await this.notifications.notify(tx, principal, noticeOf(event, job, by, rest, late));
  }
}
