import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import { Files } from '../../platform/files/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import type { UserProfile } from './dto/auth.dto.js';
import { toSquarePhoto } from './photo.image.js';
import { findPhoto, savePhoto } from './photo.queries.js';
import { Profiles } from './profiles.js';

/** Profile photos, visible to all users of the business. */
@Injectable()
export class Photos {
  constructor(
    private readonly db: Database,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly limits: RateLimit,
  ) {}

  async save(principal: Principal, sent: Buffer): Promise<UserProfile> {
    const { businessId, userId } = principal;
    await this.limits.consume('photo', { account: userId, business: businessId });
    const bytes = await toSquarePhoto(sent, businessId);
    const file = await this.files.prepare(businessId, { bytes, contentType: 'image/webp' });
    await this.db.tx(principal, async ({ sql }) => {
      await this.files.attach(sql, businessId, [file]);
      await savePhoto(sql, principal, { id: file.id, now: this.clock.now() });
    });
    return this.profiles.of(principal);
  }

  async find(principal: Principal, id: string): Promise<Buffer> {
    const { businessId } = principal;
    const file = await this.db.read(principal, (sql) => findPhoto(sql, businessId, id));
    return this.files.read(businessId, orNotFound(file, 'This photo'));
  }
}
