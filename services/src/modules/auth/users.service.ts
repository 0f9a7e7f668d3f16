import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changedFields } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { deletePerson } from '../../platform/directory/index.js';
import { AppError, conflict, invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import { Mailer } from '../../platform/mail/index.js';
import { Sessions } from '../../platform/sessions/index.js';
import type { Person, Principal } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import { isEmailTaken } from './account.queries.js';
import type { AdminUser, InvitationLink, InvitedUser, UserInput } from './dto/users.dto.js';
import { EmailChanges, isSameEmail } from './email-changes.js';
import { emailTaken } from './email-taken.js';
import { Invitations } from './invitations.service.js';
import {
  deleteProblem,
  editProblem,
  emailProblem,
  ownEmailProblem,
  roleProblem,
} from './users.policy.js';
import {
  findUser,
  findUsers,
  insertInvitedUser,
  lockWithOwners,
  updateUser,
  type Scope,
  type UserRow,
} from './users.queries.js';

const WHAT = 'This user';

const forbidden = (message: string) =>
  new AppError({ statusCode: 403, code: 'forbidden', message });

const personOf = ({ businessId, id }: UserRow): Person => ({ businessId, userId: id });

/** Platform administrators manage all users, others only those of their own business. */
const scopeOf = ({ businessId, isPlatformAdmin }: Principal): Scope =>
  isPlatformAdmin ? null : businessId;

/** User management of a business. */
@Injectable()
export class UsersService {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly invitations: Invitations,
    private readonly emails: EmailChanges,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  async list(actor: Principal): Promise<AdminUser[]> {
    const scope = scopeOf(actor);
    const rows =
      scope === null
        ? await findUsers(this.platform.sql, scope)
        : await this.db.read(actor, (sql) => findUsers(sql, scope));
    return rows.map((row) => shownTo(actor, row));
  }

  /** Invites a user into the actor's own business. */
  async invite(actor: Principal, input: UserInput): Promise<InvitedUser> {
    const person = { businessId: actor.businessId, userId: randomUUID() };
    const role = 'staff' as const;
    const newcomer = { id: person.userId, role, isInvited: true, otherOwners: 1 };
    refuseField('role', roleProblem(actor, newcomer, input.role));
    const delivery = await this.invitations.admit(actor, person.businessId, input.email);
    return this.platform.tx(async (sql) => {
      if (await isEmailTaken(sql, person, input.email)) throw emailTaken();
      await insertInvitedUser(sql, person, valuesOf(input), this.clock.now());
      const user = await lockedUser(sql, actor, person.userId);
      const invitation = await this.invitations.issue(sql, { ...person, ...user }, delivery);
      await this.record(sql, actor, user, 'user.invited', { role: user.role });
      return { ...shownTo(actor, user), invitation };
    });
  }

  /** Issues a new invitation link. The previous link stops working. */
  async inviteAgain(actor: Principal, id: string): Promise<InvitationLink> {
    const found = await reachable(this.platform.sql, actor, id);
    const delivery = await this.invitations.admit(actor, found.businessId, found.email);
    return this.platform.tx(async (sql) => {
      const user = await lockedUser(sql, actor, id);
      refuse(editProblem(actor, user));
      if (!user.isInvited) throw conflict('This user has already joined.');
      await this.record(sql, actor, user, 'user.invited-again');
      return this.invitations.issue(sql, { ...personOf(user), ...user }, delivery);
    });
  }

  /** Updates a user. A changed address of an invited person gets a new link and voids the old one. */
  async update(
    actor: Principal,
    id: string,
    input: UserInput,
    version?: number,
  ): Promise<AdminUser> {
    const found = await reachable(this.platform.sql, actor, id);
    const getsNewLink = found.isInvited && !isSameEmail(found.email, input.email);
    const delivery = getsNewLink
      ? await this.invitations.admit(actor, found.businessId, input.email)
      : undefined;
    return this.platform.tx(async (sql) => {
      const user = await lockedUser(sql, actor, id);
      refuse(editProblem(actor, user));
      await assertVersion(version, user, { toAnswer: (row) => shownTo(actor, row) });
      refuseField('role', roleProblem(actor, user, input.role));
      await this.changeEmail(sql, actor, user, input.email);
      const person = personOf(user);
      await updateUser(sql, person, valuesOf(input));
      const updated = await lockedUser(sql, actor, id);
      const details = changedFields(valuesOf(user), valuesOf(updated));
      if (details) await this.record(sql, actor, updated, 'user.changed', details);
      if (delivery && user.isInvited) {
        await this.invitations.issue(sql, { ...person, ...updated }, delivery);
      }
      return shownTo(actor, updated);
    });
  }

  private record(sql: Sql, actor: Principal, user: UserRow, action: string, details?: object) {
    const deed = { action, subjectId: user.id, details, ofBusinessId: user.businessId };
    return this.audit.record({ sql }, actor, deed);
  }

  /** Ends the sessions of a person whose sign-in address changes. */
  private async changeEmail(sql: Sql, actor: Principal, user: UserRow, email: string) {
    const person = personOf(user);
    if (!isSameEmail(user.email, email)) {
      refuseField('email', ownEmailProblem(actor, user) ?? emailProblem(actor, user));
      await this.sessions.endAll(person, sql);
    }
    await this.emails.apply(sql, person, user, email);
  }

  remove(actor: Principal, id: string): Promise<void> {
    return this.platform.tx(async (sql) => {
      const user = await lockedUser(sql, actor, id);
      refuse(deleteProblem(actor, user));
      await this.record(sql, actor, user, 'user.deleted');
      await deletePerson(sql, personOf(user));
      await this.mailer.forget(sql, user.email);
    });
  }
}

async function reachable(sql: Sql, actor: Principal, id: string): Promise<UserRow> {
  const found = orNotFound(await findUser(sql, scopeOf(actor), id), WHAT);
  return found;
}

/** The user, read again after all owners are locked, for rules that count owners. */
async function lockedUser(sql: Sql, actor: Principal, id: string): Promise<UserRow> {
  const found = await reachable(sql, actor, id);
  await lockWithOwners(sql, personOf(found));
  return orNotFound(await findUser(sql, scopeOf(actor), id), WHAT);
}

function refuse(problem: string | null): void {
  if (problem !== null) throw forbidden(problem);
}

function refuseField(field: keyof UserInput, problem: string | null): void {
  if (problem !== null) throw invalidFields({ [field]: problem });
}

const valuesOf = ({
  firstName,
  lastName = '',
  email,
  role,
}: Pick<UserInput, 'firstName' | 'lastName' | 'email' | 'role'>) => ({
  firstName,
  lastName,
  email,
  role,
});

function shownTo(actor: Principal, row: UserRow): AdminUser {
  const { businessId: _businessId, otherOwners: _otherOwners, createdAt, ...user } = row;
  return {
    ...user,
    username: row.email.split('@', 1)[0] ?? '',
    createdAt: createdAt.toISOString(),
    editProblem: editProblem(actor, row),
    deleteProblem: deleteProblem(actor, row),
  };
}
