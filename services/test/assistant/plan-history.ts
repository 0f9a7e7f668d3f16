import type pg from 'pg';
import { Random } from '../../src/modules/demo/random.js';

const NAMES =
  'Ana Ruiz,Bo Lind,Cy Hale,Di Moss,Ed Park,Flo Kerr,Gus Webb,Hal Ives,Ida Voss,Jo Nunn,Kit Rowe,Lou Beck'.split(
    ',',
  );
const VEHICLES = [
  '2021 Tesla Model 3, red',
  '2019 Ford F-150, white',
  'black Honda Civic',
  '2015, Chevy, Tahoe, gray',
  'TESLA model Y blue',
  '2022 Mercedes-Benz C300',
  '2018 Wartburg 353, predator red',
  '',
];
const NOTES = ['Two dogs, prefers mornings', 'Hotdog stand owner', ''];
const STATUSES = [
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'completed',
  'cancelled',
  'pending',
];
const SERVICES = [
  ['s1', 'Full Detail'],
  ['s5', 'Wash and Wax'],
  ['s7', 'Ceramic Coating'],
  // A former name of the service.
  ['s7', 'Owner\'s "9H" 100% Coat'],
];

const digits = (number: number) => String(number).padStart(2, '0');

/** Generates customers and jobs of ten months around today. A seed always gives the same ones. */
export async function inventHistory(sql: pg.Client, businessId: string, seed: number) {
  const random = new Random(seed);
  const contacts = NAMES.map((name, index) => ({
    name,
    email: index % 3 === 0 ? '' : `${index}@example.com`,
    vehicle: VEHICLES[index % VEHICLES.length],
    notes: NOTES[index % NOTES.length],
    created: `2026-0${1 + (index % 6)}-15T12:00Z`,
    deleted: index === 11 ? '2026-06-01T12:00Z' : null,
  }));
  const { rows } = await sql.query<{ id: string }>(
    `insert into contacts (business_id, name, phone, email, vehicle, notes, created_at, deleted_at)
     select $1, r.name, '555', r.email, r.vehicle, r.notes, r.created, r.deleted
     from json_to_recordset($2) r (name text, email text, vehicle text, notes text,
       created timestamptz, deleted timestamptz) returning id`,
    [businessId, JSON.stringify(contacts)],
  );
  const jobs = Array.from({ length: 260 }, () => {
    const [service_id, service_name] = random.pick(SERVICES);
    const day = new Date(Date.UTC(2025, 8, 20 + random.below(310))).toISOString().slice(0, 10);
    const hour = 6 + random.below(17);
    return {
      contact_id: random.pick(rows).id,
      service_id,
      service_name,
      starts: `${day} ${digits(hour)}:${random.pick(['00', '30'])}`,
      ends: `${day} ${digits(hour + 1 + random.below(23 - hour))}:30`,
      status: random.pick(STATUSES),
      price_cents: random.below(60_000),
      notes: random.chance(0.1) ? 'Dog hair everywhere' : '',
    };
  });
  await sql.query(
    `insert into appointments (business_id, contact_id, service_id, service_name, starts_at, ends_at,
       status, price_cents, notes, created_at)
     select $1, r.contact_id, r.service_id, r.service_name, r.starts at time zone b.time_zone,
       r.ends at time zone b.time_zone, r.status, r.price_cents, r.notes, now()
     from json_to_recordset($2) r (contact_id uuid, service_id text, service_name text,
       starts timestamp, ends timestamp, status text, price_cents integer, notes text)
     join businesses b on b.id = $1`,
    [businessId, JSON.stringify(jobs)],
  );
}
