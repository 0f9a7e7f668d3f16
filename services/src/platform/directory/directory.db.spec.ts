import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { someoneWaits } from '../../../test/support/meanwhile.js';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { EmailConfirmations, Invitations, PasswordResets } from '../../modules/auth/index.js';
import { CalendarFeeds } from '../../modules/scheduling/index.js';
import { PlatformDatabase } from '../database/index.js';
import { hashOf } from '../secrets/token.js';
import { Sessions } from '../sessions/index.js';
import { insertSession } from '../sessions/sessions.queries.js';
import type { Person } from '../tenancy/context.js';
import { deleteBusiness, deletePerson, DIRECTORY, holdPerson } from './index.js';

let server: TestApp;
let platform: PlatformDatabase;

beforeAll(async () => {
  server = await startTestApp();
  platform = server.app.get(PlatformDatabase);
});

afterAll(() => server.stop());

const sql = <Row extends object>(text: string, ...parameters: unknown[]) =>
  query<Row & Record<string, unknown>>(server.config.databaseUrl, text, parameters);

const INVITATION = 'an invitation that was not used';

async function personOf(visitor: Visitor): Promise<Person> {
  const { user } = (await visitor.get<Schemas['SessionState']>('/api/session')).body;
  return { businessId: user?.businessId ?? '', userId: user?.id ?? '' };
}

/** A person with a row in every table of the directory. */
async function somebody() {
  const account = registration();
  const visitor = await server.owner(account);
  const person = await personOf(visitor);
  for (const [table, token] of [
    ['invitations', `${INVITATION} ${person.userId}`],
    ['password_resets', `a password that was forgotten ${person.userId}`],
  ]) {
    await sql(
      `insert into ${table} (business_id, user_id, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $4::timestamptz + interval '1 hour')`,
      person.businessId,
      person.userId,
      hashOf(token ?? ''),
      server.clock.now(),
    );
  }
  await visitor.post('/api/calendar/feeds/own');
  expect(await tablesWith(person)).toEqual([...DIRECTORY]);
  return { ...person, account, visitor };
}

/** Directory tables that still have rows of a person. */
async function tablesWith({ businessId, userId }: Person): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    DIRECTORY.map(
      (table) =>
        `select distinct '${table}' as name from ${table} where business_id = $1 and user_id = $2`,
    ).join(' union all '),
    businessId,
    userId,
  );
  const names = rows.map(({ name }) => name);
  return DIRECTORY.filter((table) => names.includes(table));
}

describe('nothing of whoever is deleted stays in the directory', () => {
  it('of a person, and all of the others', async () => {
    const [gone, other] = [await somebody(), await somebody()];
    await platform.tx((tx) => deletePerson(tx, gone));
    expect(await tablesWith(gone)).toEqual([]);
    expect(await tablesWith(other)).toEqual([...DIRECTORY]);
  });

  it('of a business, and all of the others', async () => {
    const [gone, other] = [await somebody(), await somebody()];
    await platform.tx((tx) => deleteBusiness(tx, gone.businessId));
    expect(await tablesWith(gone)).toEqual([]);
    expect(await tablesWith(other)).toEqual([...DIRECTORY]);
  });

  it('of a business that was only tried', async () => {
    const [gone, other] = [await somebody(), await somebody()];
    await sql(
      'update businesses set sandbox_expires_at = $2 where id = $1',
      gone.businessId,
      server.clock.now(),
    );
    await runHourlyTasks(server);
    expect(await sql('select 1 from businesses where id = $1', gone.businessId)).toEqual([]);
    expect(await tablesWith(gone)).toEqual([]);
    expect(await tablesWith(other)).toEqual([...DIRECTORY]);
  });

  it('or all of it stays, when the deletion fails', async () => {
    const person = await somebody();
    const failing = platform.tx(async (tx) => {
      await deletePerson(tx, person);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await tablesWith(person)).toEqual([...DIRECTORY]);
    expect((await person.visitor.get('/api/contacts')).status).toBe(200);
  });

  it('since nothing else deletes a person or a business', async () => {
    const source = path.join(import.meta.dirname, '../..');
    const files = await readdir(source, { recursive: true });
    const deleting = [];
    for (const file of files.filter((name) => /(?<!\.spec)\.ts$/.test(name))) {
      const text = await readFile(path.join(source, file), 'utf8');
      if (/delete from (users|businesses)\b/i.test(text)) deleting.push(file);
    }
    expect(deleting).toEqual(['platform/directory/directory.queries.ts']);
  });
});

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Actions that add rows to the directory for an existing person. */
const ADDING: [string, (person: Somebody) => Promise<unknown>][] = [
  ['a session', (person) => server.app.get(Sessions).start(person, { address: '', userAgent: '' })],
  ['a link to confirm', (person) => server.app.get(EmailConfirmations).sendAgain(person)],
  [
    'a link to reset',
    ({ account }) => server.app.get(PasswordResets).ask(account.email, '10.1.2.3'),
  ],
  ['the address of a calendar', (person) => server.app.get(CalendarFeeds).makeOwn(person)],
  [
    'a way in',
    ({ userId }) => server.app.get(Invitations).accept(`${INVITATION} ${userId}`, 'secret-enough'),
  ],
];

const LATE = {
  tokenHash: hashOf('late'),
  id: '00000000-0000-4000-8000-000000000001',
  userAgent: '',
  address: '',
  expiresAt: new Date('2027-01-01'),
};

describe('while somebody is being deleted', () => {
  it.each(ADDING)('%s is not added for them', async (_what, add) => {
    const person = await somebody();
    let adding = Promise.resolve<unknown>(undefined);
    await platform.tx(async (tx) => {
      await deletePerson(tx, person);
      adding = add(person).catch((error: Error) => error);
      await someoneWaits(server.config.databaseUrl, adding);
    });
    await adding;
    expect(await tablesWith(person)).toEqual([]);
  });

  it('what was added in the last moment goes as well', async () => {
    const person = await somebody();
    let deleting = Promise.resolve();
    await platform.tx(async (tx) => {
      expect(await holdPerson(tx, person)).toBe(true);
      await insertSession(tx, { ...person, ...LATE, now: server.clock.now() });
      deleting = platform.tx((other) => deletePerson(other, person));
      await someoneWaits(server.config.databaseUrl, deleting);
    });
    await deleting;
    expect(await tablesWith(person)).toEqual([]);
  });
});

it('who was deleted by an older version leaves their address to others', async () => {
  const [gone, other] = [await somebody(), await somebody()];
  await sql('delete from users where id = $1', gone.userId);
  await runHourlyTasks(server);
  expect(await tablesWith(gone)).toContain('credentials');
  await runHourlyTasks(server);
  expect(await tablesWith(gone)).not.toContain('credentials');
  expect(await tablesWith(other)).toEqual([...DIRECTORY]);
  const taken = await server.visitor().post('/api/register', gone.account);
  expect(taken.status).toBe(201);
  // Rows that expire by themselves within weeks.
  await platform.tx((tx) => deletePerson(tx, gone));
});
