import { oneLine } from '../../../platform/records/fields.js';
import { amountOf } from '../../../platform/money/amounts.js';
import { formatCents, toCents } from '../../../platform/money/money.js';
import { textKey } from '../../../platform/text/text-key.js';
import { truncate } from '../../../platform/text/truncate.js';
import { saysNoDate } from '../../../platform/time/written-dates.js';
import { formatDay } from '../../../platform/time/zone.js';
import { isSameVehicle } from '../vehicles/same-vehicle.js';
import { isVin, tidyVin } from '../vehicles/vin.js';
import { EXTRA_FIELDS, EXTRA_KEYS, type ExtraKey } from '../dto/import-extras.fields.js';
import { consentOf, saysNothing } from './cell-values.js';
import type { RowCells } from './import-row.js';
import type { Remarks } from './remarks.js';

/**
 * Extras of a row; '' if missing. `otherVehicle` is the row's vehicle if the known contact does not
 * have it; `knownVehicle` is the label of that contact's vehicle if it is not their first. One of
 * them, or else the first vehicle, has the row's size, plate, VIN and coating. `moreVehicles` are
 * the row's further vehicles.
 */
export type Extras = Record<ExtraKey | 'otherVehicle' | 'knownVehicle', string> & {
  moreVehicles: string[];
};

/** Facts of a vehicle that a file may have, besides its name. */
export const VEHICLE_FACTS = ['size', 'plate', 'vin', 'coating', 'coatedOn'] as const;
export type VehicleFacts = Record<(typeof VEHICLE_FACTS)[number], string>;

export const vehicleFacts = (from: VehicleFacts): VehicleFacts =>
  Object.fromEntries(VEHICLE_FACTS.map((key) => [key, from[key]])) as VehicleFacts;

export interface Size {
  id: string;
  name: string;
}

const NO_EXTRAS = {
  ...Object.fromEntries(EXTRA_KEYS.map((key) => [key, ''])),
  otherVehicle: '',
  knownVehicle: '',
  moreVehicles: [],
} as unknown as Extras;

/**
 * Extras in stored form: sizes by id, dates as YYYY-MM-DD, amounts in dollars, consent as yes or no.
 */
export function readExtras(row: RowCells, remarks: Remarks): Extras {
  const street = [...row.all('street'), ...row.all('streetLine2')].map(({ text }) => oneLine(text));
  const address = {
    street: street.join(', '),
    city: row.line('city'),
    region: row.line('region'),
    postcode: row.line('postcode'),
  };
  const fitting = withinLimits(
    {
      ...address,
      accessNotes: row.text('accessNotes').trim(),
      plate: row.line('plate'),
      coating: row.line('coating'),
    },
    remarks,
  );
  const hasPlace = Object.values(address).some((part) => part !== '');
  if (!hasPlace && fitting.accessNotes !== '') remarks.line(`Access: ${fitting.accessNotes}`);
  return {
    ...NO_EXTRAS,
    ...fitting,
    accessNotes: hasPlace ? fitting.accessNotes : '',
    size: sizeIn(row, remarks),
    vin: vinIn(row, remarks),
    coatedOn: dateIn('coatedOn', 'coating', row, remarks),
    lastVisit: dateIn('lastVisit', 'last visit', row, remarks),
    totalSpent: totalSpentIn(row, remarks),
    smsConsent: consentIn('smsConsent', 'Text messages', row, remarks),
    emailConsent: consentIn('emailConsent', 'E-mails', row, remarks),
  };
}

function withinLimits<K extends ExtraKey>(values: Record<K, string>, remarks: Remarks) {
  const entries = Object.entries(values) as [K, string][];
  const fitting = entries.map(([key, value]) => {
    const { label, longest } = EXTRA_FIELDS[key];
    if (value.length <= longest) return [key, value] as const;
    const name = label.replace(/^The | (is|are)$/g, '');
    const reason = `${label} longer than ${longest} characters`;
    remarks.keep(`${name.charAt(0).toUpperCase()}${name.slice(1)} in the file`, value, reason);
    return [key, ''] as const;
  });
  return Object.fromEntries(fitting) as Record<K, string>;
}

function sizeIn(row: RowCells, remarks: Remarks): string {
  const text = row.line('size');
  if (text === '' || saysNothing(text)) return '';
  const size = sizeOf(text, row.reading.sizes);
  if (!size) {
    const reason = `“${truncate(text, 60)}” is not one of your vehicle sizes`;
    remarks.keep('Vehicle size in the file', text, reason);
  }
  return size?.id ?? '';
}

function vinIn(row: RowCells, remarks: Remarks): string {
  const text = row.line('vin');
  const vin = tidyVin(text);
  if (isVin(vin)) return vin;
  remarks.keep('VIN in the file', text, `“${truncate(text, 60)}” is not a VIN`);
  return '';
}

