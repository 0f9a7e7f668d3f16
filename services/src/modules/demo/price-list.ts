import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/index.js';
import { toCents } from '../../platform/money/money.js';
import { CHECKLISTS } from './checklists.js';
import {
  BUILT_IN_SERVICES,
  insertAddon,
  updateService,
  type JobLines,
} from '../scheduling/index.js';

/** Surcharges in price and time for large vehicles. */
const MORE = [
  { sizeId: 'suv', dollars: 30, minutes: 30 },
  { sizeId: 'truck', dollars: 30, minutes: 30 },
  { sizeId: 'oversize', dollars: 60, minutes: 60 },
];
/** Services whose effort depends on the vehicle's size. */
const SIZED = ['s2', 's3', 's5'];
/** The coating, which needs free time afterwards before the next car. */
const COATING = 's7';

const ADDONS = [
  { name: 'Tire shine', description: 'A satin dressing that lasts', price: 15, minutes: 0 },
  { name: 'Fabric protection', description: 'Seats and mats sealed', price: 35, minutes: 0 },
  { name: 'Pet hair', description: 'Brushed and blown out of carpets', price: 40, minutes: 30 },
  {
    name: 'Engine bay',
    description: 'Degreased, rinsed and dressed',
    price: 59,
    minutes: 45,
    serviceIds: ['s1', 's3'],
  },
];
/** Add-ons without extra time, which some upcoming appointments have. */
const QUICK = ADDONS.filter(({ minutes }) => minutes === 0);
const ONE_IN = 4;

interface QuickAddon {
  id: string;
  name: string;
  cents: number;
}

/** Adds prices by size, buffers and add-ons. Returns the add-ons without extra time. */
export async function insertPriceList(sql: Sql, businessId: string): Promise<QuickAddon[]> {
  for (const { id, ...service } of BUILT_IN_SERVICES) {
    const prices = MORE.map(({ sizeId, dollars, minutes }) => ({
      sizeId,
      price: Math.round((service.price + dollars) * 100) / 100,
      minutes: service.duration + minutes,
    }));
    await updateService(sql, businessId, id, {
      ...service,
      checklist: CHECKLISTS[id],
      ...(SIZED.includes(id) && { prices }),
      ...(id === COATING && { location: 'shop', bufferAfter: 30 }),
    });
  }
  const added = ADDONS.map((addon) => ({ ...addon, id: randomUUID() }));
  for (const addon of added) await insertAddon(sql, businessId, addon);
  return added
    .filter(({ name }) => QUICK.some((addon) => addon.name === name))
    .map(({ id, name, price }) => ({ id, name, cents: toCents(price) }));
}

interface Job {
  id: string;
  service_name: string;
  price_cents: number;
  starts_at: Date;
  ends_at: Date;
}

const MINUTE_MS = 60_000;

/** Adds add-ons to some upcoming appointments and raises their price. */
export function withAddons(jobs: Job[], addons: readonly QuickAddon[], now: Date): JobLines[] {
  const toCome = jobs.filter(({ starts_at: startsAt }) => startsAt > now);
  return toCome.flatMap((job, index) => {
    const addon = addons[Math.floor(index / ONE_IN) % addons.length];
    if (index % ONE_IN !== 0 || !addon) return [];
    const minutes = (job.ends_at.getTime() - job.starts_at.getTime()) / MINUTE_MS;
    const own = { kind: 'service', name: job.service_name, cents: job.price_cents } as const;
    const extra = { kind: 'addon', name: addon.name, cents: addon.cents } as const;
    job.price_cents += addon.cents;
    const lines = [
      { ...own, quantity: 1, minutes, addonId: null },
      { ...extra, quantity: 1, minutes: 0, addonId: addon.id },
    ];
    return [{ id: job.id, lines }];
  });
}
