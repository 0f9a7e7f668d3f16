import type { Column } from '../../../platform/spreadsheets/column.js';
import { CONTACT_KEYS, fieldOf, shownName } from '../contact.fields.js';
import type { Contact } from '../dto/contact.dto.js';
import type { ExportedAppointment, ExportedFact, ExportedService } from './exports.queries.js';

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

export const APPOINTMENT_COLUMNS: Column<ExportedAppointment>[] = [
  { title: 'Date', value: ({ date }) => date, kind: 'date' },
  { title: 'Start', value: ({ startTime }) => startTime, width: 8 },
  { title: 'End', value: ({ endTime }) => endTime, width: 8 },
  { title: 'Customer', value: ({ customer }) => customer, width: 28 },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Service', value: ({ service }) => service, width: 24 },
  { title: 'Status', value: ({ status }) => status, width: 12 },
  { title: 'Price', value: ({ price }) => price, kind: 'money' },
  { title: 'Notes', value: ({ notes }) => notes, width: 40 },
];

export const SERVICE_COLUMNS: Column<ExportedService>[] = [
  { title: 'Service', value: ({ name }) => name, width: 28 },
  { title: 'Description', value: ({ description }) => description, width: 44 },
  { title: 'Duration (min)', value: ({ minutes }) => minutes, kind: 'number' },
  { title: 'Price', value: ({ price }) => price, kind: 'money' },
];

export const FACT_COLUMNS: Column<ExportedFact>[] = [
  { title: 'Business', value: ({ label }) => label },
  { title: 'Value', value: ({ value }) => value, width: 60 },
];
