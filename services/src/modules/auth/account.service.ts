import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../platform/errors/app-error.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import { Sessions, type Client } from '../../platform/sessions/index.js';
import type { Person, Principal } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import {
  findAddressee,
  findOwnCredential,
  lockAddressee,
  updatePassword,
  updatePersonalData,
} from './account.queries.js';
import type { PasswordInput, ProfileInput, UserSession } from './dto/account.dto.js';
import type { UserProfile } from './dto/auth.dto.js';
import { EmailChanges, isSameEmail } from './email-changes.js';
import { passwordChangedMail } from './letters.js';
import { deleteResetsOf } from './password-resets.queries.js';
import { hashPassword, matchesPassword } from './passwords.js';
import { Profiles } from './profiles.js';
import { Throttle } from './throttle.js';

/** Actions of a person on their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly profiles: Profiles,
    private readonly emails: EmailChanges,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly audit: AuditTrail,
  ) {}

  profile(principal: Principal): Promise<UserProfile> {
    return this.profiles.of(principal);
  }

  async saveProfile(
    principal: Principal,
    input: ProfileInput,
    client: Client,
    version?: number,
  ): Promise<UserProfile> {
    const { firstName, lastName = '', email, phone = '', currentPassword } = input;
    const present = await findAddressee(this.db.sql, principal);
    // A password reset goes to this address, so changing it needs the password.
    if (present && !isSameEmail(present.email, email)) {
      await this.requirePassword(principal, currentPassword, client);
    }
    const isSaved = await this.db.tx(async (sql) => {
      const before = orNotFound(await lockAddressee(sql, principal), 'This user');
      if (version !== undefined && before.version !== version) return false;
      await this.emails.apply(sql, principal, before, email);
      await updatePersonalData(sql, principal, { firstName, lastName, email, phone });
      if (!isSameEmail(before.email, email)) {
        await this.record(sql, principal, 'user.email-changed');
      }
      return true;
    });
    const profile = await this.profiles.of(principal);
    // Only the tenant's role can read the stored values, so the conflict is raised here.
    if (!isSaved) await assertVersion(version, profile);
    return profile;
  }

  private record(sql: Sql, person: Person, action: string): Promise<void> {
    return this.audit.record({ sql }, person, { action, subjectId: person.userId });
  }

  /** Ends every session and returns the token of a new one for the requester. */
  async changePassword(
    principal: Principal,
    { currentPassword, newPassword }: PasswordInput,
    client: Client,
  ): Promise<string> {
    await this.requirePassword(principal, currentPassword, client);
    const passwordHash = await hashPassword(newPassword);
    await this.db.tx(async (sql) => {
      await updatePassword(sql, principal, passwordHash);
      await deleteResetsOf(sql, principal);
      await this.sessions.endAll(principal, sql);
      await this.record(sql, principal, 'user.password-changed');
      const person = await findAddressee(sql, principal);
      if (person) {
        await this.mailer.send(sql, passwordChangedMail(person, this.links.to('/auth?forgot=1')));
      }
    });
    return this.sessions.start(principal, client);
  }

  /** Checks the password of a signed-in person, with the same rate limits as a sign-in. */
  async requirePassword(
    principal: Principal,
    password: string | undefined,
    client: Client,
  ): Promise<void> {
    if (password === undefined) {
      throw invalidFields({ currentPassword: 'Please enter your current password.' });
    }
    const credential = orNotFound(await findOwnCredential(this.db.sql, principal), 'This user');
    const { email, passwordHash } = credential;
    await this.throttle.admitLogin(email, client.address);
    await this.throttle.admitOwnPassword(principal.userId);
    if (!(await matchesPassword(passwordHash, password))) {
      throw invalidFields({ currentPassword: 'Your current password is not right.' });
    }
    await this.throttle.loginSucceeded(email, client.address);
    await this.throttle.ownPasswordSucceeded(principal.userId);
  }

  async listSessions(principal: Principal): Promise<UserSession[]> {
    const sessions = await this.sessions.list(principal);
    return sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: session.id === principal.sessionId,
    }));
  }

  async endSession(principal: Principal, id: string): Promise<void> {
    if (!(await this.sessions.endOne(principal, id))) throw notFound('This session');
  }

  endAllSessions(principal: Principal): Promise<void> {
    return this.sessions.endAll(principal);
  }
}
