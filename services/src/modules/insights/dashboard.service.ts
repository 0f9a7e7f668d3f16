import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../platform/auth-guard/permissions.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { without } from '../../platform/http/paging.js';
import { toDollars } from '../../platform/money/money.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { addDays, addMonths, today } from '../../platform/time/zone.js';
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
  countCustomersAfter,
  findFirstName,
  worthOfDays,
  type DayWorth,
} from './insights.queries.js';
import { monthsToDate, wholeMonth } from './periods.js';
import { dismissSetup, findSetup } from './setup.queries.js';

const UPCOMING = 20;
const RECENT_CUSTOMERS = 5;
const CALENDAR_MONTHS = 12;
const SHOWN_OF_A_DAY = 20;
const MONEY_STATS = ['revenue', 'revenueChange', 'averageService', 'averageServiceChange'] as const;

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
    const days = [day, addDays(day, 1)];
    // One snapshot, so that all figures are of the same moment.
    const permissions = permissionsOf(principal);
    const isGuided = !principal.isSetUp && permissions.includes('settings:write');
    const [trends, calendarEvents, worth, firstName, appointments, agenda, recentCustomers, setup] =
      await this.db.read(principal, (sql) =>
        Promise.all([
          trendsOf(sql, principal, day),
          busyDays(sql, principal, calendar),
          worthOfDays(sql, principal, days),
          findFirstName(sql, principal.businessId, principal.userId),
          this.appointments.next(sql, principal, UPCOMING),
          this.appointments.agenda(sql, principal, days, SHOWN_OF_A_DAY),
          this.contacts.recent(sql, principal, RECENT_CUSTOMERS),
          isGuided ? findSetup(sql, principal.businessId) : null,
        ]),
      );
    const isFinished = setup !== null && Object.values(setup).every(Boolean);
    // Remembered, so that no later dashboard asks for the progress.
    if (isFinished) await this.dismissSetup(principal);
    const seesMoney = permissions.includes('revenue:read');
    const [ofToday, ofTomorrow] = worth.map((each, index) =>
      summaryOf(each, seesMoney, agenda.firstOfDays[index]),
    ) as [DaySummary, DaySummary];
    return {
      stats: seesMoney ? statsOf(trends) : without(statsOf(trends), ...MONEY_STATS),
      trends: seesMoney ? trends : without(trends, 'revenue', 'averageService'),
      nextAppointment: agenda.current ?? appointments[0] ?? null,
      today: ofToday,
      tomorrow: ofTomorrow,
      appointments,
      recentCustomers,
      calendarEvents,
      user: { firstName },
      setup: isFinished ? null : setup,
    };
  }

  async dismissSetup(principal: Principal): Promise<void> {
    const now = this.clock.now();
    await this.db.tx(principal, ({ sql }) => dismissSetup(sql, principal.businessId, now));
  }
}

/**
 * Monthly trends: revenue up to the same day of each month, appointments of whole months, contacts at
 * month end.
 */
async function trendsOf(
  sql: Sql,
  context: BusinessContext,
  day: string,
): Promise<Required<DashboardTrends>> {
  const months = monthsToDate(day);
  const wholeMonths = months.map(({ from }) => wholeMonth(from));
  const [done, appointments, customers] = await Promise.all([
    completedTotalsOfEach(sql, context, months),
    countBookedOfEach(sql, context, wholeMonths),
    countCustomersAfter(
      sql,
      context,
      wholeMonths.map(({ to }) => to),
    ),
  ]);
  return {
    revenue: done.map(({ cents }) => toDollars(cents)),
    appointments,
    customers,
    averageService: done.map(({ cents, count }) => toDollars(averageOf(cents, count))),
  };
}

/** Latest value of each trend, compared with the previous one. */
function statsOf({
  revenue,
  appointments,
  customers,
  averageService,
}: Required<DashboardTrends>): DashboardStats {
  const latest = (trend: number[]) => trend.at(-1) ?? 0;
  const change = (trend: number[]) => changeText(latest(trend), trend.at(-2) ?? 0);
  return {
    revenue: latest(revenue),
    revenueChange: change(revenue),
    appointments: latest(appointments),
    appointmentsChange: change(appointments),
    customers: latest(customers),
    customersChange: change(customers),
    averageService: latest(averageService),
    averageServiceChange: change(averageService),
  };
}

function summaryOf(
  { date, jobs, worth, earned }: DayWorth,
  seesMoney: boolean,
  appointments: Appointment[] = [],
): DaySummary {
  const money = seesMoney && { worth: toDollars(worth), earned: toDollars(earned) };
  return { date, jobs, ...money, appointments };
}
