import type { Schema } from '@clearcoat/api-client';
import type { Appointment } from './appointments-api';

export type MyJob = Schema<'MyJob'>;

/** A job of the list. Opened by itself, or found offline, it has no drive time. */
export type MyJobOfDay = MyJob & Partial<Pick<Schema<'MyJobOfDay'>, 'driveMinutes' | 'isTight'>>;

/** A job as its page shows it: complete for the office, or with the technician's fields. */
export type ShownJob = Omit<MyJob, 'customer' | 'addons'> & {
  /** The e-mail is only for people who may see the customer's page. */
  customer: Pick<Appointment['customer'], 'name' | 'phone' | 'notes'> & { email?: string };
  /** Link to the customer, for people who may see that page. */
  contactId?: string;
  /** Add-on names, for people who may not see prices. */
  addons?: string[];
} & Partial<Pick<Appointment, 'lines' | 'listPrice' | 'cancelReason'>>;
