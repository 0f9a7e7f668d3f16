import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/http/paging.js';
import { decodeTimeCursor, pageByTime } from '../../platform/http/time-pages.js';
import { formatMailbox, Mailer } from '../../platform/mail/index.js';
import { POSITION_TITLES, type Position } from '../marketing/index.js';
import type {
  PlatformApplication,
  PlatformListQuery,
  PlatformMail,
  PlatformMailStatus,
  PlatformMessage,
  PlatformSubscriber,
} from './dto/platform-admin.dto.js';
import {
  countInbox,
  findInbox,
  findResume,
  type InboxTable,
  type ResumeRow,
} from './inbox.queries.js';

const PAGE = 50;

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Messages, applications, subscribers and mails of the platform. */
@Injectable()
export class Inbox {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly mailer: Mailer,
  ) {}

  messages(query: PlatformListQuery): Promise<Page<PlatformMessage>> {
    return this.page('contact_messages', query);
  }

  async applications(query: PlatformListQuery): Promise<Page<PlatformApplication>> {
    const { items, ...page } = await this.page('job_applications', query);
    return {
      ...page,
      items: items.map((item) => ({ ...item, positionTitle: titleOf(item.position) })),
    };
  }

  async subscribers(query: PlatformListQuery): Promise<Page<PlatformSubscriber>> {
    const { items, ...page } = await this.page('subscribers', query);
    return {
      ...page,
      items: items.map((item) => ({ ...item, confirmedAt: isoOrNull(item.confirmedAt) })),
    };
  }

  async mails(query: PlatformListQuery): Promise<Page<PlatformMail>> {
    const { items, ...page } = await this.page('mails', query);
    return { ...page, items: items.map((item) => ({ ...item, sentAt: isoOrNull(item.sentAt) })) };
  }

  async resume(id: string): Promise<ResumeRow> {
    const found = orNotFound(await findResume(this.db.sql, id), 'This application');
    return found;
  }

  mailStatus(): PlatformMailStatus {
    return { mode: this.mailer.mode, from: formatMailbox(this.config.mailFrom) };
  }

  private async page<Table extends InboxTable>(
    table: Table,
    { limit = PAGE, cursor }: PlatformListQuery,
  ) {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor);
    const [rows, total] = await Promise.all([
      findInbox(this.db.sql, table, limit + 1, after),
      countInbox(this.db.sql, table),
    ]);
    return pageByTime(rows, limit, total);
  }
}

const titleOf = (position: string) => POSITION_TITLES[position as Position] ?? position;
