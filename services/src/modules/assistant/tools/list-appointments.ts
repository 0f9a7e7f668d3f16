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
  type CountedJobs,
} from '../../scheduling/index.js';
import { longDay, type Days } from '../plan/named-spans.js';
import { choice, takes } from '../plan/arguments.js';
import { chosenSpan, SPAN, type SpanArgs } from './span.js';
import { saidPlace, saidVehicle } from './asked-jobs.js';
import { PAGES } from '../plan/pages.js';
import { counted, dollars, MAX_ROWS, type Tool, type ToolResult } from './tool.js';

export interface Job {
  day: string;
  time: string;
  customer: string;
  contactId: string;
  service: string;
  /** Vehicle with its size. Empty if it is unknown. */
  vehicle: string;
  /** Label of the customer's place. Empty at the shop. */
  place: string;
  crew: string;
  price: string;
  status: string;
}

export interface Jobs {
  title: string;
  days: Days;
  count: string;
  worth: string;
  /** Number of all jobs by status. */
  byStatus: Partial<Record<AppointmentStatus, number>>;
  /** The first jobs. */
  jobs: Job[];
  notShown: number;
}

const args = takes({}, { ...SPAN, status: choice('Only these', APPOINTMENT_STATUSES) });
type Args = ReturnType<typeof args.parse> & SpanArgs;

@Injectable()
export class ListAppointments implements Tool<Args, Jobs> {
  readonly name = 'list_appointments';
  readonly description =
    'Appointments of some days, in order; default today. Cancelled ones only when asked for by status.';
  readonly label = 'Looking at your appointments';
  readonly needs = 'appointments:read';
  readonly args: Tool<Args>['args'] = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { status, ...span }: Args): Promise<ToolResult<Jobs>> {
    const { days, title } = chosenSpan(span, today(this.clock.now(), who.timeZone), 'today');
    const { totals, first } = await this.appointments.ofDays(who, days, MAX_ROWS, status);
    const wanted = totals.filter((each) =>
      status === undefined ? !OFF.has(each.status) : each.status === status,
    );
    return { data: jobsOf({ totals: wanted, first }, title, days), sources: [PAGES.appointments] };
  }
}

/** Statuses of cancelled jobs and no-shows. */
const OFF = new Set<AppointmentStatus>(['cancelled', 'no-show']);

/** Jobs of a period. The database counts and sums all of them, only the list is cut. */
export function jobsOf({ totals, first }: CountedJobs, title: string, days: Days): Jobs {
  const sum = (of: 'count' | 'cents') => totals.reduce((all, each) => all + each[of], 0);
  return {
    title,
    days,
    count: counted(sum('count'), 'appointment'),
    worth: formatCents(sum('cents')),
    byStatus: Object.fromEntries(totals.map(({ status, count }) => [status, count])),
    jobs: first.map(jobOf),
    notShown: Math.max(0, sum('count') - first.length),
  };
}

export function jobOf(job: Appointment): Job {
  const { date, startTime, customer, service, vehicle, place, crew, price, status } = job;
  return {
    day: longDay(date),
    time: formatTime(startTime),
    customer: customer.name,
    contactId: customer.id,
    service,
    vehicle: vehicle ? saidVehicle(vehicle) : '',
    place: place ? saidPlace(place) : '',
    crew: crew.name,
    price: dollars(price),
    status,
  };
}
