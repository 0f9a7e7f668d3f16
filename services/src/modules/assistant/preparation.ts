import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/tenancy/context.js';
import { BasicMode } from './basic/basic-mode.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** A principal of a business that does not exist, so it has no rows. */
const STRANGER: Principal = {
  businessId: NOBODY,
  userId: NOBODY,
  timeZone: 'UTC',
  timeFormat: '12h',
  role: 'owner',
  isSetUp: true,
  isPlatformAdmin: false,
  sessionId: '',
};

/** Warm-up, so that the first question need not wait. */
@Injectable()
export class AssistantPreparation {
  constructor(private readonly basic: BasicMode) {}

  /** Warms up the assistant. It takes seconds, in turns with other requests. */
  async run(): Promise<void> {
    // A first question compiles the code. The database may be away while the server starts.
    const question = { message: 'when did a customer last come' };
    await this.basic.answer(STRANGER, question).catch(() => undefined);
  }
}
