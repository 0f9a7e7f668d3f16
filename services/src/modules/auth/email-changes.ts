import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { Sql } from '../../platform/database/index.js';
import { Mailer } from '../../platform/mail/index.js';
import type { Person } from '../../platform/tenancy/context.js';
import { emailKey } from '../../platform/validation/email-key.js';
import { isEmailTaken, updateCredentialEmail } from './account.queries.js';
import { setConfirmed } from './email-confirmations.queries.js';
import { EmailConfirmations } from './email-confirmations.js';
import { emailTaken } from './email-taken.js';
import { emailChangedMail, type Addressee } from './letters.js';
import { deleteResetsOf } from './password-resets.queries.js';

export const isSameEmail = (one: string, other: string) => emailKey(one) === emailKey(other);

/** Change of a sign-in address. The old address stops working and is notified. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly confirmations: EmailConfirmations,
  ) {}

  async apply(
    sql: Sql,
    person: Person,
    before: Addressee & { isInvited: boolean },
    email: string,
  ): Promise<void> {
    if (await isEmailTaken(sql, person, email)) throw emailTaken();
    await updateCredentialEmail(sql, person, email);
    if (before.isInvited || isSameEmail(before.email, email)) return;
    await deleteResetsOf(sql, person);
    await setConfirmed(sql, person, null);
    await this.confirmations.send(sql, person, { ...before, email });
    await this.mailer.send(sql, emailChangedMail(before, this.config.supportEmail));
  }
}
