import type { Schema } from '@clearcoat/api-client';
import { isOver } from '@clearcoat/sdk/rules';
import { statusLabel } from '@clearcoat/ui/core';

export type AppointmentStatus = Schema<'AppointmentStatus'>;

/** All of them, in the order in which each form has them from of old; what came later is at the end. */
export const NEW_STATUSES: readonly AppointmentStatus[] = [
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'pending',
  'no-show',
];
export const EDIT_STATUSES: readonly AppointmentStatus[] = [
  'scheduled',
  'confirmed',
  'completed',
  'cancelled',
  'pending',
  'in-progress',
  'no-show',
];

/** The statuses to choose from, always with the present one. */
export function statusOptions(offered: readonly AppointmentStatus[], present: AppointmentStatus) {
  const values = offered.includes(present) ? offered : [...offered, present];
  return values.map((value) => ({ value, label: statusLabel(value) }));
}

/** Nothing is left to cancel about a job that is done or called off. */
export const canCancel = (status: string): boolean => !isOver(status);
