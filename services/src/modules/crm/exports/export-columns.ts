import type { Column } from '../../../platform/spreadsheets/column.js';
import { CONTACT, shownName } from '../contact.fields.js';
import type { ExportedCustomer } from './customers.queries.js';
import type { ExportedFact } from './exports.queries.js';

const FIRST_COLUMNS: Column<ExportedCustomer>[] = [
  ...CONTACT.fileColumns((contact: ExportedCustomer, key) => contact[shownName(key)]),
  { title: 'Last Visit', value: ({ lastAppointment }) => lastAppointment, kind: 'date' },
  { title: 'Total Spent', value: ({ totalSpent }) => totalSpent, kind: 'money' },
];

/** Channels on which the customer agreed to offers. */
const offers = ({ smsMarketing, emailMarketing }: ExportedCustomer) =>
  [smsMarketing && 'text', emailMarketing && 'email'].filter(Boolean).join(', ');
const said = (consent: boolean | null) => (consent === null ? '' : consent ? 'yes' : 'no');

/**
 * Export columns. An import recognizes the headings of all but the language, the days since and other
 * addresses.
 */
export const CUSTOMER_COLUMNS: Column<ExportedCustomer>[] = [
  ...FIRST_COLUMNS,
  { title: 'Vehicle Size', value: ({ size }) => size ?? '' },
  { title: 'Other Vehicles', value: ({ otherVehicles }) => otherVehicles ?? '', width: 34 },
  { title: 'Street', value: ({ place }) => place?.street ?? '', width: 30 },
  { title: 'City', value: ({ place }) => place?.city ?? '' },
  { title: 'State', value: ({ place }) => place?.region ?? '' },
  { title: 'ZIP', value: ({ place }) => place?.postcode ?? '' },
  { title: 'Access Notes', value: ({ place }) => place?.accessNotes ?? '', width: 40 },
  { title: 'Language', value: ({ language }) => language },
  { title: 'Text Consent', value: ({ smsConsent }) => said(smsConsent) },
  { title: 'Email Consent', value: ({ emailConsent }) => said(emailConsent) },
  { title: 'Text Consent Since', value: (row) => row.smsConsentSince ?? '', kind: 'date' },
  { title: 'Email Consent Since', value: (row) => row.emailConsentSince ?? '', kind: 'date' },
  { title: 'Agreed to Offers', value: offers },
  { title: 'License Plate', value: ({ firstVehicle }) => firstVehicle?.plate ?? '' },
  { title: 'VIN', value: ({ firstVehicle }) => firstVehicle?.vin ?? '', width: 20 },
  { title: 'Coating', value: ({ firstVehicle }) => firstVehicle?.coating ?? '' },
  { title: 'Coated On', value: ({ firstVehicle }) => firstVehicle?.coatedOn ?? '', kind: 'date' },
  { title: 'Other Addresses', value: ({ otherPlaces }) => otherPlaces ?? '', width: 34 },
];

/** Headings that identify our own exports, including older ones without the later columns. */
export const EXPORT_HEADINGS = FIRST_COLUMNS.map(({ title }) => title);

export const FACT_COLUMNS: Column<ExportedFact>[] = [
  { title: 'Business', value: ({ label }) => label },
  { title: 'Value', value: ({ value }) => value, width: 60 },
];
