import type { Kind } from '../../platform/spreadsheets/column.js';

interface ServiceField {
  column: string;
  /** Money is cents in its column and dollars everywhere else. A list is one of texts, a flag is yes or no. */
  kind: Extract<Kind, 'text' | 'number' | 'money'> | 'list' | 'flag';
  /** Most characters of a text, or of each of a list. */
  longest?: number;
  /** Of a list. */
  most?: number;
  /** What is stored where nothing was sent. Default: it has to be sent. */
  empty?: string | number | boolean | readonly string[];
  /** Of its column in files that we write. Default: it stands in none. */
  heading?: string;
  /** Of that column, in characters. */
  width?: number;
}

/** Where a service is done: wherever the customer likes, or in one of two ways alone. */
export const SERVICE_LOCATIONS = ['both', 'shop', 'mobile'] as const;
export type ServiceLocation = (typeof SERVICE_LOCATIONS)[number];

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

/** As requests and answers have it. */
export type ServiceValues = {
  -readonly [K in ServiceKey]: Values[Fields[K]['kind']];
};

export const SERVICE_KEYS = Object.keys(SERVICE_FIELDS) as ServiceKey[];

export const serviceField = (key: ServiceKey): ServiceField => SERVICE_FIELDS[key];
