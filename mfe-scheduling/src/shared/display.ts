import {
  formatDate,
  formatPhone,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '@clearcoat/sdk';
import type { Appointment } from './appointments-api';

type DisplayedAppointment = Pick<Appointment, 'date' | 'time'> &
  Partial<Pick<Appointment, 'endTime' | 'vehicle'>> & {
    customer: Pick<Appointment['customer'], 'name' | 'phone'>;
  };

/** Display texts of an appointment, with the SPEC's fallbacks for missing fields. */
export function describe({ customer, date, time, endTime, vehicle }: DisplayedAppointment) {
  // The dashboard passes data that another remote fetched, so any field may be missing.
  const known: Partial<DisplayedAppointment['customer']> | undefined = customer;
  const start = time?.slice(0, 5);
  const range = start && endTime ? formatTimeRange(start, endTime.slice(0, 5)) : undefined;
  return {
    customer: known?.name || 'Unknown',
    phone: known?.phone ? formatPhone(known.phone) : 'No phone',
    date: date ? formatDate(date) : 'No date',
    time: start ? (range ?? formatTime(start)) : 'No time',
    vehicle: vehicle?.label ?? '',
  };
}

/** 'Sun, Nov 22, 2026' */
export const fullDay = (date: string): string => `${formatWeekday(date)}, ${formatDate(date)}`;

/** 'Sun, Nov 22' */
export const shortDay = (date: string): string => fullDay(date).replace(/, \d+$/, '');

/** The job of a toast, which then offers to text the customer. */
export const toastJob = ({
  id,
  customer,
}: Pick<Appointment, 'id'> & { customer: { name: string } }) => ({
  job: { id, customer: customer.name },
});

/**
 * 'Today · Sun, Nov 22', 'Mon, Nov 23', or 'Tue, Nov 23, 2027' in another year.
 *
 * @param name - the day as `formatDay` names it
 */
export function dayTitle(date: string, name: string): string {
  if (!date) return 'No date';
  const weekday = formatWeekday(date);
  if (!['Today', 'Tomorrow', 'Yesterday'].includes(name))
    return name.startsWith(weekday) ? name : `${weekday}, ${name}`;
  return `${name} · ${shortDay(date)}`;
}
