import type { ContactValues } from '../crm/index.js';
import type { Random } from './random.js';

const FIRST_NAMES =
  'Maria James Olivia Daniel Sofia Marcus Grace Ethan Priya Tyler Hannah Luis Chloe Andre Megan Kevin Aisha Robert Elena Brian Naomi Carlos Julia Derek Linh Patrick Tanya Omar Rachel Victor'.split(
    ' ',
  );

const LAST_NAMES =
  'Alvarez Bennett Carter Dawson Ellis Foster Gallagher Hayes Ibarra Jensen Keller Lawson Morales Nguyen Ortiz Patel Quinn Russo Sullivan Turner Underwood Vasquez Whitaker Young Zimmerman'.split(
    ' ',
  );

const VEHICLES = [
  { name: 'Honda Civic', large: false },
  { name: 'Toyota Camry', large: false },
  { name: 'Tesla Model 3', large: false },
  { name: 'BMW 330i', large: false },
  { name: 'Audi A4', large: false },
  { name: 'Mazda MX-5', large: false },
  { name: 'Subaru Outback', large: false },
  { name: 'Ford Mustang GT', large: false },
  { name: 'Lexus ES 350', large: false },
  { name: 'Volkswagen Golf', large: false },
  { name: 'Toyota RAV4', large: true },
  { name: 'Ford F-150', large: true },
  { name: 'Chevrolet Tahoe', large: true },
  { name: 'Jeep Wrangler', large: true },
  { name: 'Honda Odyssey', large: true },
  { name: 'Ram 1500', large: true },
  { name: 'Kia Telluride', large: true },
  { name: 'Toyota Sienna', large: true },
] as const;

const COLORS = ['black', 'white', 'silver', 'gray', 'blue', 'red', 'dark green', 'pearl white'];

const NOTES = [
  'Prefers mornings. Leaves the key in the lockbox.',
  'Two dogs: allow extra time for hair in the cargo area.',
  'Ceramic coated: pH-neutral soap only, no wax.',
  'Allergic to strong scents, skip the air freshener.',
  'Pays by card after pickup. Send the invoice by email.',
  'Parks on the street, call on arrival.',
  'Child seats stay in; clean around them.',
  'Referred by a neighbor. Interested in a yearly plan.',
];

export type SampleCustomer = ContactValues & {
  large: boolean;
  /** Days from the first day of the history until the contact was added. */
  joinedOn: number;
  /** Weight in the choice of contacts; regulars come more often. */
  weight: number;
};

const FOUNDING_SHARE = 0.35;

/** Distinct sample contacts. A third exist from the start; the others are added over time. */
export function sampleCustomers(count: number, days: number, random: Random): SampleCustomer[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST_NAMES[index % FIRST_NAMES.length] as string;
    const last = LAST_NAMES[(index * 7 + Math.floor(index / 30)) % LAST_NAMES.length] as string;
    const vehicle = random.pick(VEHICLES);
    const year = 2012 + random.below(14);
    const founding = index < count * FOUNDING_SHARE;
    return {
      name: `${first} ${last}`,
      email: random.chance(0.85) ? `${first}.${last}@example.com`.toLowerCase() : '',
      phone: `(555) ${String(200 + random.below(700))}-${String(1000 + random.below(9000))}`,
      vehicle: `${year} ${vehicle.name}, ${random.pick(COLORS)}`,
      notes: random.chance(0.25) ? random.pick(NOTES) : '',
      large: vehicle.large,
      joinedOn: founding ? 0 : random.below(days),
      weight: random.chance(0.2) ? 5 : 1,
    };
  });
}
