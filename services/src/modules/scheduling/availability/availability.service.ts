import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { unreadable } from '../../../platform/errors/app-error.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import {
  addDays,
  boundsOf,
  daysBetween,
  wallTimeOf,
  type Days,
} from '../../../platform/time/zone.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { findBookable } from '../pricing/lines.queries.js';
import { findReservations } from '../reservations.queries.js';
import { findClosures } from '../team/closures.queries.js';
import { findCrews, findHours } from '../team/crews.queries.js';
import type { Crew } from '../team/dto/crew.dto.js';
import { suitedCrews } from '../team/suited-crews.js';
import { longestWay } from '../team/travel.js';
import { findTravel, findWhereabouts } from '../team/travel.queries.js';
import { findWeekSettings } from '../team/week.queries.js';
import { dayOf, needOf, openMinutes, type Known } from './crew-time.js';
import {
  MOST_OPEN_DAYS,
  type AvailabilityQuery,
  type FreeStarts,
  type OpenDay,
  type OpenDaysQuery,
} from './dto/availability.dto.js';
import { subtract, type Range } from './ranges.js';
import { blockedBy, slotsFor } from './slots.js';

/** Free runs are rounded to quarters of an hour. Start times use the business's own step. */
const QUARTER_MINUTES = 15;
/** Opening hours begin on multiples of these minutes. */
const FINEST_STEP = 5;

/** Part of a day in which a crew works and has no appointment. */
export interface FreeRun {
  crew: { id: string; name: string };
  date: string;
  /** Wall time in the business's zone. */
  from: string;
  /** '24:00' at the end of the day. */
  to: string;
}

/** Free time of crews: within their hours, outside closures, without another appointment. */
@Injectable()
export class Availability {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(context: BusinessContext, query: AvailabilityQuery): Promise<FreeStarts[]> {
    const { businessId, timeZone } = context;
    const { date } = query;
    const day = dayOf(date, timeZone);
    const asked = { ...query, from: date };
    const known = await this.db.readInSteps(context, (sql) =>
      this.known(sql, businessId, asked, day),
    );
    return crewsFor(known, query.crewId).map((crew) => ({
      crewId: crew.id,
      startTimes: this.startsOf(crew, known, query, day, timeZone),
    }));
  }

  /**
   * Free runs of at least `minutes`, earliest first within each day. Default crews: the active ones
   * that do the service.
   */
  async runs(
    context: BusinessContext,
    days: Days,
    minutes: number,
    job: Pick<AvailabilityQuery, 'serviceId' | 'placeId' | 'crewId'> = {},
  ): Promise<FreeRun[]> {
    const known = await this.knownOf(context, days, job);
    const crews = crewsFor(known, job.crewId);
    return datesOf(days).flatMap((date) =>
      this.runsOn(crews, known, { date, minutes }, context.timeZone),
    );
  }

  /** Open minutes and free runs of all active crews, day by day. */
  async days(
    context: BusinessContext,
    { minutes = 60, ...days }: OpenDaysQuery,
  ): Promise<OpenDay[]> {
    const { timeZone } = context;
    const dates = datesOf(days);
    if (dates.length === 0) throw unreadable('The last day must not be before the first');
    if (dates.length > MOST_OPEN_DAYS) {
      throw unreadable(`Please choose at most ${MOST_OPEN_DAYS} days`);
    }
    const known = await this.knownOf(context, days);
    return dates.map((date) => ({
      date,
      openMinutes: sumOf(active(known).map((crew) => openMinutes(crew, known, date, timeZone))),
      free: this.runsOn(active(known), known, { date, minutes }, timeZone).map(
        ({ crew, from, to }) => ({
          ...{ crewId: crew.id, crew: crew.name },
          ...{ startTime: from, endTime: to === '24:00' ? '00:00' : to },
        }),
      ),
    }));
  }

  private knownOf(context: BusinessContext, days: Days, job: Partial<Asked> = {}): Promise<Known> {
    const [start, end] = boundsOf(days, context.timeZone);
    const within = { start: start.getTime(), end: end.getTime() };
    return this.db.readInSteps(context, (sql) =>
      this.known(sql, context.businessId, { ...job, ...days }, within),
    );
  }

