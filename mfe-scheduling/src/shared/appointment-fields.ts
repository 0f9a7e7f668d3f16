import type { Appointment, AppointmentInput } from './appointments-api';

interface AppointmentField {
  /** Label in the form, on the job's page and in messages. */
  label: string;
  /** Several lines, or a list of words. Default: one line. */
  kind?: 'lines' | 'words';
  /** Whether Book Again copies the field. */
  isCopied: boolean;
}

/**
 * Fields of an appointment without rules of their own, by API name. The form, the request, Book Again,
 * the job's page and the conflict message are derived from an entry. The request's type reports an API
 * field without one.
 */
export const APPOINTMENT_FIELDS = {
  // A note is about one visit.
  notes: { label: 'Notes', kind: 'lines', isCopied: false },
} as const satisfies Partial<Record<keyof AppointmentInput & keyof Appointment, AppointmentField>>;

export type AppointmentFieldName = keyof typeof APPOINTMENT_FIELDS;
export const APPOINTMENT_FIELD_NAMES = Object.keys(APPOINTMENT_FIELDS) as AppointmentFieldName[];

/** Values of the fields in the form. */
export type AppointmentFieldValues = Pick<Appointment, AppointmentFieldName>;

/** An entry with its optional properties. */
export const appointmentField = (name: AppointmentFieldName): AppointmentField =>
  APPOINTMENT_FIELDS[name];

/** Maps every field, or those that match. */
export const eachAppointmentField = <Value>(
  of: (name: AppointmentFieldName) => Value,
  names = APPOINTMENT_FIELD_NAMES,
) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<AppointmentFieldName, Value>;

export const COPIED_FIELD_NAMES = APPOINTMENT_FIELD_NAMES.filter(
  (name) => appointmentField(name).isCopied,
);

/** Filled fields as texts with their labels. A job kept offline by an older release may lack one. */
export const filledFields = (job: Partial<AppointmentFieldValues>) =>
  APPOINTMENT_FIELD_NAMES.map((name) => ({
    label: appointmentField(name).label,
    text: [job[name] ?? []].flat().join(', '),
  })).filter(({ text }) => text !== '');
