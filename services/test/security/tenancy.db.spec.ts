import { randomUUID } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { APP_ROLE, roleUrl } from '../../src/platform/database/roles.js';
import { isOfPlatform, NEEDED, routesOf } from '../support/routes.js';
import { query } from '../support/database.js';
import { CUSTOMERS, ExportSteps } from '../support/exports.js';
import { ImportSteps } from '../support/imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

const anyPhoto = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'black' } })
    .png()
    .toBuffer();

let server: TestApp;
let ours: Visitor;
let theirs: Visitor;
let contact: Schemas['Contact'];
let appointment: Schemas['Appointment'];
let service: Schemas['Service'];
let sessionId: string;
let userId: string;
let photoId: string;
let jobPhotoId: string;
let photoForm: { kind: string; photo: Uint8Array<ArrayBuffer> };
let vehicleId: string;
let addressId: string;
let placeId: string;
let crewId: string;
let closureId: string;
let addonId: string;
let seriesId: string;
let importId: string;
let exportId: string;
let businessId: string;
let theirBusinessId: string;

const businessOf = async (person: Visitor) =>
  (await person.get<Schemas['SessionState']>('/api/session')).body.user?.businessId ?? '';

/** An uploaded import of the other tenant. */
const stagedImport = async (person: Visitor) =>
  (await new ImportSteps(server).upload(person, 'Name,Phone\nSecret Customer,5559876543\n')).body
    .id;

beforeAll(async () => {
  // Two routes need a background job.
  server = await startTestApp({ env: { WORKER: '1' } });
  ours = await server.owner();
  theirs = await server.owner();
  contact = await ours.addContact({
    name: 'Secret Customer',
    phone: '(555) 987-6543',
    address: 'Secret Kia',
  });
  const place = { label: 'Secret place', street: '14 Secret Elm St' };
  addressId = (await ours.post<Schemas['Place']>(`/api/contacts/${contact.id}/places`, place)).body
    .id;
  placeId = (await ours.post<Schemas['Place']>('/api/places', place)).body.id;
  const crew = { name: 'Secret Van', kind: 'van', colour: 'blue' };
  crewId = (await ours.post<Schemas['Crew']>('/api/crews', crew)).body.id;
  const closure = { fromDate: '2026-07-04', toDate: '2026-07-04', reason: 'Secret Feast' };
  closureId = (await ours.post<Schemas['Closure']>('/api/closures', closure)).body.id;
  await ours.put('/api/messages/templates/reminder/sms/en', { body: 'Secret text' });
  const addon = { name: 'Secret add-on', price: 40 };
  addonId = (await ours.post<Schemas['Addon']>('/api/addons', addon)).body.id;
  appointment = await ours.addAppointment({
    contactId: contact.id,
    placeId: addressId,
    lines: [{ kind: 'addon', addonId }],
    status: 'completed',
  });
  vehicleId = appointment.vehicle?.id ?? '';
  const yearly = { appointmentId: appointment.id, everyWeeks: 52 };
  seriesId = (await ours.post<Schemas['Series']>('/api/series', yearly)).body.id;
  const offer = { name: 'Secret Service', duration: 60, price: 99 };
  service = (await ours.post<Schemas['Service']>('/api/services', offer)).body;
  await ours.post(
    '/api/contacts',
    { name: 'A B', phone: '1' },
    { headers: { 'idempotency-key': 'k' } },
  );
  const sessions = await ours.get<Schemas['UserSession'][]>('/api/user/sessions');
  sessionId = sessions.body[0]?.id ?? '';
  photoId = randomUUID();
  userId = (await ours.get<Schemas['UserProfile']>('/api/user/profile')).body.id;
  await query(
    server.config.databaseUrl,
    `with file as (
       insert into stored_files (business_id, id, content_type, size, bytes, created_at)
       select business_id, $2, 'image/webp', 1, ' ', now() from users where id = $1
     )
     insert into user_photos (business_id, user_id, id, created_at)
     select business_id, id, $2, now() from users where id = $1`,
    [userId, photoId],
  );
  jobPhotoId = randomUUID();
  photoForm = { kind: 'before', photo: new Uint8Array(await anyPhoto()) };
  await ours.sendForm('PUT', `/api/appointments/${appointment.id}/photos/${jobPhotoId}`, photoForm);
  importId = await stagedImport(ours);
  exportId = (await new ExportSteps(server).made(ours, CUSTOMERS)).id;
  [businessId, theirBusinessId] = [await businessOf(ours), await businessOf(theirs)];
});

