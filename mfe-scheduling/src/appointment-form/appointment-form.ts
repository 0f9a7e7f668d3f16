import { formatDate, type IsoDate } from '@clearcoat/sdk';
import {
  endAfter,
  fromMinutes,
  lengthOfJob,
  moneyText,
  parseMoney,
  toMinutes,
} from '@clearcoat/sdk/rules';
import { statusLabel } from '@clearcoat/ui/core';
import {
  appointmentField,
  copiedValues,
  eachAppointmentField,
  fieldValues,
  type AppointmentFieldValues,
} from '../shared/appointment-fields';
import type { Appointment, AppointmentInput } from '../shared/appointments-api';
import { isUnfinished, linesInWords, toFormLines, toLineInputs, type FormLine } from './lines';
import type { Addon, Quote, Service } from './services-api';
import type { AppointmentStatus } from '../shared/status';
import { DEFAULT_END, DEFAULT_START, endsAfterStart } from './times';

/** The appointment form as the person fills it in. */
export interface AppointmentFormValues extends AppointmentFieldValues {
  contactId: string | undefined;
  serviceId: string;
  date: IsoDate;
  startTime: string;
  endTime: string;
  status: AppointmentStatus;
  /** Dollars as typed, to two decimals. */
  price: string;
  /** Add-ons, fees and discounts. Undefined: none and not asked. */
  lines?: FormLine[] | undefined;
  /** One of the customer's vehicles. Undefined: the first one, or unchanged. */
  vehicleId?: string | undefined;
  /** An address; '' means at the shop. Undefined: not asked. */
  placeId?: string | undefined;
  /** One of several crews. Undefined: only one crew, or not asked. */
  crewId?: string | undefined;
}

/** Validation problem: a message and its field. */
export interface FormProblem {
  field: keyof AppointmentFormValues;
  text: string;
}

const HOUR = 60;

/** Prefilled start of an appointment, for example from a gap in the schedule. */
export interface Wanted {
  date?: string | null;
  time?: string | null;
  /** Further values of the copied appointment. */
  choices?: Partial<Pick<AppointmentFormValues, Choice | 'serviceId'>>;
}

/** Fields that appear only if there is more than one option. */
export type Choice = 'vehicleId' | 'placeId' | 'crewId';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Default end until a service is chosen. */
const hourAfter = (time: string) => fromMinutes(Math.min(toMinutes(time) + HOUR, 24 * HOUR));

const NO_FIELDS = fieldValues((name) => (appointmentField(name).kind === 'words' ? [] : ''));

export const newAppointment = (
  today: IsoDate,
  contactId?: string,
  { date, time, choices }: Wanted = {},
): AppointmentFormValues => ({
  contactId,
  serviceId: '',
  date: date && ISO_DATE.test(date) ? date : today,
  ...(time && CLOCK_TIME.test(time)
    ? { startTime: time, endTime: hourAfter(time) }
    : { startTime: DEFAULT_START, endTime: DEFAULT_END }),
  status: 'scheduled',
  price: '0.00',
  ...NO_FIELDS,
  ...choices,
});

/**
 * Values of the copied appointment that are not in the address: lines, price, length and the fields
 * that Book Again copies.
 *
 * @param addons - the add-ons on offer; others can no longer be booked
 */
export const takenFrom = (
  start: Pick<AppointmentFormValues, 'date' | 'startTime'>,
  before: Appointment,
  { addons, timeZone }: { addons: readonly Addon[]; timeZone: string },
): Partial<AppointmentFormValues> => ({
  lines: toFormLines(before)?.filter(
    ({ kind, addonId }) => kind !== 'addon' || addons.some(({ id }) => id === addonId),
  ),
  price: moneyText(before.price),
  endTime: endAfter(start, lengthOfJob(before, timeZone), timeZone),
  ...copiedValues(before),
});

