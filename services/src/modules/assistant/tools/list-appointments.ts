import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { formatCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatTime, today } from '../../../platform/time/zone.js';
import {
  APPOINTMENT_STATUSES,
  AppointmentsService,
  type Appointment,
  type AppointmentStatus,
} from '../../scheduling/index.js';
import { longDay, type Days } from '../days.js';
import { choice, takes } from './arguments.js';
import { chosenSpan, SPAN } from './span.js';
import { counted, dollars, MAX_ROWS, PAGES, sumCents, type Tool, type ToolResult } from './tool.js';

export interface Job {
  day: string;
  time: string;
  customer: string;
  contactId: string;
  service: string;
  price: string;
  status: string;
}

export interface Jobs {
  title: string;
  days: Days;
  count: string;
  worth: string;
  /** How many of each, of all. */
  byStatus: Partial<Record<AppointmentStatus, number>>;
  /** The first of them. */
  jobs: Job[];
  notShown: number;
}

const args = takes({}, { ...SPAN, status: choice('Only these', APPOINTMENT_STATUSES) });
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class ListAppointments implements Tool<Args, Jobs> {
  readonly name = 'list_appointments';
  readonly description =
    'Appointments of some days, in order; default today. Cancelled ones only when asked for by status.';
  readonly label = 'Looking at your appointments';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { status, ...span }: Args): Promise<ToolResult<Jobs>> {
    const { days, title } = chosenSpan(span, today(this.clock.now(), who.timeZone), 'today');
    const all = await this.appointments.between(who, days.from, days.to);
    const wanted = all.filter((job) =>
      status === undefined ? job.status !== 'cancelled' : job.status === status,
    );
    return { data: jobsOf(wanted, title, days), sources: [PAGES.appointments] };
  }
}

/** Counts and adds up all of them, and only then cuts the list. */
export function jobsOf(
  all: Appointment[],
  title: string,
  days: Days,
  shown: number = MAX_ROWS,
): Jobs {
  return {
    title,
    days,
    count: counted(all.length, 'appointment'),
    worth: formatCents(sumCents(all)),
    byStatus: countsOf(all),
    jobs: all.slice(0, shown).map(jobOf),
    notShown: Math.max(0, all.length - shown),
  };
}

function countsOf(jobs: Appointment[]): Jobs['byStatus'] {
  const counts: Jobs['byStatus'] = {};
  for (const { status } of jobs) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function jobOf({ date, startTime, customer, service, price, status }: Appointment): Job {
  return {
    day: longDay(date),
    time: formatTime(startTime),
    customer: customer.name,
    contactId: customer.id,
    service,
    price: dollars(price),
    status,
  };
}
