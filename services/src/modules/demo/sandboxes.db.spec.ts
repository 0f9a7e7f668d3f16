import { query } from '../../../test/support/database.js';
import { ImportSteps } from '../../../test/support/imports.js';
import { CUSTOMERS, ExportSteps } from '../../../test/support/exports.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { NEEDED, routesOf, violations } from '../../../test/support/routes.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { describeApi } from '../../platform/openapi/document.js';
import { DemoAccounts } from './index.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ env: { DEMO_MODE: '1' } });
});

afterAll(() => server.stop());

const stagedImport = async (person: Visitor) =>
  (await new ImportSteps(server).upload(person, 'Name,Phone\nAda Lane,5551234567\n')).body.id;

const login = { email: 'curious.visitor@example.com', password: 'x' };

describe('a sandbox', () => {
  let person: Visitor;

  beforeAll(() => {
    person = server.visitor();
  });

  it('opens for an e-mail address nobody has, full of data', async () => {
    const { status, body } = await person.post<Schemas['UserProfile']>('/api/login', login);
    expect([status, body.firstName, body.role]).toEqual([200, 'Curious', 'owner']);
    const contacts = await person.get<Schemas['Contact'][]>('/api/contacts');
    expect(contacts.body).toHaveLength(180);
    const { stats } = (await person.get<Schemas['Dashboard']>('/api/dashboard')).body;
    expect(stats.revenue).toBeGreaterThan(1000);
    const session = await person.get<Schemas['SessionState']>('/api/session');
    expect(session.body.demoMode).toBe(true);
  });

  it('shows all that a business may have', async () => {
    const get = async <T>(path: string) => (await person.get<T>(path)).body;
    const [driver] = await get<Schemas['Contact'][]>('/api/contacts?search=7ABC123');
    const details = await get<Schemas['ContactDetails']>(`/api/contacts/${driver?.id}`);
    expect(details.vehicles).toMatchObject([
      {},
      { vin: '1HGCM82633A004352', coating: 'Ceramic, 5 years' },
    ]);
    expect(details.vehicles[1]?.coatedOn).toMatch(/^\d{4}-/);
    expect(details.history.every(({ vehicle }) => vehicle?.id === details.vehicles[0]?.id)).toBe(
      true,
    );
    const contacts = await get<Schemas['Contact'][]>('/api/contacts');
    expect(contacts.filter(({ imported }) => imported)).toHaveLength(1);
    expect(await get('/api/places')).toMatchObject([{ street: '200 Workshop Way' }]);
    expect(await get('/api/closures')).toMatchObject([{ reason: 'Van 2 is at the mechanic' }]);
    const crews = await get<Schemas['Crew'][]>('/api/crews');
    expect(crews.map(({ people }) => people.length)).toEqual([1, 1, 1]);
    const { past } = await get<Schemas['AppointmentLists']>('/api/appointments?limit=20');
    expect(past.filter(({ timeline }) => timeline.finishedAt).length).toBeGreaterThan(2);
  });

  it('needs its password from then on', async () => {
    const wrong = await server.visitor().post('/api/login', { ...login, password: 'y' });
    expect(wrong.status).toBe(401);
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
    const nothing = await server
      .visitor()
      .post('/api/login', { email: 'no address', password: 'x' });
    expect(nothing.status).toBe(401);
  });

  it('answers every read as described', async () => {
    const document = describeApi(server.app);
    const reads = routesOf(server.app).filter(
      ({ method, answers }) => method === 'GET' && answers[200],
    );
    const [van] = (await person.get<Schemas['Crew'][]>('/api/crews')).body;
    const me = (await person.get<Schemas['UserProfile']>('/api/user/profile')).body.id;
    const { name, kind, colour } = van as Schemas['Crew'];
    await person.put(`/api/crews/${van?.id}`, { name, kind, colour, people: [me] });
    const contacts = await person.get<Schemas['Contact'][]>('/api/contacts?limit=1');
    const contactId = contacts.body[0]?.id;
    const ids: Record<string, string | undefined> = {
      '/api/my-jobs': (await person.get<Schemas['MyJob'][]>('/api/my-jobs')).body[0]?.id,
      '/api/contacts': contactId,
      '/api/conversations': contactId,
      '/api/appointments': (await person.get<Schemas['AppointmentLists']>('/api/appointments')).body
        .upcoming[0]?.id,
      '/api/contacts/imports': await stagedImport(person),
      '/api/exports': (await new ExportSteps(server).start(person, CUSTOMERS)).id,
      '/api/handbook': (await person.get<{ slug: string }[]>('/api/handbook')).body[0]?.slug,
    };
    const newcomer = { firstName: 'Ben', email: 'ben@example.com', role: 'staff' };
    const { body: invited } = await person.post<Schemas['InvitedUser']>(
      '/api/admin/users',
      newcomer,
    );
    const token = invited.invitation.path.split('invite=')[1] ?? '';
    const letter = { name: 'Dana', email: 'dana@example.com', subject: 'Hi', message: 'Hello' };
    await server.visitor().post('/api/contact-us', letter);
    await server.visitor().post('/api/newsletter', { email: 'reader@example.com' });
    await query(
      server.config.databaseUrl,
      'update credentials set is_platform_admin = true where email = $1',
      [login.email],
    );
    expect(reads.length).toBeGreaterThan(10);
    for (const { path, answers } of reads) {
      const url =
        path
          .replace('{id}', ids[path.split('/{id}')[0] ?? ''] ?? '')
          .replace('{token}', token)
          .replace('{slug}', ids[path.split('/{slug}')[0] ?? ''] ?? 'the-two-bucket-wash') +
        (NEEDED[path] ?? '');
      const { status, body } = await person.get<unknown>(url);
      expect([url, status]).toEqual([url, 200]);
      expect([url, violations(document, answers[200] ?? {}, body)]).toEqual([url, []]);
    }
  });

  it('is purged after a day, with everything in it', async () => {
    const owner = await server.owner();
    server.clock.advance({ hours: 25 });
    expect((await person.get('/api/contacts')).status).toBe(401);
    await runHourlyTasks(server);
    const left = await query<{ n: number }>(
      server.config.databaseUrl,
      `select (select count(*) from businesses where sandbox_expires_at is not null)::int +
         (select count(*) from contacts)::int + (select count(*) from appointments)::int as n`,
    );
    expect(left).toEqual([{ n: 0 }]);
    expect((await owner.get('/api/contacts')).status).toBe(200);
  });
});

