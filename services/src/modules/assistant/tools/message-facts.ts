import { daysBetween } from '../../../platform/time/zone.js';
import type { Contact } from '../../crm/index.js';
import type { Appointment } from '../../scheduling/index.js';

export type Person = Pick<Contact, 'name' | 'address'> & { history: Appointment[] };

/** What a text of ours may mention. */
export interface Details {
  /** What was before is nothing to remind of, also when nobody has said that it is done. */
  today: string;
  minutes?: number;
  /** As it is written: '$50'. */
  fee?: string;
  /** Where a review is to be left. */
  site?: string;
  /** Only an appointment of this day is meant. */
  date?: string;
}

const isToCome = ({ status }: Appointment) =>
  status === 'pending' || status === 'scheduled' || status === 'confirmed';

/** The history is latest first; what is still to come has not been done. */
export const nextOf = ({ history }: Person, { today, date }: Details) =>
  history.findLast(
    (each) => isToCome(each) && each.date >= today && (date === undefined || each.date === date),
  );

const A_WHILE_DAYS = 30;
/** They were here, and not lately: only then it has been a while. */
export const isGone = ({ history }: Person, { today }: Details) => {
  const last = history.find(({ status }) => status === 'completed')?.date;
  return last !== undefined && daysBetween(last, today) >= A_WHILE_DAYS;
};

/** Whether there is what a reminder would remind of. */
export const hasJob = (person: Person, details: Details) => nextOf(person, details) !== undefined;
