import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type { Service, ServiceInput } from './settings-api';

interface ServiceField {
  label: string;
  /** One line of text, several lines, whole minutes, or dollars. */
  kind: 'line' | 'lines' | 'minutes' | 'money';
  /** Most characters of a text. */
  longest?: number;
  /** The sentence for who leaves it empty. Default: the server says it. */
  required?: string;
  /** Default: false. */
  isOptional?: boolean;
}

/**
 * What a service consists of, in the form's order. Form, request and what is said about a conflict follow from
 * it: a new field of the API is one entry here, and the compiler misses it until then.
 */
export const SERVICE_FIELDS = {
  name: { label: 'Service Name', kind: 'line', longest: 120, required: 'Enter a service name' },
  description: { label: 'Description', kind: 'lines', longest: 500, isOptional: true },
  duration: { label: 'Duration (min)', kind: 'minutes' },
  price: { label: 'Price', kind: 'money' },
} as const satisfies Record<keyof ServiceInput, ServiceField>;

type Fields = typeof SERVICE_FIELDS;
export type ServiceFieldName = keyof Fields;

export const SERVICE_FIELD_NAMES = Object.keys(SERVICE_FIELDS) as ServiceFieldName[];

/** An entry, with what it may leave out. */
export const serviceField = (name: ServiceFieldName): ServiceField => SERVICE_FIELDS[name];

/** A service as the person types it in. */
export type ServiceFormValues = {
  [Name in ServiceFieldName]: Fields[Name]['kind'] extends 'minutes' ? number | null : string;
};

const eachField = (of: (name: ServiceFieldName) => unknown) =>
  Object.fromEntries(SERVICE_FIELD_NAMES.map((name) => [name, of(name)]));

export const LABELS = eachField((name) => serviceField(name).label) as Record<
  ServiceFieldName,
  string
>;

const USUAL_MINUTES = 60;

export function toFormValues(service: Service | undefined): ServiceFormValues {
  const valueOf = (name: ServiceFieldName) => {
    const isMoney = serviceField(name).kind === 'money';
    if (service) return isMoney ? moneyText(Number(service[name])) : service[name];
    return serviceField(name).kind === 'minutes' ? USUAL_MINUTES : '';
  };
  return eachField(valueOf) as ServiceFormValues;
}

/** What is no number goes as none at all, and the server says so below the field. */
export function toServiceInput(values: ServiceFormValues): ServiceInput {
  const sent = (name: ServiceFieldName) =>
    serviceField(name).kind === 'money' ? parseMoney(String(values[name])) : (values[name] ?? NaN);
  return eachField(sent) as ServiceInput;
}
