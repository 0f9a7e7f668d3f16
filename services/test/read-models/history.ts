import type pg from 'pg';
import { eraseContacts } from '../../src/modules/crm/erasure.queries.js';
import { Random } from '../../src/modules/demo/random.js';
import { sqlOn } from '../../src/platform/database/index.js';
import { IMPORT_HEAD, importOptions, importPath, type ImportSteps } from '../support/imports.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { Belongings } from './belongings.js';

const ZONES = ['America/New_York', 'Pacific/Apia', 'Asia/Kolkata', 'America/Havana', 'UTC'];
const STATUSES = ['scheduled', 'confirmed', 'in-progress', 'completed', 'cancelled', 'pending'];
/** Random instant around the tests' today, to the minute like typed times. */
const SOME_INSTANT = `date_trunc('minute',
  timestamptz '2026-06-17 15:00Z' + (random() - 0.5) * interval '60 days')`;
/** Random length; some last for days. */
const SOME_LENGTH = `case when random() < 0.1 then interval '50 hours' else interval '1 hour' end`;

const SOME_STATUS = `(array[${STATUSES.map((each) => `'${each}'`).join(', ')}])[1 + floor(random() * 6)]`;
const SOME_CONTACT = `(array(select id from contacts where business_id = $1))
  [1 + floor(random() * (select count(*) from contacts where business_id = $1))]`;

const SOME_CREW = `(array_append(array(select id from crews where business_id = $1), null))
  [1 + floor(random() * (select count(*) + 1 from crews where business_id = $1))]`;

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
  `insert into opening_balances (business_id, contact_id, last_visit, spent_cents)
   select business_id, id, case when random() < 0.8 then date '2026-06-17' - floor(random() * 400)::integer end,
     floor(random() * 50000)
   from contacts where business_id = $1 and random() < 0.3
   on conflict (business_id, contact_id) do update
     set last_visit = excluded.last_visit, spent_cents = excluded.spent_cents`,
  'delete from opening_balances where business_id = $1 and random() < 0.2',
];

/** Random value for each row, with its type. */
type Drawn = [expression: string, type: string];

/** Change of a share of the rows; `v.first` and `v.second` are the random values of a row. */
interface Change {
  table: string;
  share: number;
  /** Assignments. Default: the rows are deleted. */
  set?: string;
  drawn: Drawn[];
}
const ofAppointments = (share: number, set?: string, ...drawn: Drawn[]): Change =>
  Object.assign({ table: 'appointments', share, drawn }, set === undefined ? {} : { set });
const ofContacts = (share: number, set?: string, ...drawn: Drawn[]): Change =>
  Object.assign(ofAppointments(share, set, ...drawn), { table: 'contacts' });

const MOVED = `(floor(m.far * 9000 - 4500) * interval '1 minute')`;

const CHANGES = [
  ofAppointments(0.2, 'status = v.first', [SOME_STATUS, 'text']),
  ofAppointments(0.2, `price_cents = v.first, notes = 'paid'`, [
    'floor(random() * 20000)::integer',
    'integer',
  ]),
  ofAppointments(
    0.2,
    'starts_at = v.first, ends_at = v.second',
    [`starts_at + ${MOVED}`, 'timestamptz'],
    [`ends_at + ${MOVED}`, 'timestamptz'],
  ),
  // Vehicle and place belonged to the previous contact.
  ofAppointments(
    0.1,
    `contact_id = v.first, service_name = 'Polish', vehicle_id = null, place_id = null`,
    [SOME_CONTACT, 'uuid'],
  ),
  ofAppointments(0.3, 'crew_id = v.first', [SOME_CREW, 'uuid']),
  ofAppointments(
    0.3,
    'buffer_before = v.first, buffer_after = v.second',
    ['15 * floor(random() * 3)', 'smallint'],
    ['15 * floor(random() * 3)', 'smallint'],
  ),
  ofContacts(0.2, `name = upper(name), email = 'A@Example.com', notes = 'New ' || name`),
  ofContacts(0.2, `vehicle = v.first`, [`'Volvo V' || 10 * floor(random() * 12)`, 'text']),
  ofContacts(0.15, 'deleted_at = v.first', [SOME_INSTANT, 'timestamptz']),
  ofContacts(0.3, 'deleted_at = null'),
  ofAppointments(0.05),
  ofContacts(0.05),
];

/** All random actions, whatever the path, several at once. */
const DEEDS = [...ADDED, ...CHANGES];

const NONE: Drawn = ['null', 'text'];
const twoOf = ({ drawn: [first = NONE, second = NONE] }: Change) => [first, second] as const;

/**
 * Random values are computed beforehand: statements that are random or depend on the session's zone
 * cannot be sent to other nodes.
 */
function drawing(change: Change): string {
  const [[first], [second]] = twoOf(change);
  return `select id, (${first})::text as first, (${second})::text as second
    from (select *, random() as far from ${change.table} where business_id = $1) m
    where random() < ${change.share}`;
}

function changing(change: Change): string {
  const { table, set } = change;
  const [[, first], [, second]] = twoOf(change);
  const what = set ? `update ${table} t set ${set} from` : `delete from ${table} t using`;
  return `${what} unnest($2::uuid[], $3::${first}[], $4::${second}[]) as v (id, first, second)
    where t.business_id = $1 and t.id = v.id`;
}

export interface Place {
  sql: pg.Client;
  person: Visitor;
  businessId: string;
  imports: ImportSteps;
}

/** Random run of actions, deterministic by seed except for ids. */
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
    for (const name of ['Van 2', 'Bay']) await this.addCrew(name);
    for (const deed of ADDED) await this.change(deed);
    for (let done = 0; done < deeds; done++) {
      const which = this.random.next();
      if (which < 0.1) await this.moveAway();
      else if (which < 0.2) await this.import();
      else if (which < 0.4) await this.changeBelongings();
      else if (which < 0.45) await this.erase();
      else await this.change(this.random.pick(DEEDS));
    }
  }

  private async change(deed: string | Change): Promise<void> {
    const { sql, businessId } = this.place;
    if (typeof deed === 'string') {
      await sql.query(deed, [businessId]);
      return;
    }
    const { rows } = await sql.query<Record<'id' | 'first' | 'second', string | null>>(
      drawing(deed),
      [businessId],
    );
    const columns = (['id', 'first', 'second'] as const).map((name) =>
      rows.map((row) => row[name]),
    );
    await sql.query(changing(deed), [businessId, ...columns]);
  }

  private async addCrew(name: string): Promise<void> {
    await this.place.person.post('/api/crews', { name, kind: 'van', colour: 'teal' });
  }

  private async moveAway(): Promise<void> {
    const { person } = this.place;
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    const business = { ...body.business, timeZone: this.random.pick(ZONES) };
    const { status } = await person.put('/api/settings/business', business);
    if (status !== 200) throw new Error(`The zone was not taken: ${status}`);
  }

  private async changeBelongings(): Promise<void> {
    const { sql, person, businessId } = this.place;
    const { rows } = await sql.query<{ id: string }>(
      `select id from contacts where business_id = $1 and deleted_at is null
       order by created_at, name limit 8`,
      [businessId],
    );
    for (let n = 0; n < 6 && rows.length > 0; n++) {
      await new Belongings(person, this.random, this.random.pick(rows).id).change();
    }
  }

  private async erase(): Promise<void> {
    const { sql, businessId } = this.place;
    const now = new Date('2026-06-17T15:00:00Z');
    await eraseContacts(sqlOn(sql), businessId, { before: now, now, limit: 2 });
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
