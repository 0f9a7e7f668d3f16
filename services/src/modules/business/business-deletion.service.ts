import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database/index.js';
import { deleteBusiness } from '../../platform/directory/index.js';
import { invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import type { Client } from '../../platform/sessions/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { matchesPassword, Throttle } from '../auth/index.js';
import { findOwner } from './business-deletion.queries.js';
import type { BusinessDeletionInput } from './dto/plan.dto.js';

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The end of a business with us. It cannot be undone, so it takes the name and the password. */
@Injectable()
export class BusinessDeletion {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly throttle: Throttle,
  ) {}

  async run(
    principal: Principal,
    { password, businessName }: BusinessDeletionInput,
    client: Client,
  ): Promise<void> {
    const owner = orNotFound(await findOwner(this.db.sql, principal), 'This business');
    if (!sameName(businessName, owner.businessName)) {
      throw invalidFields({ businessName: `Please enter ${owner.businessName}, as written here` });
    }
    // As slow to guess as a sign-in.
    await this.throttle.admitLogin(owner.email, client.address);
    if (!(await matchesPassword(owner.passwordHash, password))) {
      throw invalidFields({ password: 'Your password is not right' });
    }
    await this.throttle.loginSucceeded(owner.email, client.address);
    await this.db.tx((sql) => deleteBusiness(sql, principal.businessId));
  }
}
