import { oneLine } from '../../../platform/records/fields.js';
import { formatCents, toCents, toDollars } from '../../../platform/money/money.js';
import { truncate } from '../../../platform/text/truncate.js';
import { formatDay } from '../../../platform/time/zone.js';
import { isSameVehicle } from '../vehicles/same-vehicle.js';
import { EXTRA_FIELDS, EXTRA_KEYS, type ExtraKey } from '../dto/import-extras.fields.js';
import { centsOf, dateOf } from './opening.js';

/**
 * '' where the file says nothing. Of who is there already, the row's vehicle is the other one where it is none of theirs; then
 * the size is of that.
 */
export type Extras = Record<ExtraKey | 'otherVehicle', string>;

export interface Size {
  id: string;
  name: string;
}

export const readExtras = (cell: (key: ExtraKey) => string) =>
  ({
    ...Object.fromEntries(EXTRA_KEYS.map((key) => [key, oneLine(cell(key))])),
    otherVehicle: '',
  }) as Extras;

export const hasExtras = (extras: Extras): boolean =>
  Object.values(extras).some((value) => value !== '');

/** Of who stays as they are a file brings vehicles along, and no more. */
export const vehiclesOf = ({ otherVehicle, secondVehicle, size }: Extras): Extras => ({
  ...readExtras(() => ''),
  ...{ otherVehicle, secondVehicle, size },
});

/** What the customer has from before. */
export const hasOpening = ({ lastVisit, totalSpent }: Extras): boolean =>
  lastVisit !== '' || totalSpent !== '';

export const withoutOpening = (extras: Extras): Extras => ({
  ...extras,
  lastVisit: '',
  totalSpent: '',
});

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** 'truck' is 'Truck or van'; undefined where it is none of them. */
export function sizeOf(text: string, sizes: readonly Size[]): Size | undefined {
  const said = words(text).join(' ');
  const whole = sizes.find(({ id, name }) => [id, words(name).join(' ')].includes(said));
  return whole ?? sizes.find(({ name }) => words(name).includes(said));
}

export function extrasProblem(extras: Extras, sizes: readonly Size[]): string | undefined {
  const tooLong = EXTRA_KEYS.find((key) => extras[key].length > EXTRA_FIELDS[key].longest);
  if (tooLong) {
    const { label, longest } = EXTRA_FIELDS[tooLong];
    return `${label} longer than ${longest} characters`;
  }
  const { lastVisit, totalSpent } = extras;
  if (lastVisit !== '' && !dateOf(lastVisit)) {
    return `“${truncate(lastVisit, 60)}” is not a date such as 3/14/2025`;
  }
  if (totalSpent !== '' && centsOf(totalSpent) === undefined) {
    return `“${truncate(totalSpent, 60)}” is not an amount of dollars`;
  }
  if (extras.size === '' || sizeOf(extras.size, sizes)) return undefined;
  return `“${truncate(extras.size, 60)}” is not one of your vehicle sizes`;
}

/** Size, date and dollars as they are stored. */
export const asStored = (extras: Extras, sizes: readonly Size[]): Extras => ({
  ...extras,
  size: sizeOf(extras.size, sizes)?.id ?? '',
  lastVisit: dateOf(extras.lastVisit) ?? '',
  totalSpent: extras.totalSpent && toDollars(centsOf(extras.totalSpent) ?? 0).toFixed(2),
});

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

/**
 * A lone second vehicle is the first one of who has none. Of who has some, the row's vehicle is said anew where it may be their
 * first, and another one where it is none of theirs.
 */
export function withTheirVehicles<V extends { vehicle: string }>(
  values: V,
  extras: Extras,
  theirs: readonly string[],
): { values: V; extras: Extras } {
  const { vehicle } = values;
  const [first] = theirs;
  if (first === undefined) {
    if (vehicle !== '') return { values, extras };
    const { secondVehicle } = extras;
    return {
      values: { ...values, vehicle: secondVehicle },
      extras: { ...extras, secondVehicle: '' },
    };
  }
  if (vehicle === '') return { values, extras };
  if (isSameVehicle(first, vehicle)) {
    // What says less of it takes nothing away.
    return { values: { ...values, vehicle: longer(first, vehicle) }, extras };
  }
  const isKnown = theirs.some((each) => isSameVehicle(each, vehicle));
  return {
    values: { ...values, vehicle: '' },
    extras: { ...extras, ...(isKnown ? { size: '' } : { otherVehicle: vehicle }) },
  };
}

/** 'SUV · 2019 Kia Soul · 14 Elm St, Springfield' */
export function extrasInWords(extras: Extras, sizes: readonly Size[]): string {
  const { otherVehicle, secondVehicle, street, city, region, postcode } = extras;
  const size = sizes.find(({ id }) => id === extras.size)?.name;
  const address = [street, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean);
  const { lastVisit, totalSpent } = extras;
  const before = [
    lastVisit && `last visit ${formatDay(lastVisit)}`,
    totalSpent && `${formatCents(toCents(Number(totalSpent)))} spent`,
  ];
  return [size, otherVehicle, secondVehicle, address.join(', '), ...before]
    .filter(Boolean)
    .join(' · ');
}
