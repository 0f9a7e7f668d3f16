import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { Principal } from '../../platform/tenancy/context.js';
import type { UserProfile } from './dto/auth.dto.js';
import { toSquarePhoto } from './photo.image.js';
import { findPhoto, savePhoto } from './photo.queries.js';
import { Profiles } from './profiles.js';

/** People's photos, seen by the people of their business. */
@Injectable()
export class Photos {
  constructor(
    private readonly db: Database,
    private readonly profiles: Profiles,
    private readonly clock: Clock,
  ) {}

  async save(principal: Principal, file: Buffer): Promise<UserProfile> {
    const image = await toSquarePhoto(file);
    const photo = { id: randomUUID(), image, now: this.clock.now() };
    await this.db.tx(principal, ({ sql }) => savePhoto(sql, principal, photo));
    return this.profiles.of(principal);
  }

  async find(principal: Principal, id: string): Promise<Buffer> {
    const image = orNotFound(
      await this.db.read(principal, (sql) => findPhoto(sql, principal.businessId, id)),
      'This photo',
    );
    return image;
  }
}
