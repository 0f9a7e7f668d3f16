import type { Grants, Role } from './roles.js';
import type { TimeFormat } from '../time/time-format.js';

/** Tenant whose data a call may access. All database access requires one. */
export interface BusinessContext {
  businessId: string;
  /** IANA time zone of the business, used for every 'today', month and period. */
  timeZone: string;
}

/** Signed-in person of a request. */
export interface Principal extends BusinessContext, Partial<Grants> {
  userId: string;
  /** Time format of the business. */
  timeFormat: TimeFormat;
  role: Role;
  /** Whether the setup guide of the business was finished or dismissed, as of the session's lookup. */
  isSetUp: boolean;
  isPlatformAdmin: boolean;
  sessionId: string;
}

/** One user of one business. */
export type Person = Pick<Principal, 'businessId' | 'userId'>;
