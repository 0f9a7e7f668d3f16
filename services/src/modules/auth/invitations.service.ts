import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import { hashOf, newToken } from '../../platform/secrets/token.js';
import type { Person } from '../../platform/tenancy/context.js';
import type { Invitation, InvitationLink } from './dto/users.dto.js';
import { emailTaken } from './email-taken.js';
import { activateUser, findInvitation, takeInvitation } from './invitations.queries.js';
import { deleteExpiredLinks, saveLink } from './links.queries.js';
import { invitationMail, type InvitationDetails } from './letters.js';
import { hashPassword } from './passwords.js';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const noLongerValid = () =>
  new AppError({
    statusCode: 404,
    code: 'invitation_invalid',
    message: 'This invitation is no longer valid. Please ask for a new one.',
  });

/** Links that let somebody in once. Only their hashes are stored. */
@Injectable()
export class Invitations {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly links: Links,
  ) {}

  /** A new link, mailed to the person as well; the one before no longer works. */
  async issue(sql: Sql, person: Person & InvitationDetails): Promise<InvitationLink> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await saveLink(sql, 'invitations', person, { tokenHash: hashOf(token), now, expiresAt });
    const path = `/auth?invite=${token}`;
    if (!(await this.mailer.hasHadEnough(sql, person.email))) {
      await this.mailer.send(sql, invitationMail(person, this.links.to(path), expiresAt));
    }
    return { path, expiresAt: expiresAt.toISOString() };
  }

  async find(token: string): Promise<Invitation> {
    const found = await findInvitation(this.db.sql, hashOf(token), this.clock.now());
    if (!found) throw noLongerValid();
    return { ...found, expiresAt: found.expiresAt.toISOString() };
  }

  async accept(token: string, password: string): Promise<Person> {
    // Hashing is slow on purpose: a made-up link gets none of it.
    await this.find(token);
    const passwordHash = await hashPassword(password);
    return this.db.tx(async (sql) => {
      const person = await takeInvitation(sql, hashOf(token), this.clock.now());
      if (!person) throw noLongerValid();
      if (!(await activateUser(sql, person, passwordHash))) throw emailTaken();
      return person;
    });
  }

  async purge(): Promise<void> {
    await deleteExpiredLinks(this.db.sql, 'invitations', this.clock.now());
  }
}
