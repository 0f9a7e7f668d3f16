import type { Kind } from '../../platform/spreadsheets/column.js';

interface ServiceField {
  column: string;
  /** Money is cents in its column and dollars everywhere else. */
  kind: Extract<Kind, 'text' | 'number' | 'money'>;
  /** Most characters of a text. */
  longest?: number;
  /** Of its column in files that we write. */
  heading: string;
  /** Of that column, in characters. */
  width?: number;
}

/**
 * What a service consists of, by its names in requests and answers. What is stored, answered and exported
 * follows from this table; where a line more is needed (the DTOs), the compiler says so.
 */
export const SERVICE_FIELDS = {
  name: { column: 'name', kind: 'text', longest: 120, heading: 'Service', width: 28 },
  description: {
    column: 'description',
    kind: 'text',
    longest: 500,
    heading: 'Description',
    width: 44,
  },
  duration: { column: 'duration_minutes', kind: 'number', heading: 'Duration (min)' },
  price: { column: 'price_cents', kind: 'money', heading: 'Price' },
} as const satisfies Record<string, ServiceField>;

type Fields = typeof SERVICE_FIELDS;
export type ServiceKey = keyof Fields;

/** As requests and answers have it. */
export type ServiceValues = {
  -readonly [K in ServiceKey]: Fields[K]['kind'] extends 'text' ? string : number;
};

export const SERVICE_KEYS = Object.keys(SERVICE_FIELDS) as ServiceKey[];

export const serviceField = (key: ServiceKey): ServiceField => SERVICE_FIELDS[key];