  private runsOn(
    crews: readonly Crew[],
    known: Known,
    asked: { date: string; minutes: number },
    timeZone: string,
  ) {
    return crews
      .flatMap((crew) => this.runsOf(crew, known, asked, timeZone))
      .sort((one, other) => one.from.localeCompare(other.from));
  }

  private runsOf(
    crew: Crew,
    known: Known,
    { date, minutes }: { date: string; minutes: number },
    timeZone: string,
  ): FreeRun[] {
    const { id, name } = crew;
    const day = dayOf(date, timeZone);
    const now = this.clock.now().getTime();
    const { open, taken } = needOf(crew, known, date, timeZone);
    const timeAt = (at: number) =>
      at === day.end ? '24:00' : wallTimeOf(new Date(at), timeZone).time;
    return subtract(
      open,
      taken.map((each) => blockedBy(each, known.buffers)),
    )
      .map((run) => ({
        start: onQuarter(Math.max(run.start, day.start, now)),
        end: Math.min(run.end, day.end),
      }))
      .filter((run) => run.end - run.start >= minutes * MINUTE_MS)
      .map((run) => ({ crew: { id, name }, date, from: timeAt(run.start), to: timeAt(run.end) }));
  }

  private async known(sql: Sql, businessId: string, query: Asked, days: Range): Promise<Known> {
    const { from, serviceId = '', excludeId, placeId, minutes = 0 } = query;
    const [crews, hours, closures, service, travel, place, { timeStep }] = await Promise.all([
      findCrews(sql, businessId),
      findHours(sql, businessId),
      findClosures(sql, businessId, { from }),
      findBookable(sql, businessId, serviceId),
      findTravel(sql, businessId),
      findWhereabouts(sql, businessId, placeId),
      findWeekSettings(sql, businessId),
    ]);
    const { bufferBefore: before = 0, bufferAfter: after = 0, location = 'both' } = service ?? {};
    const way = longestWay(travel);
    // This query runs after the others because its range depends on travel and buffers.
    const reserved = await findReservations(sql, businessId, {
      start: days.start - (way + before) * MINUTE_MS,
      end: days.end + (minutes + after + way) * MINUTE_MS,
      exceptId: isUuid(excludeId) ? excludeId : undefined,
      withPlaces: way > 0,
    });
    const buffers = { before, after };
    return { crews, hours, closures, reserved, buffers, travel, place, location, timeStep };
  }

  private startsOf(
    crew: Crew,
    known: Known,
    { date, minutes, step = known.timeStep }: AvailabilityQuery,
    day: Range,
    timeZone: string,
  ): string[] {
    const need = needOf(crew, known, date, timeZone);
    const startsBy = (every: number) =>
      slotsFor({
        job: { minutes, buffers: known.buffers },
        need,
        step: { minutes: every, offset: 0 },
        timeZone,
        notice: 0,
        now: this.clock.now(),
        within: day,
      }).map((at) => at.getTime());
    // A shop that opens at half past books its first appointment then, even with an hourly step.
    const openings = startsBy(FINEST_STEP).filter((at) =>
      need.open.some(({ start }) => start === at),
    );
    const starts = [...new Set([...startsBy(step), ...openings])].sort((one, other) => one - other);
    // An hour repeated by a DST change yields the same wall time twice.
    return [...new Set(starts.map((at) => wallTimeOf(new Date(at), timeZone).time))];
  }
}

/** Query fields that decide which data to load. */
type Asked = Pick<AvailabilityQuery, 'serviceId' | 'excludeId' | 'placeId'> &
  Partial<Pick<AvailabilityQuery, 'minutes'>> &
  Pick<Days, 'from'>;

const onQuarter = (at: number) =>
  Math.ceil(at / (QUARTER_MINUTES * MINUTE_MS)) * QUARTER_MINUTES * MINUTE_MS;

function datesOf({ from, to }: Days): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

const active = ({ crews }: Known) => crews.filter((crew) => crew.active);

/** The requested crew, otherwise the active crews that do the service. */
const crewsFor = (known: Known, crewId?: string) =>
  crewId
    ? known.crews.filter(({ id }) => id === crewId)
    : suitedCrews(active(known), known.location);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
