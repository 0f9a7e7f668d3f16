import { flag, list, money, number, text } from '../../platform/records/fields.js';
import { recordOf, type ValuesOf } from '../../platform/records/record.js';

/** Location of a service: the customer's choice, only at the shop, or only mobile. */
export const SERVICE_LOCATIONS = ['both', 'shop', 'mobile'] as const;
export type ServiceLocation = (typeof SERVICE_LOCATIONS)[number];

/**
 * Fields of a service by their API names. Storage, requests, answers and exports follow from this
 * table. Fields with limits or choices are also declared in the DTO.
 */
export const SERVICE_FIELDS = {
  name: text({ longest: 120, heading: 'Service', width: 28 }),
  description: text({ longest: 500, heading: 'Description', width: 44 }),
  category: text({
    longest: 60,
    heading: 'Category',
    width: 18,
    description: "What it is listed with; '' for none",
    example: 'Interior',
  }),
  location: text({ empty: 'both', heading: 'Where', width: 10 }),
  colour: text({}),
  duration: number({ column: 'duration_minutes', heading: 'Duration (min)' }),
  price: money({ column: 'price_cents', heading: 'Price' }),
  bufferBefore: number({ heading: 'Free before (min)' }),
  bufferAfter: number({ heading: 'Free after (min)' }),
  checklist: list({
    longest: 120,
    most: 30,
    heading: 'Checklist',
    width: 44,
    description: 'What is done, step by step, in its order; each text once',
  }),
  hidden: flag({
    heading: 'Hidden',
    width: 8,
    description: 'Not offered for new bookings; the jobs it has keep it',
  }),
};

export type ServiceKey = keyof typeof SERVICE_FIELDS;

/** Field values in requests and answers. */
export type ServiceValues = ValuesOf<typeof SERVICE_FIELDS>;

export const SERVICE = recordOf(SERVICE_FIELDS);
