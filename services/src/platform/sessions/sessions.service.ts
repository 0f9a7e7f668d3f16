import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { holdPerson } from '../directory/index.js';
import { Metrics } from '../metrics/index.js';
import { notFound } from '../errors/app-error.js';
import { Hourly } from '../jobs/index.js';
import { hashOf, newToken } from '../secrets/token.js';
import type { Person, Principal } from '../tenancy/context.js';
import { DAY_MS, MINUTE_MS, WEEK_MS } from '../time/durations.js';
import { KeptSessions } from './kept-sessions.js';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  deleteStaleSessions,
  findSession,
  findSessions,
  insertSession,
  touchSession,
  type ListedSession,
} from './sessions.queries.js';

export const ABSOLUTE_LIFETIME_MS = 30 * DAY_MS;
const IDLE_LIFETIME_MS = WEEK_MS;
/** Interval of "last seen" updates. More frequent writes would cost more than they are worth. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

const keyOf = (hash: Buffer) => hash.toString('latin1');

export interface Client {
  address: string;
  userAgent: string;
  /** Current token of the client, which a sign-in replaces. */
  sessionToken?: string;
}

@Injectable()
export class Sessions {
  private readonly kept: KeptSessions;
  private looked = 0;

  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.kept = new KeptSessions(clock);
    metrics.sessionLookups.read(() => ({ kept: this.kept.hits, database: this.looked }));
  }

  /** Starts a session, ends the one the client came with, and answers the new token. */
  async start(user: Person, client: Client): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await this.db.tx(async (sql) => {
      // First, as whoever deletes them does.
      if (!(await holdPerson(sql, user))) throw notFound('This user');
      if (client.sessionToken) await this.endHashed(hashOf(client.sessionToken), sql);
      await insertSession(sql, {
        ...user,
        tokenHash: hashOf(token),
        id: randomUUID(),
        userAgent: client.userAgent.slice(0, 400),
        address: client.address,
        now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_LIFETIME_MS),
      });
    });
    return token;
  }

  /** Principal of a session, read from the database. */
  async resolve(token: string | undefined): Promise<Principal | undefined> {
    return token ? this.look(hashOf(token)) : undefined;
  }

  /** Principal of a session from a cache of less than a second, for read requests. */
  async recall(token: string | undefined): Promise<Principal | undefined> {
    if (!token) return undefined;
    const hash = hashOf(token);
    return this.kept.resolve(keyOf(hash), () => this.look(hash));
  }

  /** Called after each request that may have changed a business. */
  changed(businessId: string): void {
    this.kept.changed(businessId);
  }

  private async look(hash: Buffer): Promise<Principal | undefined> {
    this.looked += 1;
    const now = this.clock.now();
    const found = await findSession(this.db.sql, hash, now, this.idleSince(now));
    if (!found) return undefined;
    const { lastSeenAt, ...principal } = found;
    if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS) {
      await touchSession(this.db.sql, principal.sessionId, now);
    }
    return principal;
  }

  async end(token: string | undefined): Promise<void> {
    if (token) await this.endHashed(hashOf(token), this.db.sql);
  }

  private async endHashed(hash: Buffer, sql: Sql): Promise<void> {
    await deleteSession(sql, hash);
    this.kept.forget(keyOf(hash));
  }

  list(user: Person): Promise<ListedSession[]> {
    const now = this.clock.now();
    return findSessions(this.db.sql, user, now, this.idleSince(now));
  }

  /** Ends one session of a person. False if there is none. */
  async endOne(user: Person, id: string): Promise<boolean> {
    const wasThere = await deleteSessionOf(this.db.sql, user, id);
    this.changed(user.businessId);
    return wasThere;
  }

  /** Ends all sessions of a person, within a transaction if one is given. */
  async endAll(user: Person, sql: Sql = this.db.sql): Promise<void> {
    await deleteSessionsOf(sql, user);
    this.changed(user.businessId);
  }

  @Hourly('sessions')
  async purge(): Promise<void> {
    const now = this.clock.now();
    await deleteStaleSessions(this.db.sql, now, this.idleSince(now));
  }

  private idleSince(now: Date): Date {
    return new Date(now.getTime() - IDLE_LIFETIME_MS);
  }
}
