import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { unreadable } from '../../../platform/errors/app-error.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { addDays, daysBetween, type Days } from '../../../platform/time/zone.js';
import { findClosures } from '../team/closures.queries.js';
import { findCrews, findHours } from '../team/crews.queries.js';
import { findTravel } from '../team/travel.queries.js';
import { findWeekSettings } from '../team/week.queries.js';
import { countJobsOfDays, findJobsOfDays } from './calendar.queries.js';
import type { CrewRoute, RouteQuery } from './dto/route.dto.js';
import { routeOf } from './route.rules.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findShopPlace } from './shop-place.queries.js';
import { findToPlace } from './to-place.queries.js';
import { MOST_DAYS, MOST_JOBS, type Calendar, type CalendarQuery } from './dto/calendar.dto.js';

/** Maximum stops of one day. */
const MOST_STOPS = 100;

/** Appointments of a range of days with crews, hours and closures, in one read. */
@Injectable()
export class CalendarOfJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(context: BusinessContext, query: CalendarQuery): Promise<Calendar> {
    const { perDay: asked = MOST_JOBS, ...filter } = query;
    const days = daysOf(filter);
    const perDay = Math.min(asked, Math.floor(MOST_JOBS / days.length));
    const { businessId } = context;
    const [jobs, counts, crews, hours, closures, travel, { timeStep }] = await this.db.read(
      context,
      (sql) =>
        Promise.all([
          findJobsOfDays(sql, context, days, perDay, filter),
          countJobsOfDays(sql, context, filter),
          findCrews(sql, businessId),
          findHours(sql, businessId),
          findClosures(sql, businessId, query),
          findTravel(sql, businessId),
          findWeekSettings(sql, businessId),
        ]),
    );
    const countOf = new Map(counts.map(({ date, count }) => [date, count]));
    return {
      days: days.map((date) => ({ date, count: countOf.get(date) ?? 0 })),
      jobs,
      crews,
      hours,
      closures,
      travelMinutes: travel.minutes,
      farTravelMinutes: travel.farMinutes,
      shopPostcode: travel.shopPostcode,
      timeStep,
    };
  }

  toPlace(context: BusinessContext): Promise<Appointment[]> {
    const now = this.clock.now();
    return this.db.read(context, (sql) => findToPlace(sql, context, now));
  }

  /** Stops of a crew's day with the travel between them. */
  async route(context: BusinessContext, query: RouteQuery): Promise<CrewRoute> {
    const { date, crewId, linkStops } = query;
    const [jobs, shop, travel] = await this.db.read(context, (sql) =>
      Promise.all([
        findJobsOfDays(sql, context, [date], MOST_STOPS, { crewId }),
        findShopPlace(sql, context.businessId),
        findTravel(sql, context.businessId),
      ]),
    );
    return routeOf(jobs, shop ?? null, travel, linkStops);
  }
}

function daysOf({ from, to }: Days): string[] {
  const count = daysBetween(from, to) + 1;
  if (count < 1) throw unreadable('The last day must not be before the first');
  if (count > MOST_DAYS) throw unreadable(`Please choose at most ${MOST_DAYS} days`);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
