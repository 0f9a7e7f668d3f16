import type { Sql } from '../../../../platform/database/index.js';
import type { Person } from '../../../../platform/tenancy/context.js';
import type { Role } from '../../../../platform/tenancy/roles.js';
import type { CalendarFeed } from './feeds.dto.js';

/** All queries here run as the platform role, because a calendar client is not signed in. */
export interface NewFeed extends Person {
  tokenHash: Buffer;
  /** null for the person's own feed. */
  crewId: string | null;
  now: Date;
}

const SHOWN = `f.crew_id as "crewId", f.created_at as "createdAt", f.read_at as "readAt"`;

export type FeedRow = Pick<CalendarFeed, 'crewId'> & { createdAt: Date; readAt: Date | null };

export async function findOwnFeed(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<FeedRow>(
    `select ${SHOWN} from calendar_feeds f
     where f.business_id = $1 and f.user_id = $2 and f.crew_id is null`,
    [businessId, userId],
  );
  return row;
}

/** Feeds of all crews, no matter who created them. */
export function findCrewFeeds(sql: Sql, businessId: string): Promise<FeedRow[]> {
  return sql<FeedRow>(
    `select ${SHOWN} from calendar_feeds f
     where f.business_id = $1 and f.crew_id is not null order by f.created_at`,
    [businessId],
  );
}

/** Replaces a feed, so the previous address stops working. */
export async function replaceFeed(sql: Sql, feed: NewFeed): Promise<void> {
  await deleteFeed(sql, feed);
  await sql(
    `insert into calendar_feeds (token_hash, business_id, user_id, crew_id, created_at)
     values ($1, $2, $3, $4, $5)`,
    [feed.tokenHash, feed.businessId, feed.userId, feed.crewId, feed.now],
  );
}

/** Deletes the feed of a crew, no matter who created it, or the person's own. */
export async function deleteFeed(
  sql: Sql,
  { businessId, userId, crewId }: Person & Pick<NewFeed, 'crewId'>,
): Promise<void> {
  await (crewId === null
    ? sql(
        `delete from calendar_feeds
         where business_id = $1 and user_id = $2 and crew_id is null`,
        [businessId, userId],
      )
    : sql('delete from calendar_feeds where business_id = $1 and crew_id = $2', [
        businessId,
        crewId,
      ]));
}

export interface FoundFeed extends Person {
  crewId: string | null;
  readAt: Date | null;
  role: Role;
  timeZone: string;
  businessName: string;
}

export async function findFeed(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<FoundFeed>(
    `select f.business_id as "businessId", f.user_id as "userId", f.crew_id as "crewId",
       f.read_at as "readAt", u.role, b.time_zone as "timeZone", b.name as "businessName"
     from calendar_feeds f
     join users u on u.business_id = f.business_id and u.id = f.user_id
     join businesses b on b.id = f.business_id
     where f.token_hash = $1 and (b.sandbox_expires_at is null or b.sandbox_expires_at > $2)`,
    [tokenHash, now],
  );
  return row;
}

export async function touchFeed(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql('update calendar_feeds set read_at = $2 where token_hash = $1', [tokenHash, now]);
}
