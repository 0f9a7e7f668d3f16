import type pg from 'pg';
import { Random } from '../../src/modules/demo/random.js';
import { IMPORT_HEAD, importOptions, importPath, type ImportSteps } from '../support/imports.js';
import type { Schemas, Visitor } from '../support/visitor.js';

const ZONES = ['America/New_York', 'Pacific/Apia', 'Asia/Kolkata', 'America/Havana', 'UTC'];
const STATUSES = ['scheduled', 'confirmed', 'in-progress', 'completed', 'cancelled', 'pending'];
/** Around the tests' today, half of them ahead of it; by the minute, as everything that is typed. */
const SOME_INSTANT = `date_trunc('minute',
  timestamptz '2026-06-17 15:00Z' + (random() - 0.5) * interval '60 days')`;
/** Some last for days. */
const SOME_LENGTH = `case when random() < 0.1 then interval '50 hours' else interval '1 hour' end`;

const SOME_STATUS = `(array[${STATUSES.map((each) => `'${each}'`).join(', ')}])[1 + floor(random() * 6)]`;
const SOME_CONTACT = `(array(select id from contacts where business_id = $1))
  [1 + floor(random() * (select count(*) from contacts where business_id = $1))]`;

const ADDED = [
  `insert into contacts (business_id, name, phone, email, vehicle, created_at)
   select $1, 'Person ' || floor(random() * 30), '555' || floor(random() * 90), '',
     'Volvo V' || n * 10, ${SOME_INSTANT}
   from generate_series(1, 8) n`,
  `insert into appointments (business_id, contact_id, service_id, service_name, starts_at, ends_at,
     status, price_cents, created_at)
   select $1, ${SOME_CONTACT}, 's1', 'Wash ' || n % 3, at, at + ${SOME_LENGTH}, ${SOME_STATUS},
     floor(random() * 20000), now()
   from (select n, ${SOME_INSTANT} as at from generate_series(1, 20) n) as days`,
];

/** What happens to a share of the rows; each may have a value drawn for it, as text. */
interface Change {
  table: string;
  share: number;
  value?: string;
  /** Without it the rows are deleted. */
  set?: string;
}
const ofAppointments = (share: number, set?: string, value?: string) =>
  ({ table: 'appointments', share, set, value }) as Change;
const ofContacts = (share: number, set?: string, value?: string) =>
  ({ table: 'contacts', share, set, value }) as Change;

const CHANGES = [
  ofAppointments(0.2, 'status = v.value', SOME_STATUS),
  ofAppointments(
    0.2,
    `price_cents = v.value::integer, notes = 'paid'`,
    'floor(random() * 20000)::integer',
  ),
  ofAppointments(
    0.2,
    'starts_at = starts_at + v.value::interval, ends_at = ends_at + v.value::interval',
    `floor(random() * 9000 - 4500) * interval '1 minute'`,
  ),
  ofAppointments(0.1, `contact_id = v.value::uuid, service_name = 'Polish'`, SOME_CONTACT),
  ofContacts(0.2, `name = upper(name), email = 'A@Example.com', notes = 'New ' || name`),
  ofContacts(0.15, 'deleted_at = v.value::timestamptz', SOME_INSTANT),
  ofContacts(0.3, 'deleted_at = null'),
  ofAppointments(0.05),
  ofContacts(0.05),
];

/** What happens to rows, by whatever way, several at once. */
const DEEDS = [...ADDED, ...CHANGES];

/** Drawn beforehand: a statement that draws can be sent to no other machine. */
const drawnFor = ({ table, share, value = 'null' }: Change) =>
  `select id, (${value})::text as value from ${table} where business_id = $1 and random() < ${share}`;

const DRAWN = 'unnest($2::uuid[], $3::text[]) as v (id, value)';
const changing = ({ table, set }: Change) =>
  `${set ? `update ${table} t set ${set} from` : `delete from ${table} t using`} ${DRAWN}
   where t.business_id = $1 and t.id = v.id`;

export interface Place {
  sql: pg.Client;
  person: Visitor;
  businessId: string;
  imports: ImportSteps;
}

/** A run of deeds that is the same for the same seed, but for ids. */
export class History {
  private readonly random: Random;

  constructor(
    private readonly place: Place,
    private readonly seed: number,
  ) {
    this.random = new Random(seed);
  }

  async run(deeds: number): Promise<void> {
    const { sql } = this.place;
    await sql.query('select setseed($1)', [(this.seed % 100) / 100]);
    for (const deed of ADDED) await this.change(deed);
    for (let done = 0; done < deeds; done++) {
      const which = this.random.next();
      if (which < 0.1) await this.moveAway();
      else if (which < 0.2) await this.import();
      else await this.change(this.random.pick(DEEDS));
    }
  }

  private async change(deed: string | Change): Promise<void> {
    const { sql, businessId } = this.place;
    if (typeof deed === 'string') {
      await sql.query(deed, [businessId]);
      return;
    }
    const drawn = await sql.query<{ id: string; value: string | null }>(drawnFor(deed), [
      businessId,
    ]);
    const [ids, values] = [drawn.rows.map(({ id }) => id), drawn.rows.map(({ value }) => value)];
    await sql.query(changing(deed), [businessId, ids, values]);
  }

  private async moveAway(): Promise<void> {
    const { person } = this.place;
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    const business = { ...body.business, timeZone: this.random.pick(ZONES) };
    const { status } = await person.put('/api/settings/business', business);
    if (status !== 200) throw new Error(`The zone was not taken: ${status}`);
  }

  private async import(): Promise<void> {
    const { imports, person } = this.place;
    const rows = Array.from({ length: 12 }, (_, index) => {
      const phone = 5_550_000_000 + this.random.below(40);
      return `Import ${index},${phone},\n`;
    });
    const chosen = importOptions(this.random.pick(['skip', 'update', 'add'] as const));
    const { id } = await imports.all(person, IMPORT_HEAD + rows.join(''), chosen);
    if (this.random.chance(0.6)) await person.post(importPath(id, '/undo'));
  }
}
