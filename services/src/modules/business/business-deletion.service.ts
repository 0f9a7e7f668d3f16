import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database/index.js';
import { deleteBusiness } from '../../platform/directory/index.js';
import { invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import { Mailer } from '../../platform/mail/index.js';
import type { Client } from '../../platform/sessions/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { matchesPassword, Throttle, TwoFactor } from '../auth/index.js';
import { findAddresses, findOwner } from './business-deletion.queries.js';
import type { BusinessDeletionInput } from './dto/plan.dto.js';

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Permanent deletion of a business. It requires the business's name, the password and the second
 * factor.
 */
@Injectable()
export class BusinessDeletion {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactor,
    private readonly mailer: Mailer,
  ) {}

  async run(
    principal: Principal,
    { password, businessName, code }: BusinessDeletionInput,
    client: Client,
  ): Promise<void> {
    const owner = orNotFound(await findOwner(this.db.sql, principal), 'This business');
    if (!sameName(businessName, owner.businessName)) {
      throw invalidFields({ businessName: `Please enter ${owner.businessName}, as written here` });
    }
    // Rate limited like a sign-in.
    await this.throttle.admitLogin(owner.email, client.address);
    if (!(await matchesPassword(owner.passwordHash, password))) {
      throw invalidFields({ password: 'Your password is not right' });
    }
    await this.throttle.loginSucceeded(owner.email, client.address);
    await this.twoFactor.requireCode(principal, code, client.address);
    await this.db.tx(async (sql) => {
      const addresses = await findAddresses(sql, principal.businessId);
      await deleteBusiness(sql, principal.businessId);
      for (const address of addresses) await this.mailer.forget(sql, address);
    });
  }
}
