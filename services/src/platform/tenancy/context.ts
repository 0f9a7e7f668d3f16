import type { Grants, Role } from './roles.js';
import type { TimeFormat } from '../time/time-format.js';

/** Whose data a call may touch: every door to the database asks for one. */
export interface BusinessContext {
  businessId: string;
  /** The business's IANA zone: every 'today', month and period is counted in it. */
  timeZone: string;
  /** Where the database's log was after what this person wrote last, as far as that is known and not long ago. */
  wrote?: readonly string[];
}

/** The signed-in person behind a request. */
export interface Principal extends BusinessContext, Partial<Grants> {
  userId: string;
  /** How the business has its times shown. */
  timeFormat: TimeFormat;
  role: Role;
  isPlatformAdmin: boolean;
  sessionId: string;
}

/** One user of one business. */
export type Person = Pick<Principal, 'businessId' | 'userId'>;
