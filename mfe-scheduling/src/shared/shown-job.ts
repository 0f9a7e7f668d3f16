import type { Schema } from '@clearcoat/api-client';
import type { Appointment } from './appointments-api';

export type MyJob = Schema<'MyJob'>;

/** One of the list; opened by itself, and then found without a line, nobody said how far it is. */
export type MyJobOfDay = MyJob & Partial<Pick<Schema<'MyJobOfDay'>, 'driveMinutes' | 'isTight'>>;

/** A job as the page of one shows it: all of it, or what somebody sees who does it. */
export type ShownJob = Omit<MyJob, 'customer' | 'addons'> & {
  /** The e-mail is for those who may see the customer's page. */
  customer: Pick<Appointment['customer'], 'name' | 'phone' | 'notes'> & { email?: string };
  /** The customer's page, for those who may see it. */
  contactId?: string;
  /** What is done beside the service, for those who do not see what each costs. */
  addons?: string[];
} & Partial<Pick<Appointment, 'lines' | 'listPrice' | 'cancelReason'>>;
