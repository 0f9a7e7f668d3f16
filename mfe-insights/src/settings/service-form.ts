import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type { Service, ServiceInput, ServicePrice } from './settings-api';

interface ServiceField {
  label: string;
  /**
   * Control of the field: one line, several lines, one item a line, minutes, dollars, or a control
   * of its own.
   */
  kind: 'line' | 'lines' | 'list' | 'minutes' | 'buffer' | 'money' | 'own';
  /** Maximum length of a text. */
  longest?: number;
  /** Message for an empty required field. Default: the server's message. */
  required?: string;
  /** Hint below the field. */
  extra?: string;
  /** Default: false. */
  isOptional?: boolean;
}

/**
 * Fields of a service, in the form's order. The form, the request and the conflict message are
 * derived from them. The compiler reports an API field without an entry.
 */
export const SERVICE_FIELDS = {
  name: { label: 'Service Name', kind: 'line', longest: 120, required: 'Enter a service name' },
  description: { label: 'Description', kind: 'lines', longest: 500, isOptional: true },
  category: { label: 'Category', kind: 'line', longest: 60, isOptional: true },
  duration: { label: 'Duration (min)', kind: 'minutes' },
  price: { label: 'Price', kind: 'money' },
  prices: { label: 'By vehicle size', kind: 'own' },
  bufferBefore: { label: 'Free before (min)', kind: 'buffer' },
  bufferAfter: { label: 'Free after (min)', kind: 'buffer' },
  checklist: {
    label: 'Checklist',
    kind: 'list',
    longest: 30 * 121,
    isOptional: true,
    extra: 'One step per line, in order. The crew ticks them off on the job.',
  },
  location: { label: 'Where', kind: 'own' },
  colour: { label: 'Color', kind: 'own' },
  hidden: { label: 'Hidden', kind: 'own' },
} as const satisfies Record<keyof ServiceInput, ServiceField>;

type Fields = typeof SERVICE_FIELDS;
export type ServiceFieldName = keyof Fields;

export const SERVICE_FIELD_NAMES = Object.keys(SERVICE_FIELDS) as ServiceFieldName[];

/** An entry with its optional properties. */
export const serviceField = (name: ServiceFieldName): ServiceField => SERVICE_FIELDS[name];

/** Price and duration of one size as typed; empty values mean the service's own. */
export interface SizePrice {
  sizeId: string;
  price: string;
  minutes: number | null;
}

/** Values of the service form. */
export interface ServiceFormValues {
  name: string;
  description: string;
  category: string;
  duration: number | null;
  price: string;
  prices: SizePrice[];
  bufferBefore: number | null;
  bufferAfter: number | null;
  /** One step a line. */
  checklist: string;
  location: Service['location'];
  colour: Service['colour'];
  hidden: boolean;
}

export const LABELS = Object.fromEntries(
  SERVICE_FIELD_NAMES.map((name) => [name, serviceField(name).label]),
) as Record<ServiceFieldName, string>;

const USUAL_MINUTES = 60;

const NEW: ServiceFormValues = {
  ...{ name: '', description: '', category: '', duration: USUAL_MINUTES, price: '', prices: [] },
  ...{ bufferBefore: 0, bufferAfter: 0, location: 'both', colour: '', checklist: '' },
  hidden: false,
};

export function toFormValues(service: Service | undefined): ServiceFormValues {
  if (!service) return NEW;
  const { name, description, category, duration, bufferBefore, bufferAfter } = service;
  const { location, colour, hidden } = service;
  return {
    ...{ name, description, category, duration, bufferBefore, bufferAfter, location, colour },
    hidden,
    price: moneyText(service.price),
    checklist: service.checklist.join('\n'),
    prices: service.prices.map(({ sizeId, price, minutes }) => ({
      ...{ sizeId, minutes },
      price: moneyText(price),
    })),
  };
}

/** Size prices, with the service's own values for empty fields. */
function toPrices({ prices, price, duration }: ServiceFormValues): ServicePrice[] {
  return prices
    .filter((size) => size.price.trim() !== '' || size.minutes !== null)
    .map((size) => ({
      sizeId: size.sizeId,
      price: parseMoney(size.price.trim() === '' ? price : size.price),
      minutes: size.minutes ?? duration ?? NaN,
    }));
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Request body. Invalid numbers are sent as NaN (null in JSON), and the server's message appears
 * below the field.
 */
export const toServiceInput = (values: ServiceFormValues): ServiceInput => ({
  ...values,
  price: parseMoney(values.price),
  duration: values.duration ?? NaN,
  bufferBefore: values.bufferBefore ?? 0,
  bufferAfter: values.bufferAfter ?? 0,
  prices: toPrices(values),
  checklist: linesOf(values.checklist),
});

const FIRST = ['name', 'description', 'duration', 'price'];

/** Request body of a new service, without untouched fields. */
export const toNewService = (values: ServiceFormValues): ServiceInput => {
  const usual: ServiceInput = toServiceInput(NEW);
  const isSaid = ([name, value]: [string, unknown]) =>
    FIRST.includes(name) ||
    JSON.stringify(value) !== JSON.stringify(usual[name as ServiceFieldName]);
  return Object.fromEntries(Object.entries(toServiceInput(values)).filter(isSaid)) as ServiceInput;
};