export function toFormValues(appointment: Appointment): AppointmentFormValues {
  // The answer may lack fields: an incomplete appointment can still be edited.
  const { customer, time = '', endTime = '', crew }: Partial<Appointment> = appointment;
  return {
    contactId: appointment.contactId || customer?.id,
    serviceId: appointment.serviceId,
    date: appointment.date,
    startTime: time.slice(0, 5),
    endTime: endTime.slice(0, 5),
    status: appointment.status,
    price: moneyText(appointment.price),
    ...fieldValues((name) => appointment[name]),
    lines: toFormLines(appointment),
    vehicleId: appointment.vehicle?.id ?? undefined,
    placeId: appointment.place?.id,
    crewId: crew?.id,
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
  lines: 'Add-ons and fees',
  vehicleId: 'Vehicle',
  placeId: 'Where',
  crewId: 'Crew',
  ...eachAppointmentField((name) => appointmentField(name).label),
};

/**
 * Readable text for a field's value.
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
  if (name === 'lines') return linesInWords(value as FormLine[] | undefined);
  if (name === 'price') return `$${String(value)}`;
  if (name === 'contactId') {
    return (
      known.find((booked) => booked?.contactId === value)?.customer?.name ?? 'Another customer'
    );
  }
  if (name === 'vehicleId') {
    return known.find((booked) => booked?.vehicle?.id === value)?.vehicle?.label ?? 'Another one';
  }
  if (name === 'placeId') {
    const place = known.find((booked) => value && booked?.place?.id === value)?.place;
    return place ? place.label || place.street : value ? 'Another address' : 'At the shop';
  }
  if (name === 'crewId') {
    return known.find((booked) => booked?.crew.id === value)?.crew.name ?? 'Another crew';
  }
  if (name !== 'serviceId') return undefined;
  const service = services.find(({ id }) => id === value)?.name;
  return service ?? known.find((booked) => booked?.serviceId === value)?.service;
}

/**
 * Fields that the form omits. Staff are only warned of conflicts; choices are sent only if there
 * were options.
 */
type NotAsked = 'onlyIfFree' | 'lines' | 'source' | 'cancelReason' | 'endDate' | Choice;

/**
 * Request body: `time` equals the start, and an empty price means the service's own. `Required`
 * makes the compiler report new API fields that the form lacks.
 */
export function toAppointmentInput(
  values: AppointmentFormValues,
): Required<Omit<AppointmentInput, NotAsked>> & Pick<AppointmentInput, 'lines' | Choice> {
  const price = parseMoney(values.price);
  const { vehicleId, placeId, crewId, lines } = values;
  return {
    ...(lines && { lines: toLineInputs(lines) }),
    ...(vehicleId && { vehicleId }),
    ...(placeId !== undefined && { placeId: placeId || null }),
    ...(crewId && { crewId }),
    contactId: values.contactId ?? '',
    serviceId: values.serviceId,
    date: values.date,
    time: values.startTime,
    startTime: values.startTime,
    endTime: values.endTime,
    status: values.status,
    price: Number.isNaN(price) ? null : price,
    ...fieldValues((name) => trimmed(values[name])),
  };
}

const trimmed = <Value>(value: Value) => (typeof value === 'string' ? value.trim() : value);

/** First validation problem of the form. */
export function findProblem(values: AppointmentFormValues): FormProblem | undefined {
  if (!values.contactId) return { field: 'contactId', text: 'Please select a customer' };
  if (!values.serviceId) return { field: 'serviceId', text: 'Please select a service type' };
  if (!endsAfterStart(values.startTime, values.endTime)) {
    return { field: 'endTime', text: 'End time must be after start time' };
  }
  const unfinished = values.lines?.find(isUnfinished);
  if (unfinished) {
    return { field: 'lines', text: `Please enter how much “${unfinished.name}” is` };
  }
  if (values.price.trim() !== '' && Number.isNaN(parseMoney(values.price))) {
    return { field: 'price', text: 'Please enter a price' };
  }
  return undefined;
}

/**
 * Whether the end differs from start plus duration, so that the person must have set it.
 *
 * @param listMinutes - duration of the appointment's lines; null: it has none
 */
export function isEndSet(
  values: AppointmentFormValues,
  service: Service | undefined,
  { listMinutes, timeZone }: { listMinutes: number | null; timeZone: string },
): boolean {
  const bySize = service?.prices?.map(({ minutes }) => minutes) ?? [];
  const lengths = listMinutes === null ? [service?.duration ?? HOUR, ...bySize] : [listMinutes];
  return lengths.every((minutes) => values.endTime !== endAfter(values, minutes, timeZone));
}

interface Reckoning {
  priceIsSet: boolean;
  endIsSet: boolean;
  timeZone: string;
}

/** Quoted values for the fields that nobody has set. */
export function reckoned(
  values: AppointmentFormValues,
  { price, minutes }: Quote,
  { priceIsSet, endIsSet, timeZone }: Reckoning,
): Partial<AppointmentFormValues> {
  const changed = {
    ...(!priceIsSet && { price: moneyText(price) }),
    ...(!endIsSet && { endTime: endAfter(values, minutes, timeZone) }),
  };
  const isNews = Object.entries(changed).some(
    ([name, value]) => values[name as keyof typeof changed] !== value,
  );
  return isNews ? changed : {};
}

/**
 * Follow-up changes: choosing a service fills in the price, and the end follows start and service
 * until the person sets it. Another customer resets vehicle and address.
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
  { endIsSet, timeZone }: Pick<Reckoning, 'endIsSet' | 'timeZone'>,
): Partial<AppointmentFormValues> {
  const price = 'serviceId' in changed && service ? { price: moneyText(service.price) } : undefined;
  const movesEnd = !endIsSet && ['serviceId', 'startTime', 'date'].some((name) => name in changed);
  const endTime = movesEnd
    ? { endTime: endAfter(values, service?.duration ?? HOUR, timeZone) }
    : undefined;
  // Vehicles and addresses belong to the customer.
  const choices = 'contactId' in changed ? { vehicleId: undefined, placeId: undefined } : undefined;
  return { ...price, ...endTime, ...choices };
}
