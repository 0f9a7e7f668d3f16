import type { Claim } from '../shared/plans';

/** Features of every plan today. */
export const included: readonly Claim[] = [
  { text: 'Unlimited appointments, with no fee on any of them' },
  { text: "Each customer's vehicles, visits and spending" },
  { text: 'Your own services, durations and prices' },
  { text: 'Revenue by day, month and service' },
  { text: 'An assistant that answers from your own numbers' },
  { text: 'Email and SMS reminders, with the answers that come back' },
  { text: 'Import from spreadsheets, CSV and what other CRM tools export' },
  { text: 'Every screen made for the phone in your hand' },
  { text: 'Support answers within 24 business hours' },
];

/** Planned features, for every plan unless the text says otherwise. */
export const planned: readonly Claim[] = [
  { text: 'Online booking with your availability, buffer times and approval', soon: true },
  { text: 'Card payments, digital invoices, deposits and recurring billing', soon: true },
  { text: 'Apps for iOS and Android', soon: true },
];
