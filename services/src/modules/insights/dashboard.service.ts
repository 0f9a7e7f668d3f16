import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { toDollars } from '../../platform/money/money.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { addMonths, firstOfMonth, startOfDay, today } from '../../platform/time/zone.js';
import { ContactsService } from '../crm/index.js';
import { AppointmentsService } from '../scheduling/index.js';
import { averageOf, changeText } from './change.js';
import type { Dashboard, DashboardStats } from './dto/dashboard.dto.js';
import {
  busyDays,
  completedTotals,
  countBooked,
  countCustomers,
  findFirstName,
} from './insights.queries.js';
import { monthToDate, wholeMonth } from './periods.js';

const UPCOMING = 20;
const RECENT_CUSTOMERS = 5;
const CALENDAR_MONTHS = 12;

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
    const [[stats, calendarEvents, firstName], appointments, recentCustomers] = await Promise.all([
      this.db.read(principal, (sql) =>
        Promise.all([
          statsOf(sql, principal, day),
          busyDays(sql, principal, calendar),
          findFirstName(sql, principal.businessId, principal.userId),
        ]),
      ),
      this.appointments.upcoming(principal, UPCOMING),
      this.contacts.recent(principal, RECENT_CUSTOMERS),
    ]);
    return { stats, appointments, recentCustomers, calendarEvents, user: { firstName } };
  }
}

async function statsOf(sql: Sql, context: BusinessContext, day: string): Promise<DashboardStats> {
  const { current, previous } = monthToDate(day);
  const startOfMonth = startOfDay(firstOfMonth(day), context.timeZone);
  const [done, doneBefore, booked, bookedBefore, customers] = await Promise.all([
    completedTotals(sql, context, current),
    completedTotals(sql, context, previous),
    countBooked(sql, context, wholeMonth(day)),
    countBooked(sql, context, wholeMonth(previous.from)),
    countCustomers(sql, context, startOfMonth),
  ]);
  const average = averageOf(done.cents, done.count);
  return {
    revenue: toDollars(done.cents),
    revenueChange: changeText(done.cents, doneBefore.cents),
    appointments: booked,
    appointmentsChange: changeText(booked, bookedBefore),
    customers: customers.now,
    customersChange: changeText(customers.now, customers.earlier),
    averageService: toDollars(average),
    averageServiceChange: changeText(average, averageOf(doneBefore.cents, doneBefore.count)),
  };
}
