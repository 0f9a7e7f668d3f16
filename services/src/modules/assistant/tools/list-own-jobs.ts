import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatTime, today } from '../../../platform/time/zone.js';
import { daysOfOwnJobs, MyJobs, type MyJobOfDay } from '../../scheduling/index.js';
import { longDay, type Days } from '../plan/named-spans.js';
import { takes } from '../plan/arguments.js';
import { saidPlace, saidVehicle } from './asked-jobs.js';
import { chosenSpan, SPAN, type SpanArgs } from './span.js';
import { PAGES } from '../plan/pages.js';
import { counted, dollars, MAX_ROWS, type Tool, type ToolResult } from './tool.js';

/** Fields of a technician's own job. Empty fields are left out. */
export interface OwnJob {
  page: string;
  day: string;
  begins: string;
  ends: string;
  customer: string;
  phone: string;
  service: string;
  addons: string[];
  vehicle?: string;
  place?: string;
  address?: string;
  accessNotes?: string;
  notes?: string;
  crew: string;
  status: string;
  driveMinutes?: number;
  /** Only where the business lets technicians see prices. */
  price?: string;
}

export interface OwnJobs {
  title: string;
  /** Days that the technician can see. */
  seen: Days;
  count: string;
  jobs: OwnJob[];
  notShown: number;
}

const args = takes({}, SPAN);
type Args = ReturnType<typeof args.parse> & SpanArgs;

@Injectable()
export class ListOwnJobs implements Tool<Args, OwnJobs> {
  readonly name = 'list_own_jobs';
  readonly description =
    "The jobs of the person's own crew, the soonest first, with what is needed to do them; only from yesterday to two weeks ahead. Default: from today on.";
  readonly label = 'Looking at your jobs';
  readonly needs = 'own-jobs:work';
  /** Users who see all jobs have another tool. */
  readonly unless = 'appointments:read';
  readonly args: Tool<Args>['args'] = args;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: MyJobs,
  ) {}

  async run(who: Principal, span: Args): Promise<ToolResult<OwnJobs>> {
    const now = today(this.clock.now(), who.timeZone);
    const seen = daysOfOwnJobs(now);
    const isSaid = Object.keys(span).length > 0;
    const { days, title } = chosenSpan(isSaid ? span : { from: now, to: seen.to }, now, 'today');
    const all = (await this.jobs.list(who)).filter(
      ({ date }) => date >= days.from && date <= days.to,
    );
    const jobs = all.slice(0, MAX_ROWS).map(ownJobOf);
    const notShown = all.length - jobs.length;
    const data = { title, seen, count: counted(all.length, 'job'), jobs, notShown };
    return { data, sources: [PAGES.myJobs] };
  }
}

function ownJobOf(job: MyJobOfDay): OwnJob {
  const { id, date, customer, service, addons, vehicle, place, notes, price } = job;
  const address = [place?.street, place?.city].filter(Boolean).join(', ');
  return {
    page: `/my-jobs/${id}`,
    day: longDay(date),
    begins: formatTime(job.startTime),
    ends: formatTime(job.endTime),
    ...{ customer: customer.name, phone: customer.phone, service, addons },
    ...(vehicle && { vehicle: saidVehicle(vehicle) }),
    ...(place && { place: saidPlace(place) }),
    ...(address && { address }),
    ...(place?.accessNotes && { accessNotes: place.accessNotes }),
    ...(notes && { notes }),
    ...{ crew: job.crew.name, status: job.status },
    ...(job.driveMinutes > 0 && { driveMinutes: job.driveMinutes }),
    ...(price !== null && { price: dollars(price) }),
  };
}
