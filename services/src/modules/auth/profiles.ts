import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { findProfile } from './auth.queries.js';
import type { UserProfile } from './dto/auth.dto.js';

@Injectable()
export class Profiles {
  constructor(private readonly db: Database) {}

  async of(principal: Principal): Promise<UserProfile> {
    const { businessId, userId, timeZone, isPlatformAdmin } = principal;
    const row = orNotFound(
      await this.db.read(principal, (sql) => findProfile(sql, businessId, userId)),
      'This user',
    );
    return { ...row, businessId, timeZone, isPlatformAdmin };
  }
}
