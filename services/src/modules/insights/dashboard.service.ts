import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { toCents, toDollars } from '../../platform/money/money.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { addDays, addMonths, startOfDay, today } from '../../platform/time/zone.js';
import { ContactsService } from '../crm/index.js';
import { AppointmentsService, type Appointment } from '../scheduling/index.js';
import { averageOf, changeText } from './change.js';
import type {
  Dashboard,
  DashboardStats,
  DashboardTrends,
  DaySummary,
} from './dto/dashboard.dto.js';
import {
  busyDays,
  completedTotalsOfEach,
  countBookedOfEach,
  countCustomersAt,
  findFirstName,
} from './insights.queries.js';
import { monthsToDate, wholeMonth } from './periods.js';

const UPCOMING = 20;
const RECENT_CUSTOMERS = 5;
const CALENDAR_MONTHS = 12;
const SHOWN_OF_A_DAY = 20;

@Injectable()
export class DashboardService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
    private readonly contacts: ContactsService,
  ) {}

  async get(principal: Principal): Promise<Dashboard> {
    const day = today(this.clock.now(), principal.timeZone);
    const calendar = {
      from: addMonths(day, -CALENDAR_MONTHS),
      to: addMonths(day, CALENDAR_MONTHS),
    };
    const [[trends, calendarEvents, firstName], appointments, soon, recentCustomers] =
      await Promise.all([
        this.db.read(principal, (sql) =>
          Promise.all([
            trendsOf(sql, principal, day),
            busyDays(sql, principal, calendar),
            findFirstName(sql, principal.businessId, principal.userId),
          ]),
        ),
        this.appointments.upcoming(principal, UPCOMING),
        this.appointments.between(principal, day, addDays(day, 1)),
        this.contacts.recent(principal, RECENT_CUSTOMERS),
      ]);
    const current = soon.find(({ date, status }) => date === day && status === 'in-progress');
    return {
      stats: statsOf(trends),
      trends,
      nextAppointment: current ?? appointments[0] ?? null,
      today: summaryOf(soon, day),
      tomorrow: summaryOf(soon, addDays(day, 1)),
      appointments,
      recentCustomers,
      calendarEvents,
      user: { firstName },
    };
  }
}

/** Revenue by the same days of each month, appointments by whole months, customers by its end. */
async function trendsOf(sql: Sql, context: BusinessContext, day: string): Promise<DashboardTrends> {
  const months = monthsToDate(day);
  const wholeMonths = months.map(({ from }) => wholeMonth(from));
  const ends = wholeMonths.map(({ to }) => startOfDay(addDays(to, 1), context.timeZone));
  const [done, appointments, customers] = await Promise.all([
    completedTotalsOfEach(sql, context, months),
    countBookedOfEach(sql, context, wholeMonths),
    countCustomersAt(sql, context, ends),
  ]);
  return {
    revenue: done.map(({ cents }) => toDollars(cents)),
    appointments,
    customers,
    averageService: done.map(({ cents, count }) => toDollars(averageOf(cents, count))),
  };
}

/** Each figure is the end of its trend, compared with what stands before it. */
function statsOf({ revenue, appointments, customers, averageService }: DashboardTrends) {
  const latest = (trend: number[]) => trend.at(-1) ?? 0;
  const change = (trend: number[]) => changeText(latest(trend), trend.at(-2) ?? 0);
  const stats: DashboardStats = {
    revenue: latest(revenue),
    revenueChange: change(revenue),
    appointments: latest(appointments),
    appointmentsChange: change(appointments),
    customers: latest(customers),
    customersChange: change(customers),
    averageService: latest(averageService),
    averageServiceChange: change(averageService),
  };
  return stats;
}

function summaryOf(soon: Appointment[], date: string): DaySummary {
  const jobs = soon.filter((job) => job.date === date && job.status !== 'cancelled');
  const dollars = (of: Appointment[]) =>
    toDollars(of.reduce((sum, { price }) => sum + toCents(price), 0));
  return {
    date,
    jobs: jobs.length,
    worth: dollars(jobs),
    earned: dollars(jobs.filter(({ status }) => status === 'completed')),
    appointments: jobs.slice(0, SHOWN_OF_A_DAY),
  };
}
