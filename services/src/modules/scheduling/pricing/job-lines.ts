import type { Sql } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { toCents } from '../../../platform/money/money.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { JobLineInput } from './dto/line.dto.js';
import { serviceLine, type Line } from './job-price.js';
import { findAddonLines, sizesOf, type BookableService } from './lines.queries.js';

/** What a job that exists is of: its lines, or what stands for them. */
export interface Booked {
  serviceId: string;
  vehicleId: string | null;
  /** Of what size of vehicle its price is, '' for none; null: as its vehicle is now. */
  pricedSize: string | null;
  /** Done or called off: then only another vehicle or service changes what it costs. */
  isOver: boolean;
  /** None, for a job that was booked without: then its price is the service's. */
  lines: readonly Line[];
  /** The service as it was booked. */
  service: Line;
}

export interface Asked {
  service: BookableService;
  vehicleId: string | null;
  /** A size to price it for instead of the vehicle's. */
  sizeId?: string | null;
  /** Beside the service; left out: what there is. */
  lines?: readonly JobLineInput[];
}

const NAMES = { fee: 'Fee', discount: 'Discount' } as const;

function ownLine(kind: 'fee' | 'discount', input: JobLineInput): Line {
  const { name = NAMES[kind], quantity = 1, price, minutes = 0 } = input;
  if (price === undefined) throw invalidFields({ lines: `Please enter how much “${name}” is` });
  const taken = kind === 'fee' ? minutes : 0;
  return { kind, name, quantity, cents: toCents(price), minutes: taken, addonId: null };
}

/** Beside the service: an add-on that was booked is as it was, another as it is now. */
async function extrasOf(
  sql: Sql,
  businessId: string,
  inputs: readonly JobLineInput[],
  booked: readonly Line[],
): Promise<Line[]> {
  const ids = inputs.flatMap(({ addonId }) => (addonId && isUuid(addonId) ? [addonId] : []));
  const offered = ids.length > 0 ? await findAddonLines(sql, businessId, ids) : [];
  return inputs.flatMap((input): Line[] => {
    const { kind, addonId, quantity = 1 } = input;
    if (kind === 'service') return [];
    if (kind !== 'addon') return [ownLine(kind, input)];
    const addon = [...booked, ...offered].find((line) => addonId && line.addonId === addonId);
    if (!addon) throw invalidFields({ lines: 'Please choose from your add-ons' });
    return [{ ...addon, quantity }];
  });
}

/**
 * A service as it was booked, unless it is another now, or for a vehicle of another size: then as it is offered. Of
 * a price that was agreed on instead of the list's nothing changes.
 */
async function serviceFor(
  sql: Sql,
  businessId: string,
  { service, vehicleId, sizeId }: Asked,
  booked?: Booked,
): Promise<{ line: Line; pricedSize: string }> {
  const ids = [vehicleId, booked?.vehicleId ?? null].filter((id) => id !== null);
  const sizes = await sizesOf(sql, businessId, ids);
  const sizeOf = (id: string | null) => (id && sizes.get(id)) ?? '';
  const pricedSize = sizeId || sizeOf(vehicleId);
  const line = serviceLine(service, pricedSize);
  if (booked?.serviceId !== service.id) return { line, pricedSize };
  const before = booked.pricedSize ?? sizeOf(booked.vehicleId);
  const isDone = booked.isOver && booked.vehicleId === vehicleId;
  if (isDone || before === pricedSize) return { line: booked.service, pricedSize: before };
  const { cents } = booked.service;
  const isAgreed = booked.lines.length === 0 && cents !== serviceLine(service, before).cents;
  return { line: isAgreed ? { ...line, cents } : line, pricedSize };
}

/** All rows of a job, the service's first, and of what size of vehicle its price is. */
export async function jobLines(
  sql: Sql,
  businessId: string,
  asked: Asked,
  booked?: Booked,
): Promise<{ lines: Line[]; pricedSize: string }> {
  const { line, pricedSize } = await serviceFor(sql, businessId, asked, booked);
  const before = booked?.lines ?? [];
  const extras = asked.lines
    ? await extrasOf(sql, businessId, asked.lines, before)
    : before.filter(({ kind }) => kind !== 'service');
  return { lines: [line, ...extras], pricedSize };
}
