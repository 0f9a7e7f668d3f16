import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { unreadable } from '../../../platform/errors/app-error.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { addDays, instantOf, wallTimeOf } from '../../../platform/time/zone.js';
import { isAhead } from '../appointment.status.js';
import { dayOf } from '../availability/crew-time.js';
import { findJobsOfDays } from '../calendar/calendar.queries.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findReservations } from '../reservations.queries.js';
import { findClosures } from '../team/closures.queries.js';
import { findCrews, findHours } from '../team/crews.queries.js';
import { longestWay } from '../team/travel.js';
import { findTravel } from '../team/travel.queries.js';
import {
  MOST_MOVES,
  type MovesQuery,
  type ProposedMoves,
  type ProposedTime,
} from './dto/move.dto.js';
import { openRangesOf, type Day, type Found, type Movable } from './free-time.js';
import { findNeeds, type Needs } from './moving.queries.js';
import { problemOf, proposedTimes } from './proposals.js';

/** More than a day can have; those over or under way are left out afterwards. */
const MOST_OF_A_DAY = 1000;

/** Times on another day for the appointments of a day. Nothing is saved. */
@Injectable()
export class MoveProposals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(context: BusinessContext, query: MovesQuery): Promise<ProposedMoves> {
    if (query.from === query.to) throw unreadable('Please choose another day');
    const { jobs, day } = await this.db.readInSteps(context, async (sql) => {
      const movable = await this.movable(sql, context, query);
      return { jobs: movable, day: await this.dayOf(sql, context, query.to, movable) };
    });
    const found = proposedTimes(jobs, day);
    return {
      jobs: jobs.map((job) => {
        const time = found.get(job);
        const problem = time ? '' : problemOf(job, day);
        return { appointment: job.appointment, time: time ? shownTime(time, day) : null, problem };
      }),
    };
  }

  private async movable(sql: Sql, context: BusinessContext, query: MovesQuery) {
    const { from, to, crewId } = query;
    const ofDay = await findJobsOfDays(sql, context, [from], MOST_OF_A_DAY, { crewId });
    const jobs = ofDay.filter(({ status }) => isAhead(status));
    if (jobs.length > MOST_MOVES) {
      throw unreadable(`That day has more than ${MOST_MOVES} jobs. Please move one crew at a time`);
    }
    const needs = await findNeeds(
      sql,
      context.businessId,
      jobs.map(({ id }) => id),
    );
    return jobs.flatMap((job) => {
      const need = needs.get(job.id);
      return need ? [movableOf(job, need, to, context.timeZone)] : [];
    });
  }

  private async dayOf(
    sql: Sql,
    { businessId, timeZone }: BusinessContext,
    date: string,
    jobs: readonly Movable[],
  ): Promise<Day> {
    const [crews, hours, closures, travel] = await Promise.all([
      findCrews(sql, businessId),
      findHours(sql, businessId),
      findClosures(sql, businessId, { from: date, to: addDays(date, 1) }),
      findTravel(sql, businessId),
    ]);
    const way = longestWay(travel);
    const buffer = Math.max(0, ...jobs.flatMap(({ buffers }) => [buffers.before, buffers.after]));
    const around = (way + buffer) * MINUTE_MS;
    const { start, end } = dayOf(date, timeZone);
    const reserved = await findReservations(sql, businessId, {
      ...{ start: start - around, end: end + around },
      ...{ exceptId: undefined, withPlaces: way > 0 },
    });
    const open = new Map(
      crews.map((crew) => [crew.id, openRangesOf(crew, { hours, closures }, date, timeZone)]),
    );
    return { date, timeZone, now: this.clock.now(), crews, open, closures, travel, reserved };
  }
}

const movableOf = (
  appointment: Appointment,
  { startsAt, endsAt, buffers, location }: Needs,
  to: string,
  timeZone: string,
): Movable => ({
  ...{ appointment, buffers, location },
  wish: instantOf(to, appointment.startTime, timeZone).getTime(),
  length: endsAt.getTime() - startsAt.getTime(),
});

function shownTime({ crew, start, end }: Found, { date, timeZone }: Day): ProposedTime {
  const timeAt = (at: number) => wallTimeOf(new Date(at), timeZone).time;
  const { id, name, colour } = crew;
  return { date, startTime: timeAt(start), endTime: timeAt(end), crew: { id, name, colour } };
}
