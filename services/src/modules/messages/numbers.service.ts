import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { AppError, conflict, orNotFound } from '../../platform/errors/app-error.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { toE164 } from '../../platform/text/e164.js';
import { Texting } from '../../platform/texting/index.js';
import { insertNumber, switchTexts } from './numbers.queries.js';
import { Senders } from './senders.js';

const NO_TEXTS =
  'This installation sends no text messages. Its administrator connects a provider with TWILIO_ACCOUNT_SID.';
const UNCONFIRMED =
  'A number needs a confirmed owner: open the link in the email that you got, then try again.';
const NOT_NOW = 'The text message provider gave no number. Please try again in some minutes.';

const unavailable = () =>
  new AppError({ statusCode: 503, code: 'provider_failed', message: NOT_NOW });

/** Numbers that businesses text from. */
@Injectable()
export class Numbers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly texting: Texting,
    private readonly senders: Senders,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Gets a number for the business, near its own phone. Two calls at once get the same one, because the
   * provider knows it by the business.
   */
  async claim(principal: Principal): Promise<void> {
    const { businessId } = principal;
    const { provider } = this.texting;
    if (!provider) throw conflict(NO_TEXTS, 'no_texts');
    const sender = orNotFound(
      await this.db.read(principal, (sql) => this.senders.find(sql, businessId)),
      'This business',
    );
    if (sender.number !== null) return;
    if (!sender.isConfirmed || sender.isSandbox) throw conflict(UNCONFIRMED, 'unconfirmed');
    const claimed = await provider.claimNumber(businessId, toE164(sender.phone)).catch(() => {
      throw unavailable();
    });
    await this.db.tx(principal, async (tx) => {
      const isNew = await insertNumber(tx.sql, businessId, { ...claimed, now: this.clock.now() });
      const deed = { action: 'business.number_claimed', subjectId: businessId };
      if (isNew) await this.audit.record(tx, principal, deed);
    });
  }

  switchTexts(principal: Principal, isOn: boolean): Promise<void> {
    const { businessId } = principal;
    return this.db.tx(principal, async (tx) => {
      await switchTexts(tx.sql, businessId, isOn);
      const details = { to: isOn ? 'on' : 'off' };
      const deed = { action: 'business.texts_switched', subjectId: businessId, details };
      await this.audit.record(tx, principal, deed);
    });
  }
}
