import { createDatabase, dropDatabase, query } from '../support/database.js';

/** Who signs in where: found by an address or a token, before any business is known. */
const DIRECTORY = [
  'credentials',
  'email_confirmations',
  'invitations',
  'password_resets',
  'sessions',
];

/** What is the platform's own, and of no business. */
const PLATFORM = [
  'client_loads',
  'client_reports',
  'contact_messages',
  'job_applications',
  'mails',
  'migrations',
  'rate_limits',
  'subscriber_links',
  'subscribers',
];

/** Known to be in the way of distributing the tables; nothing may join it. */
const IN_THE_WAY = ['audit_entries: FOREIGN KEY (business_id, user_id) ON DELETE SET NULL'];

let url: string;

beforeAll(async () => {
  url = await createDatabase();
});

afterAll(() => dropDatabase(url));

const namesOf = async (text: string, ...parameters: unknown[]) =>
  (await query<{ name: string }>(url, text, parameters)).map(({ name }) => name).sort();

const TABLES = `
  select c.oid, c.relname as name, exists (
    select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id'
  ) as is_owned
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')`;

it('a table belongs to a business, or is known not to', async () => {
  const others = await namesOf(
    `select name from (${TABLES}) t where not is_owned and name <> 'businesses'`,
  );
  expect(others).toEqual(PLATFORM);
});

it('every key of what belongs to a business begins with it', async () => {
  const unled = await namesOf(
    `select t.name || ': ' || i.indexrelid::regclass as name
     from (${TABLES}) t join pg_index i on i.indrelid = t.oid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
     where t.is_owned and i.indisunique and a.attname <> 'business_id' and t.name <> all($1)`,
    DIRECTORY,
  );
  expect(unled).toEqual([]);
});

it('every foreign key of theirs leads within the business, and takes nothing out of a key', async () => {
  const leaving = await namesOf(
    `select t.name || ': ' || regexp_replace(
        pg_get_constraintdef(k.oid), ' REFERENCES.*(ON DELETE SET NULL).*', ' \\1') as name
     from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
     join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
     where t.is_owned and (a.attname <> 'business_id' or k.confdeltype in ('n', 'd'))`,
  );
  expect(leaving).toEqual(IN_THE_WAY);
});

it('nothing of a business hangs on the directory', async () => {
  const hanging = await namesOf(
    `select t.name from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
     join (${TABLES}) d on d.oid = k.confrelid where d.name = any($1) and t.name <> all($1)`,
    DIRECTORY,
  );
  expect(hanging).toEqual([]);
});
