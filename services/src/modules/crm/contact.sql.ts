import { CONTACT_KEYS, shownName } from './contact.fields.js';

/** Columns of a contact, for the row with this alias. */
export const columnsOf = (row: string) => CONTACT_KEYS.map((key) => `${row}.${key}`).join(', ');

/** Columns of a contact under their names in answers. */
export const shownColumnsOf = (row: string) =>
  CONTACT_KEYS.map((key) => `${row}.${key} as "${shownName(key)}"`).join(', ');

/** Assignments for an update that copies all columns from another row. */
export const assignedFrom = (row: string) =>
  CONTACT_KEYS.map((key) => `${key} = ${row}.${key}`).join(', ');

/** Current day of the business; $2 is its zone, $3 is now. */
export const TODAY = '($3::timestamptz at time zone $2)::date';

/** A completed appointment. One completed ahead of its day does not count yet. */
export const isVisit = (job: string) =>
  `${job}.status = 'completed' and (${job}.starts_at at time zone $2)::date <= ${TODAY}`;
