import type { Schema } from '@clearcoat/api-client';
import { isOver } from '@clearcoat/sdk/rules';
import { statusLabel } from '@clearcoat/ui/core';

export type AppointmentStatus = Schema<'AppointmentStatus'>;

/** Statuses in each form's select (SPEC section 4). Job steps set the others. */
export const NEW_STATUSES: readonly AppointmentStatus[] = [
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
];
export const EDIT_STATUSES: readonly AppointmentStatus[] = [
  'scheduled',
  'confirmed',
  'completed',
  'cancelled',
  'pending',
];

/** Statuses to choose from, always with the present one. */
export function statusOptions(offered: readonly AppointmentStatus[], present: AppointmentStatus) {
  const values = offered.includes(present) ? offered : [...offered, present];
  return values.map((value) => ({ value, label: statusLabel(value) }));
}

/** Finished and cancelled appointments cannot be cancelled. */
export const canCancel = (status: string): boolean => !isOver(status);
