import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { addDays, today } from '../../../platform/time/zone.js';
import { AppointmentsService } from '../../scheduling/index.js';
import { choice, clockTime, day, id, takes } from '../plan/arguments.js';
import { titleOf } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { MAX_ROWS, type Tool, type ToolResult } from './tool.js';

export interface FoundAppointments {
  appointments: {
    id: string;
    contactId: string;
    serviceId: string;
    service: string;
    title: string;
    customer: string;
    date: string;
    startTime: string;
    endTime: string;
    status: string;
    /** Name of the crew. */
    crew?: string;
  }[];
  notShown: number;
}

const DAYS_AHEAD = 365;
/** Maximum number of appointments in the search for open ones. */
const MOST_BACK = 500;
const IS_OVER = new Set(['completed', 'cancelled', 'no-show']);
/** Days back in which an open appointment may still be marked. */
const DAYS_BACK = 14;

const args = takes(
  {},
  {
    contactId: id('Of this customer, from find_contact'),
    which: choice(
      'to_come, or unmarked: those of today and before without an end; default to_come',
      ['to_come', 'unmarked'],
    ),
    from: day('First day; default today, of unmarked ones two weeks ago'),
    to: day('Last day; default in a year, of unmarked ones today'),
    time: clockTime('Start'),
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class FindAppointment implements Tool<Args, FoundAppointments> {
  readonly name = 'find_appointment';
  readonly description =
    'Appointments still to come with their ids, to be moved, cancelled or marked; of a customer, or of some days.';
  readonly label = 'Looking at your appointments';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { contactId, time, which, ...days }: Args) {
    const found = (await this.openOnes(who, which === 'unmarked', days)).filter(
      (each) =>
        (contactId === undefined || each.contactId === contactId) &&
        (time === undefined || each.startTime === time),
    );
    const shown = found.slice(0, MAX_ROWS).map((each) => ({
      id: each.id,
      contactId: each.contactId,
      serviceId: each.serviceId,
      service: each.service,
      title: titleOf(each.service, each.customer.name),
      customer: each.customer.name,
      date: each.date,
      startTime: each.startTime,
      endTime: each.endTime,
      status: each.status,
      crew: each.crew?.name,
    }));
    const result: ToolResult<FoundAppointments> = {
      data: { appointments: shown, notShown: found.length - shown.length },
      sources: [PAGES.appointments],
    };
    return result;
  }

  private async openOnes(
    who: Principal,
    isUnmarked: boolean,
    days: { from?: string; to?: string },
  ) {
    const now = today(this.clock.now(), who.timeZone);
    const earliest = isUnmarked ? addDays(now, -DAYS_BACK) : now;
    const { from = earliest } = days;
    const { to = isUnmarked ? now : addDays(from, DAYS_AHEAD) } = days;
    const limit = isUnmarked ? MOST_BACK : 1;
    const { upcoming, past } = await this.appointments.list(who, { from, to, limit });
    const open = past.items.filter(({ status }) => !IS_OVER.has(status));
    return isUnmarked ? [...upcoming.items, ...open] : upcoming.items;
  }
}
