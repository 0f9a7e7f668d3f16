import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/tenancy/context.js';
import { BasicMode } from './basic/basic-mode.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Of a business that is not there: no row is theirs. */
const STRANGER: Principal = {
  businessId: NOBODY,
  userId: NOBODY,
  timeZone: 'UTC',
  timeFormat: '12h',
  role: 'owner',
  isPlatformAdmin: false,
  sessionId: '',
};

/** Everything that the first question would have to wait for. */
@Injectable()
export class AssistantPreparation {
  constructor(private readonly basic: BasicMode) {}

  /** Takes seconds, in turns with whatever the server is asked meanwhile. */
  async run(): Promise<void> {
    // The first question compiles the code of all others. A server also starts while its database is away.
    const question = { message: 'when did a customer last come' };
    await this.basic.answer(STRANGER, question).catch(() => undefined);
  }
}