afterAll(() => server.stop());

describe('as the application role, in SQL', () => {
  let client: pg.Client;
  let tables: string[];

  beforeAll(async () => {
    client = new pg.Client({ connectionString: roleUrl(server.config.databaseUrl, APP_ROLE) });
    await client.connect();
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and relkind in ('r', 'p', 'v', 'm')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       order by relname`,
    );
    tables = rows.map(({ relname }) => relname);
  });

  afterAll(() => client.end());

  /** Queries in a tenant's transaction, which is rolled back. */
  const ask = async <Row extends pg.QueryResultRow>(
    business: string,
    text: string,
    parameters?: unknown[],
  ) => {
    await client.query('begin');
    try {
      await client.query(`set local app.business_id = '${business}'`);
      return await client.query<Row>(text, parameters);
    } finally {
      await client.query('rollback');
    }
  };

  const rowsOf = async (business: string, table: string): Promise<number | 'denied'> => {
    try {
      const count = `select count(*)::int as n from ${table}`;
      return (await ask<{ n: number }>(business, count)).rows[0]?.n ?? 0;
    } catch (error) {
      expect((error as { code: string }).code).toBe('42501');
      return 'denied';
    }
  };
  const allOf = (business: string, ...names: string[]) =>
    names.reduce<Promise<unknown[]>>(
      async (before, name) => [...(await before), await rowsOf(business, name)],
      Promise.resolve([]),
    );

  it('sees no row of any table without a business', async () => {
    for (const business of ['', '00000000-0000-0000-0000-000000000000']) {
      for (const table of tables) {
        expect([table, [0, 'denied']]).toEqual([
          table,
          expect.arrayContaining([await rowsOf(business, table)]),
        ]);
      }
    }
    expect(tables).toEqual(expect.arrayContaining(['businesses', 'contacts', 'appointments']));
  });

  it('sees its own rows, and of the others none', async () => {
    expect(await allOf(businessId, 'contacts', 'appointments', 'businesses')).toEqual([2, 1, 1]);
    expect(await allOf(theirBusinessId, 'contacts', 'appointments', 'users')).toEqual([0, 0, 1]);
    expect(await allOf(theirBusinessId, 'credentials', 'sessions')).toEqual(['denied', 'denied']);
  });

  it('neither changes, takes nor plants rows of another business', async () => {
    const theirs = (text: string, parameters?: unknown[]) => ask(theirBusinessId, text, parameters);
    const changed = await theirs(`update contacts set name = 'x' where id = $1`, [contact.id]);
    expect(changed.rowCount).toBe(0);
    const plant = theirs(
      `insert into contacts (business_id, name, phone, created_at) values ($1, 'x', '1', now())`,
      [businessId],
    );
    await expect(plant).rejects.toMatchObject({ code: '42501' });
    const point = theirs(
      `insert into appointments (business_id, contact_id, service_id, service_name, starts_at,
         ends_at, status, price_cents, created_at)
       values ($1, $2, 's1', 'x', now(), now() + interval '1 hour', 'scheduled', 0, now())`,
      [theirBusinessId, contact.id],
    );
    await expect(point).rejects.toMatchObject({ code: '23503' });
    for (const deed of ['delete from contacts', `update businesses set plan = 'enterprise'`]) {
      await expect(theirs(deed)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('has every table locked, keyed by business, and powers over none', async () => {
    const open = await query(
      server.config.databaseUrl,
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and relkind in ('r', 'p') and relname <> 'migrations'
         and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
    const unkeyed = await query<{ table_name: string }>(
      server.config.databaseUrl,
      `select c.table_name from information_schema.columns c
       where c.table_schema = 'public' and c.column_name = 'business_id'
         and c.table_name not in ('credentials', 'sessions', 'calendar_feeds')
         and not exists (
           select 1 from pg_index i join pg_class t on t.oid = i.indrelid
           join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
           where i.indisprimary and t.relname = c.table_name and a.attname = 'business_id')`,
    );
    expect(unkeyed).toEqual([]);
  });
});

describe('through every route', () => {
  it("another business's ids do not exist", async () => {
    const ids: Record<string, string> = {
      'contacts/imports/{id}': importId,
      'contacts/{id}': contact.id,
      'conversations/{id}': contact.id,
      'exports/{id}': exportId,
      'appointments/{id}': appointment.id,
      'my-jobs/{id}': appointment.id,
      'services/{id}': service.id,
      'places/{id}': placeId,
      'crews/{id}': crewId,
      'calendar/feeds/crews/{id}': crewId,
      'closures/{id}': closureId,
      'addons/{id}': addonId,
      'series/{id}': seriesId,
      'user/sessions/{id}': sessionId,
      'admin/users/{id}': userId,
      'user/photo/{id}': photoId,
    };
    const body = {
      name: 'Taken Over',
      phone: '1',
      contactId: contact.id,
      otherId: contact.id,
      serviceId: 's1',
      date: '2026-06-18',
      duration: 60,
      price: 1,
      firstName: 'A',
      lastName: 'B',
      email: 'nobody@example.com',
      role: 'staff',
      mapping: { name: 0, phone: 1 },
      duplicates: 'skip',
      make: 'Kia',
      street: '14 Elm St',
      kind: 'van',
      colour: 'blue',
      everyWeeks: 4,
      fromDate: '2026-06-18',
      toDate: '2026-06-18',
      notes: '',
      label: 'Two-bucket wash',
      done: true,
      ...{ channel: 'sms', text: 'Hi', about: 'x', upTo: contact.id },
    };
    const kindIn = (path: string) => path.endsWith('/messages') && { kind: 'scheduled' };
    const routes = routesOf(server.app).filter(
      (route) => route.path.includes('{id}') && !isOfPlatform(route),
    );
    expect(routes.length).toBeGreaterThanOrEqual(7);
    for (const route of routes) {
      const named = Object.keys(ids).find((path) => route.path.startsWith(`/api/${path}`));
      const id = ids[named ?? ''] ?? '';
      expect([route.path, id]).not.toEqual([route.path, '']);
      const path = route.path
        .replace('{id}', id)
        .replace('{vehicleId}', vehicleId)
        .replace('{placeId}', addressId)
        .replace('{photoId}', jobPhotoId);
      const { status } = route.isForm
        ? await theirs.sendForm(route.method, path, photoForm)
        : await theirs.send(route.method, path, route.body && { ...body, ...kindIn(route.path) });
      expect([route.method, route.path, status]).toEqual([route.method, route.path, 404]);
    }
    const kept = await ours.get<Schemas['ContactDetails']>(`/api/contacts/${contact.id}`);
    expect(kept.body).toMatchObject({ name: 'Secret Customer', totalSpent: 289.99 });
    expect(kept.body.history[0]?.status).toBe('completed');
  });

  it("another business's customer cannot be booked", async () => {
    const { status, body } = await theirs.post('/api/appointments', {
      contactId: contact.id,
      serviceId: 's1',
      date: '2026-06-18',
    });
    expect([status, body.fields]).toEqual([422, { contactId: 'Please select a customer' }]);
  });

  it('nothing of another business shows in any answer', async () => {
    const reads = routesOf(server.app).filter(
      (route) =>
        route.method === 'GET' &&
        !/\{\w+\}/.test(route.path) &&
        !route.isPublic &&
        !isOfPlatform(route),
    );
    const answers = [];
    for (const { path } of reads) {
      answers.push(await theirs.get(path + (NEEDED[path] ?? '')));
    }
    // Lowercase, because the assistant quotes unknown text as typed.
    answers.push(await theirs.post('/api/chat', { message: 'find secret customer' }));
    answers.push(await theirs.post('/api/chat', { message: 'How was my revenue this month?' }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const everything = JSON.stringify(answers.map(({ body }) => body));
    for (const secret of [
      'Secret',
      '987-6543',
      contact.id,
      appointment.id,
      service.id,
      sessionId,
      userId,
      photoId,
      jobPhotoId,
      importId,
      exportId,
      vehicleId,
      addressId,
      placeId,
      crewId,
      closureId,
      businessId,
      '249.99"',
    ]) {
      expect([secret, everything.includes(secret)]).toEqual([secret, false]);
    }
  });
});
