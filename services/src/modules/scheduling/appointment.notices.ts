import { formatDay, formatTime } from '../../platform/time/zone.js';
import type { Notice } from '../notifications/index.js';
import type { Appointment } from './dto/appointment.dto.js';

/** Appointment fields that a notification mentions. */
type NotifiedAppointment = Pick<
  Appointment,
  'id' | 'service' | 'date' | 'startTime' | 'endTime' | 'status'
> & {
  customer: Pick<Appointment['customer'], 'name'>;
};

const when = ({ date, startTime }: NotifiedAppointment) =>
  `${formatDay(date)} at ${formatTime(startTime)}`;

const notice = (kind: Notice['kind'], title: string, appointment: NotifiedAppointment): Notice => ({
  kind,
  title,
  text: `${appointment.service} for ${appointment.customer.name}, ${when(appointment)}`,
  link: `/appointments/edit/${appointment.id}`,
});

export const bookedNotice = (appointment: NotifiedAppointment) =>
  notice('appointment.booked', 'New appointment', appointment);

export const cancelledNotice = (appointment: NotifiedAppointment) =>
  notice('appointment.cancelled', 'Appointment cancelled', appointment);

/** Notifies of a move or cancellation, but not of a confirmation, a price or a note. */
export function changeNotice(
  before: NotifiedAppointment,
  after: NotifiedAppointment,
): Notice | undefined {
  if (after.status === 'cancelled') {
    return before.status === 'cancelled' ? undefined : cancelledNotice(after);
  }
  const wasMoved = when(before) !== when(after) || before.endTime !== after.endTime;
  return wasMoved ? notice('appointment.changed', 'Appointment moved', after) : undefined;
}

/** Notifies of a repeat that moved to another day or has no time yet. */
export function repeatNotice(planned: NotifiedAppointment, movedFrom?: string): Notice | undefined {
  if (planned.status === 'pending')
    return notice('appointment.changed', 'Repeat needs a time', planned);
  if (!movedFrom) return undefined;
  const moved = notice('appointment.changed', 'Repeat moved to the next open day', planned);
  return { ...moved, text: `${moved.text}, instead of ${formatDay(movedFrom)}` };
}

/** Notification of a repeat that cannot be planned, with the reason. */
export const stuckNotice = (
  last: NotifiedAppointment,
  { nextOn }: { nextOn: string },
  problem: string,
): Notice => ({
  kind: 'appointment.changed',
  title: 'A repeat cannot go on',
  text: `${last.service} for ${last.customer.name}, ${formatDay(nextOn)}: ${problem}`,
  link: '/appointments/repeats',
});
