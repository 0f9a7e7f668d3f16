import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import {
  deleteExpiredSandboxes,
  deletePerson,
  findStrays,
} from '../../platform/directory/index.js';
import { inBatches } from '../../platform/purge/in-batches.js';
import { DAY_MS } from '../../platform/time/durations.js';
import type { TimeFormat } from '../../platform/time/time-format.js';
import { BusinessOpened } from '../../platform/directory/business-opened.js';
import { Hourly } from '../../platform/jobs/index.js';
import type { Person } from '../../platform/tenancy/context.js';
import { emailKey } from '../../platform/validation/email-key.js';
import {
  findCredential,
  insertBusiness,
  lockCredential,
  unlockCredential,
} from './auth.queries.js';
import { EmailConfirmations } from './email-confirmations.js';
import { emailTaken } from './email-taken.js';
import { activateUser } from './invitations.queries.js';
import { hashPassword, LOCKED, matchesPassword } from './passwords.js';
import { insertInvitedUser, type UserValues } from './users.queries.js';

const TRIAL_MS = 14 * DAY_MS;
const SANDBOX_MS = DAY_MS;
/** Sandboxes deleted in one batch. Each is full of contacts and appointments. */
const SANDBOXES_AT_ONCE = 20;
const LOOKED_AT_ONCE = 1_000;
const DEFAULT_TIME_ZONE = 'America/New_York';

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  businessName: string;
  phone?: string;
  timeZone?: string;
  timeFormat?: TimeFormat;
  plan?: 'trial' | 'professional';
  /** Deleted after a day, with all its data. */
  sandbox?: boolean;
  isPlatformAdmin?: boolean;
  /** Skips the confirmation of the address. */
  emailConfirmed?: boolean;
}

export type NewColleague = UserValues & { password: string };

/** A demo account, whose password is public. */
type KnownAccount = Pick<NewAccount, 'email' | 'password' | 'isPlatformAdmin'>;

export interface Account {
  businessId: string;
  userId: string;
  timeZone: string;
}

/** Businesses and their sign-in credentials. */
@Injectable()
export class Accounts {
  /** Ids of the users whose credentials had no user in the last run of {@link purgeStrays}. */
  private strays = new Set<string>();

  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly businessOpened: BusinessOpened,
    private readonly confirmations: EmailConfirmations,
    private readonly audit: AuditTrail,
  ) {}

  find(email: string) {
    return findCredential(this.db.sql, emailKey(email));
  }

  async open(account: NewAccount): Promise<Account> {
    const { password, phone = '', timeZone = DEFAULT_TIME_ZONE, plan = 'trial', sandbox } = account;
    const { isPlatformAdmin = false, emailConfirmed = false, timeFormat = '12h' } = account;
    const now = this.clock.now();
    const opened = { businessId: randomUUID(), userId: randomUUID(), timeZone };
    const passwordHash = await hashPassword(password);
    await this.db.tx(async (sql) => {
      const isNew = await insertBusiness(sql, {
        ...account,
        ...opened,
        phone,
        timeFormat,
        plan,
        passwordHash,
        isPlatformAdmin,
        emailConfirmedAt: emailConfirmed ? now : null,
        trialEndsAt: new Date(now.getTime() + TRIAL_MS),
        sandboxExpiresAt: sandbox ? new Date(now.getTime() + SANDBOX_MS) : null,
        now,
      });
      if (!isNew) throw emailTaken('An account with this email already exists. Please sign in.');
      await this.businessOpened.emit(sql, opened.businessId);
      const deed = { action: 'business.opened', subjectId: opened.userId };
      await this.audit.record({ sql }, opened, deed);
      if (!emailConfirmed) await this.confirmations.send(sql, opened, account);
    });
    return opened;
  }

  /** Adds a user with a password to a business. */
  async addColleague({ businessId }: Account, { password, ...values }: NewColleague) {
    const person = { businessId, userId: randomUUID() };
    const passwordHash = await hashPassword(password);
    await this.db.tx(async (sql) => {
      await insertInvitedUser(sql, person, values, this.clock.now());
      const isNew = await activateUser(sql, person, emailKey(values.email), passwordHash);
      if (!isNew) throw emailTaken('An account with this email already exists. Please sign in.');
    });
    return person;
  }

  /** Blocks sign-in and ends all sessions, unless the password has been changed. */
  async lock({ email, password }: KnownAccount): Promise<void> {
    const known = await this.find(email);
    if (!known || !(await matchesPassword(known.passwordHash, password))) return;
    await this.db.tx((sql) => lockCredential(sql, email, LOCKED));
  }

  /** Reverses {@link lock}. False if there is no such account. */
  async unlock({ email, password, isPlatformAdmin = false }: KnownAccount): Promise<boolean> {
    const known = await this.find(email);
    if (known?.passwordHash === LOCKED) {
      await unlockCredential(this.db.sql, email, await hashPassword(password), isPlatformAdmin);
    }
    return known !== undefined;
  }

  @Hourly('sandboxes')
  async purgeSandboxes(): Promise<void> {
    const now = this.clock.now();
    await inBatches(
      (limit) => this.db.tx((sql) => deleteExpiredSandboxes(sql, now, limit)),
      SANDBOXES_AT_ONCE,
    );
  }

  /**
   * Deletes credentials of deleted people: see the directory. A credential must be stray in two runs,
   * because on several machines it is created a moment before its user is visible.
   */
  @Hourly('stray-credentials')
  async purgeStrays(): Promise<void> {
    const strays = await this.findAllStrays();
    const before = this.strays;
    this.strays = new Set(strays.map(({ userId }) => userId));
    for (const stray of strays.filter(({ userId }) => before.has(userId))) {
      await this.db.tx((sql) => deletePerson(sql, stray));
    }
  }

  private async findAllStrays(): Promise<Person[]> {
    const all: Person[] = [];
    let last: Person | undefined;
    do {
      const looked = await findStrays(this.db.sql, LOOKED_AT_ONCE, last);
      all.push(...looked.strays);
      last = looked.last;
    } while (last);
    return all;
  }
}
