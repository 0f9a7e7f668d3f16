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
import type { Appointment, AppointmentInput } from '../shared/appointments-api';
import { isUnfinished, linesInWords, toFormLines, toLineInputs, type FormLine } from './lines';
import type { Addon, Quote, Service } from './services-api';
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
  /** Add-ons, fees and discounts. Undefined: there are none, and nobody was asked. */
  lines?: FormLine[] | undefined;
  /** Of several of the customer's. Undefined: the first, or what it was. */
  vehicleId?: string | undefined;
  /** An address; '' is at the shop. Undefined: nobody was asked. */
  placeId?: string | undefined;
  /** Of several crews. Undefined: there is one, or nobody was asked. */
  resourceId?: string | undefined;
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
  /** What else a job like one before has. */
  choices?: Partial<Pick<AppointmentFormValues, Choice | 'serviceId'>>;
}

/** What is asked only where there is something to choose from. */
export type Choice = 'vehicleId' | 'placeId' | 'resourceId';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The end until a service is chosen. */
const hourAfter = (time: string) => fromMinutes(Math.min(toMinutes(time) + HOUR, 24 * HOUR));

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
  ...eachText(() => ''),
  ...choices,
});

/**
 * What a job like one before has of it beside what the address says: what it was made of, for how much and how long.
 *
 * @param addons - those that are offered: others can be booked no more
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
});

/** A saved appointment as form values. */
export function toFormValues(appointment: Appointment): AppointmentFormValues {
  // An answer may lack what it should have: an odd appointment can still be put right.
  const { customer, time = '', endTime = '', resource }: Partial<Appointment> = appointment;
  return {
    contactId: appointment.contactId || customer?.id,
    serviceId: appointment.serviceId,
    date: appointment.date,
    startTime: time.slice(0, 5),
    endTime: endTime.slice(0, 5),
    status: appointment.status,
    price: moneyText(appointment.price),
    ...eachText((name) => appointment[name]),
    lines: toFormLines(appointment),
    vehicleId: appointment.vehicle?.id ?? undefined,
    placeId: appointment.place?.id,
    resourceId: resource?.id,
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
  resourceId: 'Crew',
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
  if (name === 'resourceId') {
    return known.find((booked) => booked?.resource.id === value)?.resource.name ?? 'Another crew';
  }
  if (name !== 'serviceId') return undefined;
  const service = services.find(({ id }) => id === value)?.name;
  return service ?? known.find((booked) => booked?.serviceId === value)?.service;
}

/** Staff may book over another job: they are warned. The choices are sent only where there were some. */
type NotAsked = 'onlyIfFree' | 'lines' | 'source' | 'cancelReason' | 'endDate' | Choice;

/**
 * What is sent: `time` equals the start, and an empty price leaves it to the service's. Whole, so that the
 * compiler misses what the API takes and the form does not ask for.
 */
export function toAppointmentInput(
  values: AppointmentFormValues,
): Required<Omit<AppointmentInput, NotAsked>> & Pick<AppointmentInput, 'lines' | Choice> {
  const price = parseMoney(values.price);
  const { vehicleId, placeId, resourceId, lines } = values;
  return {
    ...(lines && { lines: toLineInputs(lines) }),
    ...(vehicleId && { vehicleId }),
    ...(placeId !== undefined && { placeId: placeId || null }),
    ...(resourceId && { resourceId }),
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
 * Whether the end is another than start and service give, so that somebody must have chosen it.
 *
 * @param listMinutes - how long the job's lines take; null: it has none
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

/** What the server reckons, for fields that nobody has set. */
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
 * What follows from a change: choosing a service fills the price, the end moves with start and
 * service until the person has set it, and another customer brings other cars and addresses.
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
  // Another customer has other cars and addresses.
  const choices = 'contactId' in changed ? { vehicleId: undefined, placeId: undefined } : undefined;
  return { ...price, ...endTime, ...choices };
}
