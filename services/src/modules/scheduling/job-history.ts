import type { AuditEntry, Via } from '../../platform/audit/index.js';
import { isCalledOff } from './appointment.status.js';
import type { Appointment, AppointmentSource, AppointmentStatus } from './dto/appointment.dto.js';
import type { AppointmentChange } from './dto/appointment-change.dto.js';

/** Source of an appointment whose request names none. */
export const sourceOf = (via: Via): AppointmentSource =>
  via === 'assistant' ? 'assistant' : 'staff';

const CALLS_OFF = ['appointment.cancelled', 'appointment.no_show'];

const callsOff = ({ action, to }: AuditEntry) =>
  CALLS_OFF.includes(action) || (to !== null && isCalledOff(to as AppointmentStatus));

/**
 * History of an appointment, newest first, with its source and cancellation reason. The reason comes
 * from the appointment, not the audit trail: it may name a contact, who can be erased.
 */
export function deedsOf(
  { source, cancelReason }: Pick<Appointment, 'source' | 'cancelReason'>,
  entries: readonly AuditEntry[],
): AppointmentChange[] {
  const last = entries.find(callsOff);
  return entries.map((entry) => ({
    ...entry,
    source: entry.action === 'appointment.scheduled' && source !== 'staff' ? source : null,
    reason: entry === last ? cancelReason : '',
  }));
}
