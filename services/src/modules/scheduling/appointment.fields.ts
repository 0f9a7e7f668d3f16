import { LENGTHS } from '../../platform/validation/lengths.js';

/**
 * Free texts of an appointment by column name, stored, answered and exported unchanged. All other
 * fields have rules of their own in the service.
 */
export const APPOINTMENT_TEXTS = {
  notes: { longest: LENGTHS.notes, heading: 'Notes', width: 40 },
};

type TextKey = keyof typeof APPOINTMENT_TEXTS;
export type AppointmentTexts = Record<TextKey, string>;

export const TEXT_KEYS = Object.keys(APPOINTMENT_TEXTS) as TextKey[];
