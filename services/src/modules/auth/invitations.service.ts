import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Person } from '../../platform/tenancy/context.js';
import type { Invitation, InvitationLink } from './dto/users.dto.js';
import { emailTaken } from './email-taken.js';
import {
  activateUser,
  findInvitation,
  saveInvitation,
  takeInvitation,
} from './invitations.queries.js';
import { hashPassword } from './passwords.js';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

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
  ) {}

  async issue(sql: Sql, person: Person): Promise<InvitationLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await saveInvitation(sql, person, hashOf(token), now, expiresAt);
    return { path: `/auth?invite=${token}`, expiresAt: expiresAt.toISOString() };
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
}
