import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Files } from '../../platform/files/index.js';
import { fileRoom } from './plan.policy.js';
import { findSubscription } from './plan.queries.js';

/** Sets the file quota by plan. */
@Injectable()
export class PlanFileRoom implements OnModuleInit {
  constructor(
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.files.limitBy(async (sql, businessId) =>
      fileRoom(await findSubscription(sql, businessId), this.clock.now()),
    );
  }
}
