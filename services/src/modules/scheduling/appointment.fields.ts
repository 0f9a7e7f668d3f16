import { LENGTHS } from '../../platform/validation/lengths.js';

/**
 * What is written down about an appointment, by the names of its columns: stored, answered and exported as
 * it is. Who, what, when, how far and for how much have rules of their own, in the service.
 */
export const APPOINTMENT_TEXTS = {
  notes: { longest: LENGTHS.notes, heading: 'Notes', width: 40 },
};

type TextKey = keyof typeof APPOINTMENT_TEXTS;
export type AppointmentTexts = Record<TextKey, string>;

export const TEXT_KEYS = Object.keys(APPOINTMENT_TEXTS) as TextKey[];