/** Date of a past event. */
function dateIn(
  field: 'lastVisit' | 'coatedOn',
  name: string,
  row: RowCells,
  remarks: Remarks,
): string {
  const text = row.line(field);
  if (saysNoDate(text)) return '';
  const { dates, dateOrder, today } = row.reading;
  const date = dates.read(text, dateOrder);
  if (date !== undefined && date <= today) return date;
  const shown = `“${truncate(text, 60)}”`;
  const reason = date
    ? `The ${name} ${shown} is in the future`
    : `${shown} is not a date such as 3/14/2025`;
  remarks.keep(`${name.charAt(0).toUpperCase()}${name.slice(1)} in the file`, text, reason);
  return '';
}

/** Largest accepted total spent. */
const MOST_DOLLARS = 100_000_000;
const NO_AMOUNT = /^[$€£\s]*(?:[-–—]|n\/?a|none|null)?[$€£\s]*$/i;

function totalSpentIn(row: RowCells, remarks: Remarks): string {
  const text = row.line('totalSpent');
  if (NO_AMOUNT.test(text)) return '';
  const dollars = amountOf(text, row.reading.decimals);
  if (dollars >= 0 && dollars <= MOST_DOLLARS) return (Math.round(dollars * 100) / 100).toFixed(2);
  const shown = `“${truncate(text, 60)}”`;
  const reason =
    dollars < 0 ? `The total spent ${shown} is below zero` : `${shown} is not an amount of dollars`;
  remarks.keep('Total spent in the file', text, reason);
  return '';
}

function consentIn(
  field: 'smsConsent' | 'emailConsent',
  label: string,
  row: RowCells,
  remarks: Remarks,
): string {
  const text = row.line(field);
  const consent = consentOf(text, row.heading(field));
  if (consent !== undefined) return consent;
  remarks.keep(`${label} in the file`, text, `“${truncate(text, 60)}” is neither yes nor no`);
  return '';
}

export const hasExtras = (extras: Extras): boolean =>
  Object.values(extras).some(({ length }) => length > 0);

/** Extras reduced to vehicles, for a duplicate that is skipped otherwise. */
export const vehiclesOf = (extras: Extras): Extras => ({
  ...NO_EXTRAS,
  ...vehicleFacts(extras),
  otherVehicle: extras.otherVehicle,
  moreVehicles: extras.moreVehicles,
});

/** Whether the row has imported history. */
export const hasOpening = ({ lastVisit, totalSpent }: Extras): boolean =>
  lastVisit !== '' || totalSpent !== '';

export const withoutOpening = (extras: Extras): Extras => ({
  ...extras,
  lastVisit: '',
  totalSpent: '',
});

const words = (text: string): string[] => textKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Size named by a text: 'truck' is 'Truck or van'. Undefined if no size matches. */
export function sizeOf(text: string, sizes: readonly Size[]): Size | undefined {
  const said = words(text).join(' ');
  const whole = sizes.find(({ id, name }) => [id, words(name).join(' ')].includes(said));
  return whole ?? sizes.find(({ name }) => words(name).includes(said));
}

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

/**
 * Compares the row's vehicle with those of a known contact. A match updates the first vehicle; an
 * unknown vehicle is added as another one.
 */
export function withTheirVehicles<V extends { vehicle: string }>(
  values: V,
  extras: Extras,
  theirs: readonly string[],
): { values: V; extras: Extras } {
  const { vehicle } = values;
  const [first] = theirs;
  if (first === undefined || vehicle === '') return { values, extras };
  if (isSameVehicle(first, vehicle)) {
    // A shorter text of the same vehicle must not drop details.
    return { values: { ...values, vehicle: longer(first, vehicle) }, extras };
  }
  const known = theirs.find((each) => isSameVehicle(each, vehicle));
  const knownVehicle = VEHICLE_FACTS.some((key) => extras[key] !== '') ? (known ?? '') : '';
  return {
    values: { ...values, vehicle: '' },
    extras: { ...extras, ...(known ? { knownVehicle } : { otherVehicle: vehicle }) },
  };
}

const CONSENT_WORDS = { yes: 'allowed', no: 'not allowed' } as const;
const consentInWords = (what: string, consent: string) =>
  consent === '' ? '' : `${what} ${CONSENT_WORDS[consent as keyof typeof CONSENT_WORDS]}`;

/** 'SUV · 2019 Kia Soul · 14 Elm St, Springfield' */
export function extrasInWords(extras: Extras, sizes: readonly Size[]): string {
  const { otherVehicle, moreVehicles, street, city, region, postcode, accessNotes } = extras;
  const size = sizes.find(({ id }) => id === extras.size)?.name;
  const { plate, vin, coating, coatedOn } = extras;
  const facts = [
    plate && `plate ${plate}`,
    vin && `VIN ${vin}`,
    coating,
    coatedOn && `coated ${formatDay(coatedOn)}`,
  ];
  const address = [street, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean);
  const { lastVisit, totalSpent } = extras;
  const before = [
    lastVisit && `last visit ${formatDay(lastVisit)}`,
    totalSpent && `${formatCents(toCents(Number(totalSpent)))} spent`,
  ];
  const consent = [
    consentInWords('texts', extras.smsConsent),
    consentInWords('e-mails', extras.emailConsent),
  ];
  const place = [address.join(', '), accessNotes];
  return [size, otherVehicle, ...facts, ...moreVehicles, ...place, ...before, ...consent]
    .filter(Boolean)
    .join(' · ');
}
