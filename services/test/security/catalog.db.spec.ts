import pg from 'pg';
import { DIRECTORY as DIRECTORY_OF_PRODUCT } from '../../src/platform/directory/index.js';
import { createDatabase, dropDatabase } from '../support/database.js';

/**
 * Classification of tables, so that tenant tables can be distributed by tenant. A table on neither list
 * is a tenant table, and all rules apply to it.
 *
 * Tables of the directory, with the key that finds a row before the tenant is known.
 */
const DIRECTORY = {
  calendar_feeds: 'the token in the address of a calendar',
  credentials: 'the e-mail address that somebody signs in with',
  email_confirmations: 'the token of a link in a mail',
  invitations: 'the token of a link in a mail',
  password_resets: 'the token of a link in a mail',
  sessions: 'the token in the cookie',
};

/** Global tables of the platform, with the reason. */
const PLATFORM = {
  assistant_feedback:
    'answers that somebody found wrong and agreed to send, without whose they are',
  canary_halts: 'which version of a remote was taken back, and why',
  client_error_counts: 'how often something went wrong in browsers',
  client_errors: 'what went wrong in browsers, without what is of a person',
  client_loads: "how long a remote took to load in somebody's browser",
  client_reports: "why a remote did not load in somebody's browser",
  client_vitals: "how soon a page was there in somebody's browser",
  contact_messages: 'written to the platform by visitors',
  job_applications: 'written to the platform by visitors',
  mails: 'one outbox: the worker sends for everybody, and visitors get mail as well',
  migrations: 'which changes this database has had; only its owner reads it',
  rate_limits: 'counts addresses and accounts that may be of nobody',
  signing_keys: 'what the server signs with, the same for everybody',
  subscriber_links: "of the platform's newsletter",
  subscribers: "of the platform's newsletter",
};

/** Third-party schemas, also global. */
const SCHEMAS = { pgboss: 'the jobs: the worker takes them before it knows whose they are' };

/** Reference tables, copied to every node, which tenant tables may refer to. */
const REFERENCE: Record<string, string> = {};

/** Indexes for jobs across all tenants, never used by a tenant's request. */
const INDEXES_OVER_ALL = {
  contact_imports_by_job: 'a job knows no business',
  contact_imports_by_time: 'the purge of old imports',
  contacts_to_erase: 'the erasure of who was deleted long ago',
  due_messages_by_time: 'the messages that are due, of all businesses',
  exports_by_expiry: 'the purge of old files',
  exports_by_job: 'a job knows no business',
  file_removals_by_time: 'whoever deletes objects of the bucket does so for all',
  idempotency_keys_by_age: 'the purge of old keys',
  notifications_by_time: 'the purge of old notifications',
  sandboxes_by_expiry: 'the purge of businesses that were only tried',
  series_to_plan: 'whoever plans what repeats does so for all',
  text_numbers_by_number: 'a text message arrives before it is known whose it is',
  users_by_id: "the platform's administrator changes a user by the id alone",
};

/** Catalog queries for the rules: `tenant` is the tenant column. */
const CATALOG = `
with tables as (
  select c.oid, c.oid::regclass::text as name,
    case when n.nspname = any($3) then 'schema' when c.relname = any($1) then 'directory'
      when c.relname = any($2) then 'platform' when c.relname = any($4) then 'reference'
      else 'business' end as kind,
    case c.relname when 'businesses' then 'id' else 'business_id' end as tenant,
    c.relrowsecurity and c.relforcerowsecurity as locked
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
), indexes as (
  select t.*, i.indexrelid::regclass::text as index, i.indisunique as keeps_unique,
    i.indisprimary as is_primary, a.attname is not distinct from t.tenant as is_led
  from tables t join pg_index i on i.indrelid = t.oid
  left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
  where t.kind = 'business'
), foreign_keys as (
  select t.name, t.kind, r.name as target, r.kind as target_kind, k.confdeltype as on_delete,
    a.attname = t.tenant and b.attname = r.tenant as is_led
  from pg_constraint k join tables t on t.oid = k.conrelid join tables r on r.oid = k.confrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = r.oid and b.attnum = k.confkey[1]
)`;

/** Rules as queries for violations. */
const RULES = {
  'row security is not forced':
    "select name from tables where not locked and kind <> 'schema' and name <> 'migrations'",
  'has no primary key that begins with its business': `
    select name from tables where kind = 'business'
      and not exists (select 1 from indexes i where i.oid = tables.oid and is_primary and is_led)`,
  'unique, and does not begin with the business':
    'select index as name from indexes where keeps_unique and not is_primary and not is_led',
  'begins with something other than the business':
    'select index as name from indexes where not keeps_unique and not is_led',
  'a foreign key leads elsewhere': `
    select name || ' -> ' || target as name from foreign_keys
    where kind <> target_kind and target_kind <> 'reference'`,
  'a foreign key does not begin with the business on both sides': `
    select name || ' -> ' || target as name from foreign_keys
    where kind = 'business' and target_kind = 'business' and not is_led`,
  'a foreign key empties columns when something is deleted': `
    select name || ' -> ' || target as name from foreign_keys
    where kind = 'business' and on_delete in ('n', 'd')`,
  // Without statistics, the planner expects one changed row and chooses a nested loop over thousands.
  'a trigger joins what has changed with what it was': `
    select proname as name from pg_proc where prosrc ~ 'join (added|removed)\\y'`,
};

