import { formatDate, type IsoDate } from '@clearcoat/sdk';
import { moneyText, parseMoney, timeAfter } from '@clearcoat/sdk/rules';
import { statusLabel } from '@clearcoat/ui/core';
import type { Appointment, AppointmentInput } from '../shared/appointments-api';
import type { Service } from './services-api';
import type { AppointmentStatus } from '../shared/status';
import { DEFAULT_END, DEFAULT_START, endsAfterStart } from './times';

/**
 * What is written down about an appointment, as the API calls it. Form, request and what is said about a
 * conflict follow from an entry; the fields beside these have rules of their own.
 */
const TEXTS = { notes: 'Notes' } satisfies Partial<Record<keyof AppointmentInput, string>>;

type TextName = keyof typeof TEXTS;
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

const eachText = (of: (name: TextName) => string) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, of(name)])) as Record<TextName, string>;

/** The appointment form as the person fills it in. */
export interface AppointmentFormValues extends Record<TextName, string> {
  contactId: string | undefined;
  serviceId: string;
  date: IsoDate;
  startTime: string;
  endTime: string;
  status: AppointmentStatus;
  /** Dollars as typed, to two decimals. */
  price: string;
}

/** What stops a form from being sent: a sentence, and the field it is about. */
export interface FormProblem {
  field: keyof AppointmentFormValues;
  text: string;
}

const HOUR = 60;

/** When a job is to begin, where that is known beforehand, such as from a gap in the schedule. */
export interface Wanted {
  date?: string | null;
  time?: string | null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const newAppointment = (
  today: IsoDate,
  contactId?: string,
  { date, time }: Wanted = {},
): AppointmentFormValues => ({
  contactId,
  serviceId: '',
  date: date && ISO_DATE.test(date) ? date : today,
  ...(time && CLOCK_TIME.test(time)
    ? { startTime: time, endTime: timeAfter(time, HOUR) }
    : { startTime: DEFAULT_START, endTime: DEFAULT_END }),
  status: 'scheduled',
  price: '0.00',
  ...eachText(() => ''),
});

/** A saved appointment as form values. */
export function toFormValues(appointment: Appointment): AppointmentFormValues {
  // An answer may lack what it should have: an odd appointment can still be put right.
  const { customer, time = '', endTime = '' }: Partial<Appointment> = appointment;
  return {
    contactId: appointment.contactId || customer?.id,
    serviceId: appointment.serviceId,
    date: appointment.date,
    startTime: time.slice(0, 5),
    endTime: endTime.slice(0, 5),
    status: appointment.status,
    price: moneyText(appointment.price),
    ...eachText((name) => appointment[name]),
  };
}

export const LABELS: Record<keyof AppointmentFormValues, string> = {
  contactId: 'Customer',
  serviceId: 'Service Type',
  date: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  status: 'Status',
  price: 'Price',
  ...TEXTS,
};

/**
 * A field's value as people read it, where it is not its own text.
 *
 * @param known - appointments that name their customers and services
 */
export function inWords(
  name: keyof AppointmentFormValues,
  value: unknown,
  known: readonly (Appointment | undefined)[],
  services: readonly Service[],
): string | undefined {
  if (name === 'date') return formatDate(String(value));
  if (name === 'status') return statusLabel(value as AppointmentStatus);
  if (name === 'price') return `$${String(value)}`;
  if (name === 'contactId') {
    return (
      known.find((booked) => booked?.contactId === value)?.customer?.name ?? 'Another customer'
    );
  }
  if (name !== 'serviceId') return undefined;
  const service = services.find(({ id }) => id === value)?.name;
  return service ?? known.find((booked) => booked?.serviceId === value)?.service;
}

/** The form does not ask for these yet: left out, they stay as they are. */
type NotAsked = 'vehicleId' | 'placeId' | 'resourceId' | 'onlyIfFree';

/**
 * What is sent: `time` equals the start, and an empty price leaves it to the service's. Whole, so that the
 * compiler misses what the API takes and the form does not ask for.
 */
export function toAppointmentInput(
  values: AppointmentFormValues,
): Required<Omit<AppointmentInput, NotAsked>> {
  const price = parseMoney(values.price);
  return {
    contactId: values.contactId ?? '',
    serviceId: values.serviceId,
    date: values.date,
    time: values.startTime,
    startTime: values.startTime,
    endTime: values.endTime,
    status: values.status,
    price: Number.isNaN(price) ? null : price,
    ...eachText((name) => values[name].trim()),
  };
}

/** The first thing that stops the form from being sent. */
export function findProblem(values: AppointmentFormValues): FormProblem | undefined {
  if (!values.contactId) return { field: 'contactId', text: 'Please select a customer' };
  if (!values.serviceId) return { field: 'serviceId', text: 'Please select a service type' };
  if (!endsAfterStart(values.startTime, values.endTime)) {
    return { field: 'endTime', text: 'End time must be after start time' };
  }
  if (values.price.trim() !== '' && Number.isNaN(parseMoney(values.price))) {
    return { field: 'price', text: 'Please enter a price' };
  }
  return undefined;
}

/** Whether the end is another than start and service give, so that somebody must have chosen it. */
export function isEndSet(values: AppointmentFormValues, service: Service | undefined): boolean {
  return values.endTime !== timeAfter(values.startTime, service?.duration ?? HOUR);
}

/**
 * What follows from a change: choosing a service fills the price, and the end moves with start and
 * service until the person has set it.
 *
 * @param changed - the fields that just changed
 * @param values - the form's values after that
 * @param service - the chosen service, if any
 * @param endIsSet - whether the person chose the end
 */
export function consequences(
  changed: Partial<AppointmentFormValues>,
  values: AppointmentFormValues,
  service: Service | undefined,
  endIsSet: boolean,
): Partial<AppointmentFormValues> {
  const price = 'serviceId' in changed && service ? { price: moneyText(service.price) } : undefined;
  const movesEnd = !endIsSet && ('serviceId' in changed || 'startTime' in changed);
  const endTime = movesEnd
    ? { endTime: timeAfter(values.startTime, service?.duration ?? HOUR) }
    : undefined;
  return { ...price, ...endTime };
}
