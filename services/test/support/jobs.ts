import type { Schemas } from './visitor.js';

/**
 * Form input of an appointment: two hours at noon, the day after the first day of the schedule tests.
 */
export const jobInput = (
  contactId: string,
  values: Partial<Schemas['AppointmentInput']> = {},
): Schemas['AppointmentInput'] => ({
  contactId,
  serviceId: 's2',
  date: '2026-06-18',
  time: '12:00',
  startTime: '12:00',
  endTime: '14:00',
  status: 'scheduled',
  notes: '',
  price: 149.99,
  ...values,
});

export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