let url: string;
let client: pg.Client;

beforeAll(async () => {
  url = await createDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await dropDatabase(url);
});

const LISTS = [DIRECTORY, PLATFORM, SCHEMAS, REFERENCE].map((list) => Object.keys(list));

async function found(statement: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`${CATALOG} ${statement}`, LISTS);
  return rows.map(({ name }) => name).sort();
}

/** Violations as 'name: rule'. */
async function problems(): Promise<string[]> {
  const all = [];
  for (const [rule, statement] of Object.entries(RULES)) {
    const names = await found(statement);
    all.push(...names.map((name) => `${name}: ${rule}`));
  }
  const known = Object.keys(INDEXES_OVER_ALL).map(
    (name) => `${name}: begins with something other than the business`,
  );
  return all.filter((problem) => !known.includes(problem));
}

it('every table keeps the rules of what it is', async () => {
  expect(await problems()).toEqual([]);
});

it('nothing is listed that is not there', async () => {
  const listed = [DIRECTORY, PLATFORM, REFERENCE].flatMap((list) => Object.keys(list)).sort();
  const others = "select name from tables where kind in ('directory', 'platform', 'reference')";
  expect(await found(others)).toEqual(listed);
  const unled = await found(RULES['begins with something other than the business']);
  expect(unled).toEqual(Object.keys(INDEXES_OVER_ALL).sort());
});

it('whoever is deleted is deleted in every table of the directory', () => {
  expect([...DIRECTORY_OF_PRODUCT].sort()).toEqual(Object.keys(DIRECTORY));
});

/** Possible mistakes and the violations they must cause. */
const WRONG: [string, string, string[]][] = [
  [
    'a table without a business that is on no list',
    'create table strays (id uuid primary key)',
    [
      'strays: row security is not forced',
      'strays: has no primary key that begins with its business',
    ],
  ],
  [
    'a key that only has the business in it',
    'create table wrong (id uuid, business_id uuid, primary key (id, business_id))',
    ['wrong: has no primary key that begins with its business'],
  ],
  [
    'a table that has no key at all',
    'create table wrong (business_id uuid references businesses)',
    ['wrong: has no primary key that begins with its business'],
  ],
  [
    'something unique over all businesses',
    'create table wrong (business_id uuid primary key, code text constraint codes unique)',
    ['codes: unique, and does not begin with the business'],
  ],
  [
    'an index over all businesses',
    'create index contacts_by_name on contacts (name)',
    ['contacts_by_name: begins with something other than the business'],
  ],
  [
    'row security that the owner passes',
    'alter table contacts no force row level security',
    ['contacts: row security is not forced'],
  ],
  [
    'the directory hanging on a person',
    'alter table sessions add foreign key (business_id, user_id) references users on delete cascade',
    ['sessions -> users: a foreign key leads elsewhere'],
  ],
  [
    'a trigger that looks for each changed row among all of them',
    `create function look() returns trigger language plpgsql as $$ begin
       perform 1 from removed o join added c on c.id = o.id; return null; end $$`,
    ['look: a trigger joins what has changed with what it was'],
  ],
  [
    "the platform's own hanging on a business",
    'alter table mails add column business_id uuid references businesses',
    ['mails -> businesses: a foreign key leads elsewhere'],
  ],
  [
    'a table of a business hanging on the directory',
    `alter table contacts add column added_by uuid,
       add foreign key (business_id, added_by) references credentials (business_id, user_id)`,
    ['contacts -> credentials: a foreign key leads elsewhere'],
  ],
  [
    'a table of a business hanging on another business',
    'alter table contacts add column moved_to uuid references businesses',
    ['contacts -> businesses: a foreign key does not begin with the business on both sides'],
  ],
  [
    'a job hanging on what it is about',
    `create table pgboss.wrong (business_id uuid, contact_id uuid,
       foreign key (business_id, contact_id) references contacts)`,
    ['pgboss.wrong -> contacts: a foreign key leads elsewhere'],
  ],
  [
    'a column that is emptied when a person is deleted',
    `alter table contacts add column added_by uuid,
       add foreign key (business_id, added_by) references users on delete set null (added_by)`,
    ['contacts -> users: a foreign key empties columns when something is deleted'],
  ],
];

it.each(WRONG)('finds %s', async (_what, statement, expected) => {
  await client.query('begin');
  try {
    await client.query(statement);
    // New tables get row level security, unless the case is about its absence.
    if (statement.includes('table wrong')) {
      await client.query('alter table wrong enable row level security, force row level security');
    }
    expect(await problems()).toEqual(expected);
  } finally {
    await client.query('rollback');
  }
});
