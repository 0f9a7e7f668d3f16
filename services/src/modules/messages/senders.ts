import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Sql } from '../../platform/database/index.js';
import { Smtp } from '../../platform/mail/index.js';
import { Texting } from '../../platform/texting/index.js';
import { textLimit } from '../business/index.js';
import { findSender, type FoundSender } from './senders.queries.js';

export interface Sender extends FoundSender {
  /** Emails leave by themselves. */
  canMail: boolean;
  /** Text messages leave by themselves. */
  canText: boolean;
  /** Parts of text messages that the plan allows in a month. */
  textLimit: number;
}

/** Finds out how a business can write to its customers at this moment. */
@Injectable()
export class Senders {
  constructor(
    private readonly clock: Clock,
    private readonly smtp: Smtp,
    private readonly texting: Texting,
  ) {}

  async find(sql: Sql, businessId: string): Promise<Sender | undefined> {
    const now = this.clock.now();
    const found = await findSender(sql, businessId, now);
    if (!found) return undefined;
    const limit = textLimit(found, now);
    const isReal = found.isConfirmed && !found.isSandbox;
    const hasNumber = this.texting.provider !== undefined && found.number !== null;
    return {
      ...found,
      textLimit: limit,
      canMail: this.smtp.isConnected && isReal && found.mailsOn,
      canText: hasNumber && isReal && found.textsOn && found.textsUsed < limit,
    };
  }
}
