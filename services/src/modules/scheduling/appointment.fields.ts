import { paragraphs, type FieldFacts } from '../../platform/records/fields.js';
import { recordOf, type ValuesOf } from '../../platform/records/record.js';
import { LENGTHS } from '../../platform/validation/lengths.js';

/** Each field decides whether it repeats, is erased with its customer, and is the crew's to see. */
type AppointmentFacts = FieldFacts &
  Required<Pick<FieldFacts, 'repeats' | 'erased' | 'forTechnicians'>>;

/**
 * Fields of an appointment without rules of their own. Storage, requests, answers, export, repeats,
 * erasure and the crew's view follow from this table. All other fields have rules in the service.
 */
export const APPOINTMENT_FIELDS = {
  notes: paragraphs({
    longest: LENGTHS.notes,
    heading: 'Notes',
    width: 40,
    repeats: true,
    erased: true,
    forTechnicians: true,
  }),
} satisfies Record<string, AppointmentFacts>;

type Fields = typeof APPOINTMENT_FIELDS;
type AppointmentKey = keyof Fields;

/** Keys of the fields whose table entry has a flag set. */
type KeysWith<Flag extends 'repeats' | 'forTechnicians'> = {
  [K in AppointmentKey]: Fields[K][Flag] extends true ? K : never;
}[AppointmentKey];

const keysWith = <Flag extends 'repeats' | 'forTechnicians'>(flag: Flag) =>
  APPOINTMENT.keys.filter((key) => APPOINTMENT_FIELDS[key][flag]) as KeysWith<Flag>[];

export const APPOINTMENT = recordOf(APPOINTMENT_FIELDS);
export type AppointmentValues = ValuesOf<Fields>;

export const REPEATED_KEYS = keysWith('repeats');
export type RepeatedValues = Pick<AppointmentValues, KeysWith<'repeats'>>;
export const TECHNICIAN_KEYS = keysWith('forTechnicians');

/** Fields that the next appointments of a series copy. */
export const repeatedValues = (job: RepeatedValues) =>
  Object.fromEntries(REPEATED_KEYS.map((key) => [key, job[key]])) as RepeatedValues;
