import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/index.js';
import { addDays, today } from '../../platform/time/zone.js';
import {
  findVehicles,
  insertPlaces,
  insertVehicle,
  pinJobs,
  saveOpenings,
  tellContacts,
  vehicleValues,
} from '../crm/index.js';
import { insertClosure } from '../scheduling/index.js';

/** Sample indexes of the contact with a second car and of the one with imported history. */
const WITH_SECOND_CAR = 3;
const FROM_BEFORE = 5;
const COATED_DAYS_AGO = 200;
const LAST_SEEN_DAYS_AGO = 500;
const VAN_AWAY_IN_DAYS = 40;

const SHOP = {
  ...{ label: 'Shop', street: '200 Workshop Way', city: 'Springfield' },
  ...{ region: 'OH', postcode: '45501', accessNotes: 'Drop keys in the slot by the bay door' },
};

/** Vehicle with a VIN whose check digit is valid. */
const SECOND_CAR = {
  ...{ year: 2003, make: 'Honda', model: 'Accord', colour: 'silver' },
  ...{ plate: '7ABC123', vin: '1HGCM82633A004352', coating: 'Ceramic, 5 years' },
};

interface Demo {
  /** Contact ids in sample order. */
  contactIds: readonly string[];
  crews: readonly string[];
  now: Date;
  timeZone: string;
}

/**
 * Adds one of each optional record, so that the demo shows all features. Appointments must exist
 * already.
 */
export async function insertExtras(
  sql: Sql,
  businessId: string,
  { contactIds, crews, now, timeZone }: Demo,
): Promise<void> {
  const day = today(now, timeZone);
  await insertPlaces(sql, businessId, [
    { id: randomUUID(), contact_id: null, created_at: now, values: SHOP },
  ]);
  const contactId = contactIds[WITH_SECOND_CAR] ?? '';
  const [first] = await findVehicles(sql, businessId, contactId);
  if (first) await pinJobs(sql, businessId, [{ contactId, vehicleId: first.id }]);
  const values = vehicleValues({ ...SECOND_CAR, coatedOn: addDays(day, -COATED_DAYS_AGO) });
  await insertVehicle(sql, businessId, { contactId, id: randomUUID(), now, values });
  await tellContacts(sql, businessId, [contactId]);
  const lastVisit = addDays(day, -LAST_SEEN_DAYS_AGO);
  await saveOpenings(sql, businessId, [
    { contactId: contactIds[FROM_BEFORE] ?? '', lastVisit, cents: 124_000 },
  ]);
  const away = addDays(day, VAN_AWAY_IN_DAYS);
  await insertClosure(sql, businessId, randomUUID(), {
    ...{ crewId: crews[1], fromDate: away, toDate: away },
    reason: 'Van 2 is at the mechanic',
  });
}
