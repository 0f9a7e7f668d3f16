import { createDatabase, dropDatabase, query } from '../support/database.js';

/** Who signs in where, and by what each is found, before any business is known. */
const DIRECTORY = {
  credentials: 'the e-mail address that somebody signs in with',
  email_confirmations: 'the token of a link in a mail',
  invitations: 'the token of a link in a mail',
  password_resets: 'the token of a link in a mail',
  sessions: 'the token in the cookie',
};

/** What is the platform's own and of no business, and why. */
const PLATFORM = {
  client_loads: "how long a remote took to load in somebody's browser",
  client_reports: "why a remote did not load in somebody's browser",
  contact_messages: 'written to the platform by visitors',
  job_applications: 'written to the platform by visitors',
  mails: 'one outbox: the worker sends for everybody, and visitors get mail as well',
  migrations: 'which changes this database has had',
  rate_limits: 'counts addresses and accounts that may be of nobody',
  subscriber_links: "of the platform's newsletter",
  subscribers: "of the platform's newsletter",
};

/** Read by what works for all businesses at once, never by a request of one. */
const INDEXES_OVER_ALL = {
  contact_imports_by_job: 'a job knows no business',
  contact_imports_by_time: 'the purge of old imports',
  contacts_to_erase: 'the erasure of who was deleted long ago',
  idempotency_keys_by_age: 'the purge of old keys',
  notifications_by_time: 'the purge of old notifications',
  users_by_id: "the platform's administrator changes a user by the id alone",
};

/** Known to be in the way of distributing the tables; nothing may join it. */
const SETS_NULL = {
  'audit_entries: (business_id, user_id)': 'an entry stays when who did it is deleted',
};

/** In the way as well: who signs in where is to be apart from the businesses, and is deleted with the user. */
const LEADS_INTO_BUSINESSES = {
  'credentials -> users': 'deleted with the user',
  'email_confirmations -> users': 'deleted with the user',
  'invitations -> users': 'deleted with the user',
  'password_resets -> users': 'deleted with the user',
  'sessions -> users': 'deleted with the user',
};

const namesIn = (list: Record<string, string>) => Object.keys(list).sort();

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
  expect(others).toEqual(namesIn(PLATFORM));
});

it('every key of what belongs to a business begins with it', async () => {
  const unled = await namesOf(
    `select t.name || ': ' || i.indexrelid::regclass as name
     from (${TABLES}) t join pg_index i on i.indrelid = t.oid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
     where t.is_owned and i.indisunique and a.attname <> 'business_id' and t.name <> all($1)`,
    namesIn(DIRECTORY),
  );
  expect(unled).toEqual([]);
});

it('every other index of it does as well, unless it is for what works on all businesses', async () => {
  const unled = await namesOf(
    `select i.indexrelid::regclass::text as name
     from (${TABLES}) t join pg_index i on i.indrelid = t.oid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
     where t.is_owned and not i.indisunique and a.attname is distinct from 'business_id'
       and t.name <> all($1)`,
    namesIn(DIRECTORY),
  );
  expect(unled).toEqual(namesIn(INDEXES_OVER_ALL));
});

/** Foreign keys of what belongs to a business: whose, their first columns, and where they lead. */
const FOREIGN_KEYS = `
  select t.name, r.name as target, k.confdeltype as on_delete, a.attname as first,
    b.attname as first_there,
    substring(pg_get_constraintdef(k.oid) from '\\(.*?\\)') as columns
  from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  join (${TABLES}) r on r.oid = k.confrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
  join pg_attribute b on b.attrelid = r.oid and b.attnum = k.confkey[1]
  where t.is_owned`;

it('every foreign key of it leads from its business to the same', async () => {
  const leaving = await namesOf(
    `select name || ' -> ' || target as name from (${FOREIGN_KEYS}) k where first <> 'business_id'
       or first_there <> case target when 'businesses' then 'id' else 'business_id' end`,
  );
  expect(leaving).toEqual([]);
});

it('no foreign key of it takes the business out of a key when something is deleted', async () => {
  const setting = await namesOf(
    `select name || ': ' || columns as name from (${FOREIGN_KEYS}) k
     where on_delete in ('n', 'd')`,
  );
  expect(setting).toEqual(namesIn(SETS_NULL));
});

it('nothing of a business hangs on the directory', async () => {
  const hanging = await namesOf(
    `select name || ' -> ' || target as name from (${FOREIGN_KEYS}) k
     where target = any($1) and name <> all($1)`,
    namesIn(DIRECTORY),
  );
  expect(hanging).toEqual([]);
});

it('nothing more of the directory hangs on what belongs to a business', async () => {
  const hanging = await namesOf(
    `select name || ' -> ' || target as name from (${FOREIGN_KEYS}) k
     where name = any($1) and target <> all($1)`,
    namesIn(DIRECTORY),
  );
  expect(hanging).toEqual(namesIn(LEADS_INTO_BUSINESSES));
});