it('the demo is made once', async () => {
  const accounts = server.app.get(DemoAccounts);
  expect(await accounts.createMissing('America/Chicago')).toBe(true);
  expect(await accounts.createMissing('America/Chicago')).toBe(false);
  const demo = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
  const { body } = await server.visitor().post<Schemas['UserProfile']>('/api/login', demo);
  expect([body.firstName, body.timeZone]).toEqual(['Sam', 'America/Chicago']);
  const technician = server.visitor();
  await technician.post('/api/login', { ...demo, email: 'van1@clearcoat.example' });
  const { body: jobs } = await technician.get<Schemas['MyJob'][]>('/api/my-jobs');
  expect(new Set(jobs.map(({ crew }) => crew.name))).toEqual(new Set(['Van 1']));
  const photographed = await query<{ kind: string; n: number }>(
    server.config.databaseUrl,
    'select kind, count(*)::int as n from job_photos group by kind',
  );
  expect(photographed.map(({ kind }) => kind).sort()).toEqual(['after', 'before']);
});

describe('with demo mode off', () => {
  it('the accounts whose passwords everyone knows are closed, and open again with it', async () => {
    const { databaseUrl } = server.config;
    const platform = { email: 'platform@clearcoat.example', password: 'clearcoat-platform' };
    const demo = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
    await server.app.get(DemoAccounts).createMissing('UTC');
    const administrator = server.visitor();
    expect((await administrator.post('/api/login', platform)).status).toBe(200);
    const strict = await startTestApp({ databaseUrl });
    for (const account of [platform, demo, { ...demo, email: 'van1@clearcoat.example' }]) {
      expect((await strict.visitor().post('/api/login', account)).status).toBe(401);
    }
    server.clock.advance({ seconds: 1 });
    expect((await administrator.get('/api/admin/users')).status).toBe(401);
    const admins = 'select 1 from credentials where is_platform_admin';
    expect(await query(databaseUrl, admins)).toEqual([]);
    await strict.stop();
    await server.app.get(DemoAccounts).createMissing('UTC');
    expect((await server.visitor().post('/api/login', platform)).status).toBe(200);
    expect(await query(databaseUrl, admins)).toHaveLength(1);
  });

  it('an account of that name with a password of its own is somebody’s', async () => {
    const { databaseUrl } = server.config;
    await server.app.get(DemoAccounts).createMissing('UTC');
    const person = server.visitor();
    const demo = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
    await person.post('/api/login', demo);
    const own = { currentPassword: demo.password, newPassword: 'a password of mine' };
    expect((await person.put('/api/user/password', own)).status).toBe(200);
    const strict = await startTestApp({ databaseUrl });
    const login = { email: demo.email, password: own.newPassword };
    expect((await strict.visitor().post('/api/login', login)).status).toBe(200);
    await strict.stop();
  });
});
