import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../platform/audit/index.js';
import { permissionsOf } from '../../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database, PlatformDatabase } from '../../../../platform/database/index.js';
import { holdPerson } from '../../../../platform/directory/index.js';
import { notFound, orNotFound } from '../../../../platform/errors/app-error.js';
import { Links } from '../../../../platform/mail/index.js';
import { RateLimit } from '../../../../platform/rate-limit/index.js';
import { hashOf, newToken } from '../../../../platform/secrets/token.js';
import type { Person, Principal } from '../../../../platform/tenancy/context.js';
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.js';
import { findCrew } from '../../team/crews.queries.js';
import type { Crew } from '../../team/dto/crew.dto.js';
import { DAYS_OF_OWN_JOBS } from '../../days-of-own-jobs.js';
import { crewsOfPerson, findFeedJobs, type FeedJob } from './feed-jobs.queries.js';
import type { CalendarFeed, CalendarFeedAddress } from './feeds.dto.js';
import {
  deleteFeed,
  findCrewFeeds,
  findFeed,
  findOwnFeed,
  replaceFeed,
  touchFeed,
  type FeedRow,
  type FoundFeed,
} from './feeds.queries.js';
import { eventOf } from './feed-event.js';
import { icsOf } from './ics.js';

const WHAT = 'This calendar';
const CREW = 'This crew';

const DAYS_BEFORE = 30;
const DAYS_AHEAD = 180;
const MOST_BEFORE = 200;
const MOST_AHEAD = 1000;

interface Shown {
  name: string;
  jobs: FeedJob[];
}

/**
 * Calendar feeds of a crew or a person, reached by a secret URL. Only the token's hash is stored, in
 * the directory, because the request has no tenant yet.
 */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly links: Links,
    private readonly limit: RateLimit,
    private readonly audit: AuditTrail,
  ) {}

  async own(person: Person): Promise<CalendarFeed | undefined> {
    const row = await findOwnFeed(this.platform.sql, person);
    return row && shown(row);
  }

  async ofCrews({ businessId }: Principal): Promise<CalendarFeed[]> {
    return (await findCrewFeeds(this.platform.sql, businessId)).map(shown);
  }

  /** Creates a new address for the user's own feed. The previous address stops working. */
  makeOwn(person: Person): Promise<CalendarFeedAddress> {
    return this.make(person, null);
  }

  /** @param confirm - throws unless the person proves who they are; asked once there is such a crew */
  async makeOfCrew(
    actor: Principal,
    crewId: string,
    confirm: () => Promise<void>,
  ): Promise<CalendarFeedAddress> {
    const crew = await this.crewOf(actor, crewId);
    await confirm();
    const made = await this.make(actor, crew.id);
    await this.record(actor, crew, 'feed_made');
    return made;
  }

  async endOwn(person: Person): Promise<void> {
    await deleteFeed(this.platform.sql, { ...person, crewId: null });
  }

  async endOfCrew(actor: Principal, crewId: string): Promise<void> {
    const crew = await this.crewOf(actor, crewId);
    await deleteFeed(this.platform.sql, { ...actor, crewId: crew.id });
    await this.record(actor, crew, 'feed_ended');
  }

  /** iCalendar text for a secret token. */
  async read(token: string, address: string): Promise<string> {
    const tokenHash = hashOf(token);
    await this.limit.consume('calendarFeed', { address, account: tokenHash.toString('hex') });
    const now = this.clock.now();
    const feed = orNotFound(await findFeed(this.platform.sql, tokenHash, now), WHAT);
    const { name, jobs } = await this.jobsOf(feed, now);
    const wasJustRead = feed.readAt && now.getTime() - feed.readAt.getTime() < HOUR_MS;
    if (!wasJustRead) await touchFeed(this.platform.sql, tokenHash, now);
    const events = jobs.map((job) => eventOf(job, (path) => this.links.to(path)));
    return icsOf({ name, now, events });
  }

  private async make(person: Person, crewId: string | null): Promise<CalendarFeedAddress> {
    const { businessId, userId } = person;
    const token = newToken();
    const now = this.clock.now();
    await this.platform.tx(async (sql) => {
      if (!(await holdPerson(sql, person))) throw notFound('This user');
      await replaceFeed(sql, { businessId, userId, crewId, tokenHash: hashOf(token), now });
    });
    return {
      url: this.links.to(`/api/public/calendar/${token}.ics`),
      feed: { crewId, createdAt: now.toISOString(), readAt: null },
    };
  }

  private jobsOf(feed: FoundFeed, now: Date): Promise<Shown> {
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const reach = reachOf(feed);
    if (!reach) throw notFound(WHAT);
    const bounds = {
      ...{ from: at(-reach.before), now, until: at(reach.ahead) },
      ...{ mostBefore: MOST_BEFORE, mostAhead: MOST_AHEAD },
    };
    return this.db.readInSteps(feed, async (sql) => {
      if (feed.crewId !== null) {
        const crew = orNotFound(await findCrew(sql, feed.businessId, feed.crewId), WHAT);
        const jobs = await findFeedJobs(sql, feed, bounds, [crew.id]);
        return { name: `${crew.name}, ${feed.businessName}`, jobs };
      }
      const crewIds = await crewsOfPerson(sql, feed);
      const own = crewIds.length > 0 || reach.isOwnCrews ? crewIds : undefined;
      return { name: feed.businessName, jobs: await findFeedJobs(sql, feed, bounds, own) };
    });
  }

  private async crewOf(actor: Principal, id: string): Promise<Crew> {
    return orNotFound(
      await this.db.read(actor, (sql) => findCrew(sql, actor.businessId, id)),
      CREW,
    );
  }

  private record(actor: Principal, { id, name }: Crew, what: string): Promise<void> {
    const deed = { action: `crew.${what}`, subjectId: id, details: { name } };
    return this.db.tx(actor, (tx) => this.audit.record(tx, actor, deed));
  }
}

interface ReachInDays {
  before: number;
  ahead: number;
  /** Only appointments of the crews that the person is on. */
  isOwnCrews: boolean;
}

/**
 * Days that a feed covers, by its owner's current permissions. A person's feed has the appointments of
 * their crews. A person without a crew gets all appointments if they may read them.
 */
function reachOf({ role, crewId }: FoundFeed): ReachInDays | undefined {
  const permissions = permissionsOf({ role, isPlatformAdmin: false });
  if (permissions.includes('appointments:read')) {
    return { before: DAYS_BEFORE, ahead: DAYS_AHEAD, isOwnCrews: false };
  }
  const isOwn = crewId === null && permissions.includes('own-jobs:work');
  return isOwn ? { ...DAYS_OF_OWN_JOBS, isOwnCrews: true } : undefined;
}

const shown = (row: FeedRow): CalendarFeed => ({
  crewId: row.crewId,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
