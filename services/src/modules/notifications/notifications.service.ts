import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../../platform/database/index.js';
import type { Page } from '../../platform/http/paging.js';
import { decodeTimeCursor, pageByTime } from '../../platform/http/time-pages.js';
import { Hourly } from '../../platform/jobs/index.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { DAY_MS } from '../../platform/time/durations.js';
import type { Notification, NotificationQuery, UnreadCount } from './dto/notification.dto.js';
import {
  countNotifications,
  deleteNotificationsBefore,
  findName,
  findNotifications,
  insertForAll,
  markRead,
  type Notice,
} from './notifications.queries.js';

const PAGE = 20;
const KEPT_MS = 90 * DAY_MS;

/** Context of an action. A booking made online by a contact has no user. */
export type Actor = BusinessContext & { userId?: string };

/** Notifications of each user about events in the business. */
@Injectable()
export class Notifications {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /** Notifies in the transaction of the event, so that both are committed or neither is. */
  notify({ sql }: Tx, { businessId, userId }: Actor, notice: Notice): Promise<void> {
    return insertForAll(sql, businessId, userId ?? null, notice, this.clock.now());
  }

  nameOf({ sql }: Tx, businessId: string, userId: string): Promise<string> {
    return findName(sql, businessId, userId);
  }

  async list(
    principal: Principal,
    { limit = PAGE, cursor }: NotificationQuery,
  ): Promise<Page<Notification> & { unread: number }> {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor);
    const [rows, { total, unread }] = await this.db.read(principal, (sql) =>
      Promise.all([
        findNotifications(sql, principal, { limit: limit + 1, after }),
        countNotifications(sql, principal),
      ]),
    );
    return { ...pageByTime(rows, limit, total), unread };
  }

  markRead(principal: Principal, ids?: string[]): Promise<UnreadCount> {
    return this.db.tx(principal, async ({ sql }) => {
      await markRead(sql, principal, ids, this.clock.now());
      const { unread } = await countNotifications(sql, principal);
      return { unread };
    });
  }

  @Hourly('notifications')
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteNotificationsBefore(this.platform.sql, before);
  }
}
