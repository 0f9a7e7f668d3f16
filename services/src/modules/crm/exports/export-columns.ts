import type { Column } from '../../../platform/spreadsheets/column.js';
import { CONTACT_KEYS, fieldOf, shownName } from '../contact.fields.js';
import type { Contact } from '../dto/contact.dto.js';
import type { ExportedFact } from './exports.queries.js';

/** Under headings that an import of the same file recognises. */
export const CUSTOMER_COLUMNS: Column<Contact>[] = [
  ...CONTACT_KEYS.map((key): Column<Contact> => {
    const field = fieldOf(key);
    const value = (contact: Contact) => field.write(contact[shownName(key)]);
    return { title: field.heading, value, width: field.width };
  }),
  { title: 'Last Visit', value: ({ lastAppointment }) => lastAppointment, kind: 'date' },
  { title: 'Total Spent', value: ({ totalSpent }) => totalSpent, kind: 'money' },
];

export const FACT_COLUMNS: Column<ExportedFact>[] = [
  { title: 'Business', value: ({ label }) => label },
  { title: 'Value', value: ({ value }) => value, width: 60 },
];
