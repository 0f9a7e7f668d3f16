import type { Schemas } from './visitor.js';

/** What a form sends of a job: two hours at noon on the day after the one that tests of the schedule begin on. */
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
