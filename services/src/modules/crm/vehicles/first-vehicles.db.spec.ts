import { createDatabase, dropDatabase, query } from '../../../../test/support/database.js';
import { prepareDatabase } from '../../../platform/database/index.js';
import { loadMigrations } from '../../../platform/database/migrations.js';
import { withMigrations } from '../../../platform/database/prepare.js';

const BUSINESS = '11111111-1111-4111-8111-111111111111';

let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
});

afterAll(() => dropDatabase(databaseUrl));

/** Reverts all migrations since the one that added vehicles. */
async function goBack(): Promise<number> {
  let undone = 0;
  await withMigrations(databaseUrl, await loadMigrations(), async (source) => {
    for (; await isThere('vehicles'); undone++) await source.undoLastMigration();
  });
  return undone;
}

const isThere = async (table: string) =>
  (await query(databaseUrl, 'select 1 where to_regclass($1) is not null', [table])).length === 1;

const vehicles = () =>
  query<Record<string, unknown>>(
    databaseUrl,
    `select c.name, v.label, v.year, v.make, v.model, v.colour, v.size_id, v.contact_id = c.id as is_theirs,
       v.created_at = c.created_at as as_old
     from vehicles v join contacts c on c.business_id = v.business_id and c.id = v.contact_id
     order by c.name`,
  );

it('what customers drove as a text becomes their first vehicle, and again after a way back', async () => {
  const undone = await goBack();
  expect(undone).toBeGreaterThan(1);
  await query(
    databaseUrl,
    `insert into businesses (id, name, time_zone, trial_ends_at, created_at)
     values ($1, 'Old', 'UTC', now(), now())`,
    [BUSINESS],
  );
  await query(
    databaseUrl,
    `insert into contacts (business_id, name, phone, vehicle, created_at)
     select $1, 'Filler ' || n, '1', 'Car ' || n, now() from generate_series(1, 2500) n`,
    [BUSINESS],
  );
  await query(
    databaseUrl,
    `insert into contacts (business_id, name, phone, vehicle, created_at) values
       ($1, 'Ana', '1', '2021 Ford F-150, gray', date_trunc('day', now())), ($1, 'Bo', '1', '', date_trunc('day', now())),
       ($1, 'Cy', '1', 'the old one', date_trunc('day', now()))`,
    [BUSINESS],
  );
  const isTheirs = { is_theirs: true, as_old: true };
  const expected = [
    {
      name: 'Ana',
      label: '2021 Ford F-150, gray',
      year: 2021,
      make: 'Ford',
      model: 'F-150',
      colour: 'gray',
      size_id: 'truck',
      ...isTheirs,
    },
    {
      name: 'Cy',
      label: 'the old one',
      year: null,
      make: '',
      model: 'the old one',
      colour: '',
      size_id: null,
      ...isTheirs,
    },
  ];
  for (const _again of [1, 2]) {
    expect(await prepareDatabase({ databaseUrl })).toHaveLength(undone);
    const found = await vehicles();
    expect(found).toHaveLength(2502);
    expect(found.slice(0, 2)).toEqual(expected);
    expect(await query(databaseUrl, 'select id from vehicle_sizes')).toHaveLength(4);
    expect(await goBack()).toBe(undone);
  }
  const texts = await query<{ vehicle: string }>(
    databaseUrl,
    `select vehicle from contacts where name = 'Ana'`,
  );
  expect(texts).toEqual([{ vehicle: '2021 Ford F-150, gray' }]);
});
