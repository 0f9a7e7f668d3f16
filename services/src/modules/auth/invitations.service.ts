import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import { Hourly } from '../../platform/jobs/index.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { hashOf, newToken } from '../../platform/secrets/token.js';
import type { Person, Principal } from '../../platform/tenancy/context.js';
import { WEEK_MS } from '../../platform/time/durations.js';
import { emailKey } from '../../platform/validation/email-key.js';
import type { Invitation, InvitationLink } from './dto/users.dto.js';
import { EmailConfirmations } from './email-confirmations.js';
import { emailTaken } from './email-taken.js';
import { activateUser, findInvitation } from './invitations.queries.js';
import { consumeLink, deleteExpiredLinks, saveLink } from './links.queries.js';
import { invitationMail, type InvitationDetails } from './letters.js';
import { hashPassword } from './passwords.js';

const LIFETIME_MS = WEEK_MS;

const noLongerValid = () =>
  new AppError({
    statusCode: 404,
    code: 'invitation_invalid',
    message: 'This invitation is no longer valid. Please ask for a new one.',
  });

const MAILED = 'An email with the link is on its way.';
const NOT_MAILED = {
  unconfirmed:
    "No email was sent, because your own address isn't confirmed yet. Please pass the link on yourself.",
  enough: 'We already sent several emails today. Please pass this link on yourself.',
};

/** Delivery of a link: by mail, or the reason why not. */
export type Delivery = 'mail' | keyof typeof NOT_MAILED;

/** Single-use invitation links. Only their hashes are stored. */
@Injectable()
export class Invitations {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly limit: RateLimit,
    private readonly confirmations: EmailConfirmations,
  ) {}

  /**
   * Counts an invitation against the limits and decides whether to mail it. Called before a transaction
   * starts.
   */
  async admit(actor: Principal, businessId: string, email: string): Promise<Delivery> {
    await this.limit.consume('invitation', { business: businessId });
    if (!(await this.confirmations.mayWriteToOthers(actor))) return 'unconfirmed';
    const recipient = `${businessId} ${emailKey(email)}`;
    return (await this.limit.hasRoom('invitationMail', { recipient })) ? 'mail' : 'enough';
  }

  /** Issues a new link. The previous link stops working. */
  async issue(
    sql: Sql,
    person: Person & InvitationDetails,
    delivery: Delivery,
  ): Promise<InvitationLink> {
    const token = newToken();
    const now = this.clock.now();
    const until = new Date(now.getTime() + LIFETIME_MS);
    const saved = { tokenHash: hashOf(token), now, expiresAt: until };
    if (!(await saveLink(sql, 'invitations', person, saved))) throw notFound('This user');
    const link = { path: `/auth?invite=${token}`, expiresAt: until.toISOString() };
    if (delivery !== 'mail') return { ...link, mailed: false, message: NOT_MAILED[delivery] };
    await this.mailer.send(sql, invitationMail(person, this.links.to(link.path), until));
    return { ...link, mailed: true, message: this.mailer.promise(MAILED) };
  }

  async find(token: string): Promise<Invitation> {
    const found = await findInvitation(this.db.sql, hashOf(token), this.clock.now());
    if (!found) throw noLongerValid();
    return { ...found, expiresAt: found.expiresAt.toISOString() };
  }

  /**
   * Activates an invited person. The inviter may have opened the link, so the address still needs
   * confirmation.
   */
  async accept(token: string, password: string): Promise<Person> {
    // The link is checked first, because hashing is slow by design.
    const invitation = await this.find(token);
    const passwordHash = await hashPassword(password);
    return this.db.tx(async (sql) => {
      const person = await consumeLink(sql, 'invitations', hashOf(token), this.clock.now());
      if (!person) throw noLongerValid();
      const key = emailKey(invitation.email);
      if (!(await activateUser(sql, person, key, passwordHash))) throw emailTaken();
      await this.confirmations.send(sql, person, invitation);
      return person;
    });
  }

  @Hourly('invitations')
  async purge(): Promise<void> {
    await deleteExpiredLinks(this.db.sql, 'invitations', this.clock.now());
  }
}
