import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { tooManyRequests } from '../../platform/errors/app-error.js';
import { findNthLatest, insertMessage, lockAddress } from './contact-messages.queries.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';

/** So many messages an address may send in the window: a shop's people may share one. */
const LIMIT = 20;
const WINDOW_MS = 60 * 60 * 1000;

/** What visitors write to the platform. */
@Injectable()
export class ContactUsService {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async receive(input: ContactUsInput, address: string): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WINDOW_MS);
    await this.db.tx(async (sql) => {
      await lockAddress(sql, address);
      const oldest = await findNthLatest(sql, address, LIMIT, since);
      if (oldest) throw tooMany(oldest.getTime() - since.getTime());
      await insertMessage(sql, input, address, now);
    });
  }
}

function tooMany(waitMs: number) {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooManyRequests(
    `Too many messages from here. Please try again in ${wait}.`,
    Math.ceil(waitMs / 1000),
  );
}
