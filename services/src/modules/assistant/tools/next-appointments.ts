import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { AppointmentsService } from '../../scheduling/index.js';
import { whole, takes } from './arguments.js';
import { jobsOf, type Jobs } from './list-appointments.js';
import { MAX_ROWS, PAGES, type Tool, type ToolResult } from './tool.js';

const USUAL = 8;
const args = takes({}, { limit: whole('How many', 1, MAX_ROWS) });
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class NextAppointments implements Tool<Args, Jobs> {
  readonly name = 'next_appointments';
  readonly description = 'The appointments still to come, the soonest first, on whatever days.';
  readonly label = 'Looking at what comes next';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
  ) {}

  async run(who: Principal, { limit = USUAL }: Args): Promise<ToolResult<Jobs>> {
    const { lastDay, ...jobs } = await this.appointments.upcoming(who, limit);
    const from = today(this.clock.now(), who.timeZone);
    const days = { from, to: lastDay ?? from };
    return { data: jobsOf(jobs, 'coming up', days), sources: [PAGES.appointments] };
  }
}
