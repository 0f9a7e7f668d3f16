import type { AppointmentStatus } from './dto/appointment.dto.js';

/** A job's life; a cancelled one has left it for good. */
const ORDER: readonly AppointmentStatus[] = [
  'pending',
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
];

/**
 * A form sends the status it was opened with. Without saying which version that was, it may not take
 * back what somebody else did meanwhile: only forward counts.
 */
export function statusAfter(
  stored: AppointmentStatus,
  sent: AppointmentStatus | undefined,
  isBasedOnStored: boolean,
): AppointmentStatus {
  if (sent === undefined) return stored;
  if (isBasedOnStored) return sent;
  return ORDER.indexOf(sent) > ORDER.indexOf(stored) ? sent : stored;
}
