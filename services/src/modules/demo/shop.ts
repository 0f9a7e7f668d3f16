import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/index.js';
import type { NewPlace } from '../crm/index.js';
import { findCrews, insertCrew, saveTravel, updateCrew } from '../scheduling/index.js';
import { comesToTheShop, DRIVE } from './crews-of-days.js';

const VANS = [
  { name: 'Van 1', kind: 'van', colour: 'blue' },
  { name: 'Van 2', kind: 'van', colour: 'teal' },
] as const;
const BAY = { name: 'Bay', kind: 'bay', colour: 'amber' } as const;

const STREETS = ['Elm St', 'Harbor Rd', 'Maple Ave', 'Fieldstone Dr', 'Orchard Ln', 'Cedar Ct'];
const ACCESS = ['Gate code 4411', 'Water tap behind the garage', 'Ring twice, the dog is friendly'];

/** Creates two vans and a bay. The first van replaces the default crew. */
export async function insertShop(sql: Sql, businessId: string): Promise<string[]> {
  const [main] = await findCrews(sql, businessId);
  const rest = { active: true, ownHours: false };
  const ids = [main?.id ?? randomUUID(), randomUUID(), randomUUID()];
  const [first, second] = VANS;
  await updateCrew(sql, businessId, ids[0] ?? '', { ...first, ...rest });
  await insertCrew(sql, businessId, ids[1] ?? '', { ...second, ...rest });
  await insertCrew(sql, businessId, ids[2] ?? '', { ...BAY, ...rest });
  await saveTravel(sql, businessId, { minutes: DRIVE });
  return ids;
}

/** Home of a contact who is visited; undefined for those who come to the shop. */
export function homeOf(index: number, contactId: string, now: Date): NewPlace | undefined {
  if (comesToTheShop(index)) return undefined;
  const street = STREETS[index % STREETS.length] ?? '';
  return {
    id: randomUUID(),
    contact_id: contactId,
    created_at: now,
    values: {
      label: 'Home',
      street: `${10 + ((index * 37) % 890)} ${street}`,
      city: 'Springfield',
      region: 'OH',
      postcode: `455${String(index % 9).padStart(2, '0')}`,
      accessNotes: index % 5 === 0 ? (ACCESS[index % ACCESS.length] ?? '') : '',
    },
  };
}
