import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { Crews, Hours } from '../../scheduling/index.js';
import { takes } from '../plan/arguments.js';
import { PAGES } from '../plan/pages.js';
import { MAX_ROWS, type Tool, type ToolResult } from './tool.js';

/** Opening hours of a weekday (1 is Monday). '24:00' is the end of the day. */
interface OpenTimes {
  weekday: number;
  starts: string;
  ends: string;
}

/** Closure for whole days, or for some hours of each day. */
interface Closed {
  from: string;
  to: string;
  /** Empty times mean all day. */
  starts: string;
  ends: string;
  reason: string;
  /** Name of the crew. Empty for the whole business. */
  crew: string;
}

export interface Team {
  /** Opening hours of the business. */
  week: OpenTimes[];
  /** Closures from today on. */
  closed: Closed[];
  /** Active crews. Hours only if they differ from the business's. */
  crews: { name: string; kind: 'van' | 'bay'; people: string[]; hours?: OpenTimes[] }[];
}

const args = takes({}, {});

@Injectable()
export class ListTeam implements Tool<object, Team> {
  readonly name = 'list_team';
  readonly description =
    'The vans and bays with who is on each, the opening hours of the week, and the days that are closed from today on.';
  readonly label = 'Looking at your team and hours';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(
    private readonly clock: Clock,
    private readonly crews: Crews,
    private readonly hours: Hours,
  ) {}

  async run(who: Principal): Promise<ToolResult<Team>> {
    const [all, { ranges: week }, closures] = await Promise.all([
      this.crews.list(who),
      this.hours.week(who),
      this.hours.closures(who, today(this.clock.now(), who.timeZone)),
    ]);
    const nameOf = new Map(all.map(({ id, name }) => [id, name]));
    const crews = all
      .filter(({ active }) => active)
      .slice(0, MAX_ROWS)
      .map(({ name, kind, people, hours }) => ({
        ...{ name, kind },
        people: people.map((person) => person.name),
        ...(hours && { hours }),
      }));
    const closed = closures
      .slice(0, MAX_ROWS)
      .map(({ fromDate, toDate, starts, ends, reason, crewId }) => ({
        ...{ from: fromDate, to: toDate, starts: starts ?? '', ends: ends ?? '', reason },
        crew: crewId === null ? '' : (nameOf.get(crewId) ?? ''),
      }));
    return { data: { week, closed, crews }, sources: [PAGES.team] };
  }
}
