import { formatDate } from '@clearcoat/sdk';
import type { Appointment } from './appointments-api';

/** An appointment's facts in words, with the stated fallbacks for what is missing. */
export function describe(appointment: Pick<Appointment, 'customer' | 'date' | 'time'>) {
  // The dashboard hands over what another part of the product fetched: trust no field to be there.
  const customer: Partial<Appointment['customer']> | undefined = appointment.customer;
  return {
    customer: customer?.name || 'Unknown',
    phone: customer?.phone || 'No phone',
    date: appointment.date ? formatDate(appointment.date) : 'No date',
    time: appointment.time?.slice(0, 5) || 'No time',
  };
}
