import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime, DAY_MINUTES, minutesOf } from '../../../platform/time/clock-time.js';
import { addDays, formatTime, minuteOfDay, today, weekday } from '../../../platform/time/zone.js';
import { AppointmentsService, CLOSES, OPENS, type WallTimes } from '../../scheduling/index.js';
import { longDay, spanOfDays } from '../days.js';
import { takes, whole } from './arguments.js';
import { chosenSpan, SPAN } from './span.js';
import { MAX_ROWS, PAGES, type Tool, type ToolResult } from './tool.js';

export interface FreeTime {
  title: string;
  minutes: number;
  /** The business's hours are not among its settings. */
  assumed: string;
  free: { day: string; date: string; from: string; to: string; start: string; end: string }[];
}

const SUNDAY = 7;
const QUARTER = 15;
const DAYS_AHEAD = 7;
const USUAL_MINUTES = 60;

const args = takes({}, { ...SPAN, minutes: whole('How long the job takes', 15, CLOSES - OPENS) });
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class FindFreeTime implements Tool<Args, FreeTime> {
  readonly name = 'find_free_time';
  readonly description =
    'Times with nothing booked, long enough for a job; default the next seven days and one hour.';
  readonly label = 'Looking for free time';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(
    who: Principal,
    { minutes = USUAL_MINUTES, ...span }: Args,
  ): Promise<ToolResult<FreeTime>> {
    const now = this.clock.now();
    const day = today(now, who.timeZone);
    const asked = Object.keys(span).length > 0;
    const { days, title } = asked
      ? chosenSpan(span, day, 'today')
      : {
          ...spanOfDays({ from: day, to: addDays(day, DAYS_AHEAD - 1) }),
          title: 'in the next 7 days',
        };
    const from = days.from < day ? day : days.from;
    const ahead = { from, to: days.to };
    const booked = from > days.to ? [] : await this.appointments.busyTimes(who, ahead);
    const free: FreeTime['free'] = [];
    for (let date = from; date <= days.to && free.length < MAX_ROWS; date = addDays(date, 1)) {
      if (weekday(date) === SUNDAY) continue;
      const opens = date === day ? Math.max(OPENS, minuteOfDay(now, who.timeZone)) : OPENS;
      const jobs = booked.filter((job) => job.date === date);
      for (const gap of gapsOf(jobs, opens, minutes)) free.push(spoken(date, gap));
    }
    const assumed = 'Monday to Saturday, 8:00 AM to 6:00 PM, one job at a time';
    return {
      data: { title, minutes, assumed, free: free.slice(0, MAX_ROWS) },
      sources: [PAGES.appointments],
    };
  }
}

interface Gap {
  from: number;
  to: number;
}

/** What is free of an open day, in quarters of an hour. */
function gapsOf(jobs: WallTimes[], opens: number, minutes: number): Gap[] {
  const busy = jobs
    .map(({ startTime, endTime }) => ({
      from: minutesOf(startTime),
      to: minutesOf(endTime) || DAY_MINUTES,
    }))
    .sort((a, b) => a.from - b.from);
  const gaps: Gap[] = [];
  let free = Math.ceil(opens / QUARTER) * QUARTER;
  for (const { from, to } of [...busy, { from: CLOSES, to: CLOSES }]) {
    const end = Math.min(from, CLOSES);
    if (end - free >= minutes) gaps.push({ from: free, to: end });
    free = Math.max(free, Math.ceil(to / QUARTER) * QUARTER);
  }
  return gaps;
}

const spoken = (date: string, { from, to }: Gap) => ({
  day: longDay(date),
  date,
  from: formatTime(clockTime(from)),
  to: formatTime(clockTime(to)),
  start: clockTime(from),
  end: clockTime(to),
});
