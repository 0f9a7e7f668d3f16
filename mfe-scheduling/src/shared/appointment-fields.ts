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

/** Maps every field. */
export const eachAppointmentField = <Value>(of: (name: AppointmentFieldName) => Value) =>
  Object.fromEntries(APPOINTMENT_FIELD_NAMES.map((name) => [name, of(name)])) as Record<
    AppointmentFieldName,
    Value
  >;

/** Values field by field. The loop loses the type of each kind. */
export const fieldValues = (of: (name: AppointmentFieldName) => unknown) =>
  eachAppointmentField(of) as AppointmentFieldValues;

/** Values that Book Again copies. */
export const copiedValues = (job: AppointmentFieldValues): Partial<AppointmentFieldValues> =>
  Object.fromEntries(
    APPOINTMENT_FIELD_NAMES.filter((name) => appointmentField(name).isCopied).map((name) => [
      name,
      job[name],
    ]),
  );

/** Filled fields as texts with their labels. A job kept offline by an older release may lack one. */
export const filledFields = (job: Partial<AppointmentFieldValues>) =>
  APPOINTMENT_FIELD_NAMES.map((name) => ({
    label: appointmentField(name).label,
    text: [job[name] ?? []].flat().join(', '),
  })).filter(({ text }) => text !== '');
