import type { Kind } from '../../platform/spreadsheets/column.js';

interface ServiceField {
  column: string;
  /** Money is cents in its column and dollars elsewhere. A list holds texts, a flag is a boolean. */
  kind: Extract<Kind, 'text' | 'number' | 'money'> | 'list' | 'flag';
  /** Maximum characters of a text, or of each text in a list. */
  longest?: number;
  /** Maximum entries of a list. */
  most?: number;
  /** Stored value if none was sent. Default: the field is required. */
  empty?: string | number | boolean | readonly string[];
  /** Column heading in exports. Default: not exported. */
  heading?: string;
  /** Width of the export column in characters. */
  width?: number;
}

/** Location of a service: the customer's choice, only at the shop, or only mobile. */
export const SERVICE_LOCATIONS = ['both', 'shop', 'mobile'] as const;
export type ServiceLocation = (typeof SERVICE_LOCATIONS)[number];

/**
 * Fields of a service by their API names. Storage, answers and exports follow from this table. The
 * compiler reports a DTO that lacks a field.
 */
export const SERVICE_FIELDS = {
  name: { column: 'name', kind: 'text', longest: 120, heading: 'Service', width: 28 },
  description: {
    column: 'description',
    kind: 'text',
    longest: 500,
    empty: '',
    heading: 'Description',
    width: 44,
  },
  category: {
    column: 'category',
    kind: 'text',
    longest: 60,
    empty: '',
    heading: 'Category',
    width: 18,
  },
  location: { column: 'location', kind: 'text', empty: 'both', heading: 'Where', width: 10 },
  colour: { column: 'colour', kind: 'text', empty: '' },
  duration: { column: 'duration_minutes', kind: 'number', heading: 'Duration (min)' },
  price: { column: 'price_cents', kind: 'money', heading: 'Price' },
  bufferBefore: {
    column: 'buffer_before',
    kind: 'number',
    empty: 0,
    heading: 'Free before (min)',
  },
  bufferAfter: { column: 'buffer_after', kind: 'number', empty: 0, heading: 'Free after (min)' },
  checklist: {
    column: 'checklist',
    kind: 'list',
    longest: 120,
    most: 30,
    empty: [],
    heading: 'Checklist',
    width: 44,
  },
  hidden: { column: 'hidden', kind: 'flag', empty: false, heading: 'Hidden', width: 8 },
} as const satisfies Record<string, ServiceField>;

type Fields = typeof SERVICE_FIELDS;
export type ServiceKey = keyof Fields;

interface Values {
  text: string;
  number: number;
  money: number;
  list: string[];
  flag: boolean;
}

/** Field values in requests and answers. */
export type ServiceValues = {
  -readonly [K in ServiceKey]: Values[Fields[K]['kind']];
};

export const SERVICE_KEYS = Object.keys(SERVICE_FIELDS) as ServiceKey[];

export const serviceField = (key: ServiceKey): ServiceField => SERVICE_FIELDS[key];
