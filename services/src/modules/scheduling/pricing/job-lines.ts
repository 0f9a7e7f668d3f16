import type { Sql } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { toCents } from '../../../platform/money/money.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { JobLineInput } from './dto/line.dto.js';
import { serviceLine, type Line } from './job-price.js';
import { findAddonLines, sizesOf, type BookableService } from './lines.queries.js';

/** An existing appointment as the price calculation sees it. */
export interface Booked {
  serviceId: string;
  vehicleId: string | null;
  /** Vehicle size that the price is for: '' for none, null for the vehicle's current size. */
  pricedSize: string | null;
  /** Completed or cancelled. Then only another vehicle or service changes the price. */
  isOver: boolean;
  /** Empty if the appointment was booked without lines. Its price is then the service's. */
  lines: readonly Line[];
  service: Line;
}

export interface Asked {
  service: BookableService;
  vehicleId: string | null;
  /** Vehicle size to price for, instead of the vehicle's own. */
  sizeId?: string | null;
  /** Lines besides the service. Default: the booked ones. */
  lines?: readonly JobLineInput[];
}

const NAMES = { fee: 'Fee', discount: 'Discount' } as const;

function ownLine(kind: 'fee' | 'discount', input: JobLineInput): Line {
  const { name = NAMES[kind], quantity = 1, price, minutes = 0 } = input;
  if (price === undefined) throw invalidFields({ lines: `Please enter how much “${name}” is` });
  const taken = kind === 'fee' ? minutes : 0;
  return { kind, name, quantity, cents: toCents(price), minutes: taken, addonId: null };
}

/** Lines besides the service. A booked add-on keeps its price; a new one has the current price. */
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
 * The service line. The booked one stays until the service or the vehicle size changes. An agreed price
 * stays even for another size.
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

/** All lines of an appointment, the service first, and the vehicle size that its price is for. */
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
