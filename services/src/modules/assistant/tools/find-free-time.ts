import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { addDays, formatTime, today } from '../../../platform/time/zone.js';
import { Availability, Crews, type FreeRun } from '../../scheduling/index.js';
import { longDay, spanOfDays } from '../plan/named-spans.js';
import { ArgumentProblem, choice, id, takes, text, whole } from '../plan/arguments.js';
import { AskedJobs, JOB_DETAILS, type SaidJob } from './asked-jobs.js';
import { chosenSpan, SPAN, type SpanArgs } from './span.js';
import { OWN_SIZE, SIZES, type Size } from './suggest-price.js';
import { PAGES } from '../plan/pages.js';
import { MAX_ROWS, type Tool, type ToolResult } from './tool.js';

export interface FreeTime {
  title: string;
  minutes: number;
  /** Free times of all active crews, or of one. */
  free: {
    day: string;
    date: string;
    from: string;
    to: string;
    start: string;
    end: string;
    /** Name of the crew. */
    crew: string;
    crewId: string;
  }[];
  /** Dates with free time. */
  dates: string[];
  /** Number of crews that were searched. */
  crews: number;
}

const DAYS_AHEAD = 7;
const USUAL_MINUTES = 60;
const LONGEST_DAYS = 62;
const LONGEST_MINUTES = 24 * 60;

const args = takes(
  {},
  {
    ...SPAN,
    minutes: whole('How long the job takes; default as long as its service', 15, LONGEST_MINUTES),
    crew: text('The name of one crew; default: any', 60),
    serviceId: text(
      'The service, from list_services: who does it and what stays free around it',
      64,
    ),
    contactId: id(
      'For whom, from find_contact: with serviceId, how long it takes for their vehicle',
    ),
    size: choice('With serviceId, of which size the vehicle of nobody known is', SIZES),
    ...JOB_DETAILS,
  },
);
type Args = ReturnType<typeof args.parse> & SpanArgs;

/** Free times by crew: within opening hours, outside closures and without another job. */
@Injectable()
export class FindFreeTime implements Tool<Args, FreeTime> {
  readonly name = 'find_free_time';
  readonly description =
    'When a crew is at work and has nothing booked, long enough for a job; default the next seven days and one hour.';
  readonly label = 'Looking for free time';
  readonly needs = 'appointments:read';
  readonly args: Tool<Args>['args'] = args;

  constructor(
    private readonly clock: Clock,
    private readonly availability: Availability,
    private readonly crews: Crews,
    private readonly jobs: AskedJobs,
  ) {}

  async run(who: Principal, args: Args): Promise<ToolResult<FreeTime>> {
    const { minutes: asksFor, crew, serviceId, contactId, size, vehicle, addOns, ...span } = args;
    const job = await this.needOf(who, { serviceId, contactId, vehicle, addOns }, size);
    const minutes = asksFor ?? job.minutes;
    const day = today(this.clock.now(), who.timeZone);
    const asked = Object.keys(span).length > 0;
    const { days, title } = asked
      ? chosenSpan(span, day, 'today')
      : {
          ...spanOfDays({ from: day, to: addDays(day, DAYS_AHEAD - 1) }),
          title: 'in the next 7 days',
        };
    const active = (await this.crews.list(who)).filter((each) => each.active);
    const those = crew === undefined ? active : active.filter(({ name }) => isCalled(name, crew));
    if (those.length === 0) throw new ArgumentProblem(`There is no crew called ${crew ?? ''}.`);
    const from = days.from < day ? day : days.from;
    const last = addDays(from, LONGEST_DAYS - 1);
    const ahead = { from, to: days.to < last ? days.to : last };
    const runs =
      from > days.to
        ? []
        : await this.availability.runs(who, ahead, minutes, {
            ...job,
            crewId: crew === undefined ? undefined : those[0]?.id,
          });
    const free = runs.filter((run) => those.some(({ id }) => id === run.crew.id)).map(spoken);
    const dates = [...new Set(free.map(({ date }) => date))];
    return {
      data: { title, minutes, free: free.slice(0, MAX_ROWS), dates, crews: those.length },
      sources: [PAGES.appointments],
    };
  }

  /** Length, service and place of the job, as far as they are known. */
  private async needOf(
    who: Principal,
    { serviceId, contactId, ...details }: Partial<SaidJob>,
    size?: Size,
  ) {
    if (serviceId === undefined) return { minutes: USUAL_MINUTES };
    if (contactId === undefined) {
      const { duration, prices } = await this.jobs.service(who, serviceId);
      const own = prices.find(({ sizeId }) => size && sizeId === OWN_SIZE[size]);
      return { minutes: own?.minutes ?? duration, serviceId };
    }
    const { quote, place } = await this.jobs.of(who, { serviceId, contactId, ...details });
    return { minutes: quote.minutes, serviceId, placeId: place?.id };
  }
}

const isCalled = (name: string, asked: string) => name.toLowerCase() === asked.toLowerCase();

const spoken = ({ crew, date, from, to }: FreeRun) => ({
  day: longDay(date),
  date,
  from: formatTime(from),
  to: formatTime(to === '24:00' ? '00:00' : to),
  start: from,
  end: to,
  crew: crew.name,
  crewId: crew.id,
});
