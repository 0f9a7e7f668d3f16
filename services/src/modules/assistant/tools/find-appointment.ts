import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { addDays, today } from '../../../platform/time/zone.js';
import { AppointmentsService } from '../../scheduling/index.js';
import { clockTime, day, id, takes } from './arguments.js';
import { titleOf } from './slots.js';
import { MAX_ROWS, PAGES, type Tool, type ToolResult } from './tool.js';

export interface FoundAppointments {
  appointments: {
    id: string;
    contactId: string;
    title: string;
    customer: string;
    date: string;
    startTime: string;
    endTime: string;
    status: string;
  }[];
  notShown: number;
}

const DAYS_AHEAD = 365;

const args = takes(
  {},
  {
    contactId: id('Of this customer, from find_contact'),
    from: day('First day; default today'),
    to: day('Last day; default in a year'),
    time: clockTime('Start'),
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class FindAppointment implements Tool<Args, FoundAppointments> {
  readonly name = 'find_appointment';
  readonly description =
    'Appointments still to come with their ids, to be moved or cancelled; of a customer, or of some days.';
  readonly label = 'Looking at your appointments';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { contactId, time, ...days }: Args) {
    const now = today(this.clock.now(), who.timeZone);
    const { from = now, to = addDays(days.from ?? now, DAYS_AHEAD) } = days;
    const { upcoming } = await this.appointments.list(who, { from, to, limit: 1 });
    const found = upcoming.items.filter(
      (each) =>
        (contactId === undefined || each.contactId === contactId) &&
        (time === undefined || each.startTime === time),
    );
    const shown = found.slice(0, MAX_ROWS).map((each) => ({
      id: each.id,
      contactId: each.contactId,
      title: titleOf(each.service, each.customer.name),
      customer: each.customer.name,
      date: each.date,
      startTime: each.startTime,
      endTime: each.endTime,
      status: each.status,
    }));
    const result: ToolResult<FoundAppointments> = {
      data: { appointments: shown, notShown: found.length - shown.length },
      sources: [PAGES.appointments],
    };
    return result;
  }
}
