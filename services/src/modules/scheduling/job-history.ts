import type { AuditEntry, Via } from '../../platform/audit/index.js';
import { isCalledOff } from './appointment.status.js';
import type { Appointment, AppointmentSource, AppointmentStatus } from './dto/appointment.dto.js';
import type { JobDeed } from './dto/job-deed.dto.js';

/** Where a job comes from, where nobody says. */
export const sourceOf = (via: Via): AppointmentSource =>
  via === 'assistant' ? 'assistant' : 'staff';

const CALLS_OFF = ['appointment.cancelled', 'appointment.no_show'];

const callsOff = ({ action, to }: AuditEntry) =>
  CALLS_OFF.includes(action) || (to !== null && isCalledOff(to as AppointmentStatus));

/**
 * What was done with a job, the newest first, beside what the job itself says of it: why it was called off may name the customer,
 * who can be forgotten, and so is not on record.
 */
export function deedsOf(
  { source, cancelReason }: Pick<Appointment, 'source' | 'cancelReason'>,
  entries: readonly AuditEntry[],
): JobDeed[] {
  const last = entries.find(callsOff);
  return entries.map((entry) => ({
    ...entry,
    source: entry.action === 'appointment.scheduled' && source !== 'staff' ? source : null,
    reason: entry === last ? cancelReason : '',
  }));
}
