import { daysBetween } from '../../../platform/time/zone.js';
import type { Contact } from '../../crm/index.js';
import type { Appointment } from '../../scheduling/index.js';

export type Person = Pick<Contact, 'name' | 'address'> & { history: Appointment[] };

/** Details for the text of a message. */
export interface Details {
  /** Today's date. Earlier appointments need no reminder, even if they are still open. */
  today: string;
  minutes?: number;
  /** Formatted fee: '$50'. */
  fee?: string;
  /** Site for a review. */
  site?: string;
  /** Date of the appointment that is meant. */
  date?: string;
}

const isToCome = ({ status }: Appointment) =>
  status === 'pending' || status === 'scheduled' || status === 'confirmed';

/** The next upcoming appointment. The history has the latest first. */
export const nextOf = ({ history }: Person, { today, date }: Details) =>
  history.findLast(
    (each) => isToCome(each) && each.date >= today && (date === undefined || each.date === date),
  );

const A_WHILE_DAYS = 30;
/** Whether the last visit was a while ago. */
export const isGone = ({ history }: Person, { today }: Details) => {
  const last = history.find(({ status }) => status === 'completed')?.date;
  return last !== undefined && daysBetween(last, today) >= A_WHILE_DAYS;
};

export const hasJob = (person: Person, details: Details) => nextOf(person, details) !== undefined;
