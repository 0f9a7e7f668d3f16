import { CONTACT_KEYS, shownName } from './contact.fields.js';

/** A contact's columns, of the row that is called so. */
export const columnsOf = (row: string) => CONTACT_KEYS.map((key) => `${row}.${key}`).join(', ');

/** The same, under the names that answers have for them. */
export const shownColumnsOf = (row: string) =>
  CONTACT_KEYS.map((key) => `${row}.${key} as "${shownName(key)}"`).join(', ');

/** For an update: each column from the same one of another row. */
export const assignedFrom = (row: string) =>
  CONTACT_KEYS.map((key) => `${key} = ${row}.${key}`).join(', ');

/** $2 is the business's zone, $3 now. */
export const TODAY = '($3::timestamptz at time zone $2)::date';

/** A job that is done, and not one of another day marked so ahead of time. */
export const isVisit = (job: string) =>
  `${job}.status = 'completed' and (${job}.starts_at at time zone $2)::date <= ${TODAY}`;
