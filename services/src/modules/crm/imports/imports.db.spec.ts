import writeXlsxFile from 'write-excel-file/node';
import { query } from '../../../../test/support/database.js';
import {
  IMPORT_HEAD as HEAD,
  IMPORT_MAPPING as MAPPING,
  importOptions as options,
  importPath as at,
  ImportSteps,
} from '../../../../test/support/imports.js';
import { meanwhile } from '../../../../test/support/meanwhile.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { createApp } from '../../../app.js';
import { Worker } from '../../../platform/jobs/index.js';
import { ImportsService } from './imports.service.js';

type Import = Schemas['ContactImport'];

let server: TestApp;
let steps: ImportSteps;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ImportSteps(server);
});

afterAll(() => server.stop());

const contactsOf = async (person: Visitor) =>
  (await person.get<Schemas['Contact'][]>('/api/contacts')).body;

const numbered = (count: number) =>
  HEAD +
  Array.from(
    { length: count },
    (_, index) => `Customer ${index},555 ${String(1_000_000 + index)},c${index}@example.com\n`,
  ).join('');

describe('a file', () => {
  it('is read into columns with samples, and nothing is added yet', async () => {
    const person = await server.owner();
    const { status, body } = await steps.upload(
      person,
      `${HEAD}"Ruiz, Ana",5551112222,\nBo,5553334444,\n`,
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      fileName: 'people.csv',
      rows: 2,
      columns: [
        { index: 0, name: 'Name', samples: ['Ruiz, Ana', 'Bo'], suggested: 'name' },
        { index: 1, name: 'Phone', samples: ['5551112222', '5553334444'], suggested: 'phone' },
        { index: 2, name: 'Email', samples: [], suggested: 'email' },
      ],
      source: {
        ...{ sheet: '', sheets: [], headingRow: 1 },
        head: [
          { number: 1, cells: ['Name', 'Phone', 'Email'] },
          { number: 2, cells: ['Ruiz, Ana', '5551112222'] },
          { number: 3, cells: ['Bo', '5553334444'] },
        ],
      },
    });
    expect((await person.get<Import>(at(body.id))).body).toMatchObject({
      status: 'uploaded',
      columns: body.columns,
      canUndo: false,
    });
    expect(await contactsOf(person)).toEqual([]);
  });

  it('may be an Excel file', async () => {
    const person = await server.owner();
    const bytes = await writeXlsxFile([
      ['Name', 'Phone'],
      ['Ana Ruiz', 5551112222],
    ]).toBuffer();
    const { body } = await steps.upload(person, bytes, 'people.xlsx');
    await person.post(at(body.id, '/run'), { mapping: { name: 0, phone: 1 }, duplicates: 'skip' });
    await steps.finished(person, body.id);
    expect((await contactsOf(person))[0]).toMatchObject({
      name: 'Ana Ruiz',
      phone: '(555) 111-2222',
    });
  });

  it('is read from the sheet and the row of headings that were chosen', async () => {
    const person = await server.owner();
    const bytes = await writeXlsxFile([
      {
        data: [
          ['Name', 'Phone'],
          ['Ana', '5551112222'],
          ['Bo', '5553334444'],
        ],
        sheet: 'Old',
      },
      {
        data: [
          ['Phone', 'Name'],
          ['5559998888', 'Cy'],
        ],
        sheet: 'New',
      },
    ]).toBuffer();
    const read = async (options: Record<string, string>) =>
      (await steps.upload(person, bytes, 'people.xlsx', options)).body;
    expect((await read({})).source).toMatchObject({ sheet: 'Old', sheets: ['Old', 'New'] });
    const chosen = await read({ sheet: 'New' });
    expect([chosen.rows, chosen.columns[0]?.name]).toEqual([1, 'Phone']);
    expect((await read({ headingRow: '2' })).columns[0]?.name).toBe('Ana');
    expect(await read({ headingRow: '0' })).toMatchObject({ rows: 3, source: { headingRow: 0 } });
    const { body, status } = await steps.upload<Schemas['ErrorBody']>(person, bytes, 'a.xlsx', {
      sheet: 'Gone',
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['sheet']]);
  });

  it.each<[string, () => Buffer | string, number, RegExp]>([
    ['empty', () => '', 422, /no customers/],
    ['only headings', () => HEAD, 422, /no customers/],
    ['too long', () => numbered(5001), 422, /more than 5,000 rows/],
    ['too large', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, /5 MB/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, /CSV or Excel/],
  ])('that is %s is refused', async (_what, file, status, message) => {
    const person = await server.owner();
    const answer = await steps.upload<Schemas['ErrorBody']>(person, file());
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('is gone after a day, when it was not imported', async () => {
    const started = server.clock.now().toISOString();
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(1))).body;
    const kept = (await steps.all(person, numbered(1))).id;
    server.clock.advance({ hours: 25 });
    expect((await person.get(at(id))).status).toBe(404);
    expect((await person.post(at(id, '/run'), options())).status).toBe(404);
    await server.app.get(ImportsService).purge();
    const left = await query<{ id: string }>(
      server.config.databaseUrl,
      'select distinct import_id as id from contact_import_rows where import_id in ($1, $2)',
      [id, kept],
    );
    expect(left).toEqual([{ id: kept }]);
    server.clock.set(started);
  });
});

describe('a dry run', () => {
  it.each(['+1 555 111 2222', '1-555-111-2222', '(555) 111-2222 x12'])(
    'knows the customer by %s',
    async (phone) => {
      const person = await server.owner();
      await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222' });
      const { id } = (await steps.upload(person, `${HEAD}Ana R.,${phone},\n`)).body;
      const { body } = await person.post<Schemas['ImportCheck']>(at(id, '/check'), options());
      expect(body).toMatchObject({ toAdd: 0, toSkip: 1 });
    },
  );

  it('says what would happen and why, and changes nothing', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222' });
    const file = `${HEAD}Ana R.,5551112222,ana@example.com\nBo,5553334444,\nDi,,\nCy,call me,\n`;
    const { id } = (await steps.upload(person, file)).body;
    const { status, body } = await person.post<Schemas['ImportCheck']>(
      at(id, '/check'),
      options('update'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      toAdd: 1,
      toUpdate: 1,
      toSkip: 0,
      failed: 2,
      overLimit: 0,
      problems: [
        { row: 4, message: 'The phone number and the email are missing' },
        { row: 5, message: '“call me” is not a phone number' },
      ],
      preview: [
        {
          ...{ row: 2, outcome: 'update', name: 'Ana R.', phone: '(555) 111-2222' },
          ...{ email: 'ana@example.com', address: '', notes: '' },
        },
        {
          ...{ row: 3, outcome: 'add', name: 'Bo', phone: '(555) 333-4444' },
          ...{ email: '', address: '', notes: '' },
        },
      ],
    });
    const skipping = await person.post<Schemas['ImportCheck']>(at(id, '/check'), options());
    expect(skipping.body).toMatchObject({ toAdd: 1, toUpdate: 0, toSkip: 1 });
    expect((await contactsOf(person)).map(({ name }) => name)).toEqual(['Ana Ruiz']);
  });

  it.each<[object, string]>([
    [{ mapping: { phone: 1 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: { name: 0 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: { name: 0, phone: 0 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: { name: 0, phone: 99 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: { name: 0, phone: 1.5 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: { name: 0, phone: 1, id: 2 }, duplicates: 'skip' }, 'mapping'],
    [{ mapping: MAPPING, duplicates: 'merge' }, 'duplicates'],
    [{ mapping: MAPPING }, 'duplicates'],
  ])('refuses %j', async (chosen, field) => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(1))).body;
    for (const step of ['/check', '/run']) {
      const { status, body } = await person.post(at(id, step), chosen);
      expect([step, status, Object.keys(body.fields ?? {})]).toEqual([step, 422, [field]]);
    }
  });
});

describe('a run', () => {
  it('adds everyone once, however often it is asked for, and says how far it is', async () => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(250))).body;
    const started = await Promise.all(
      [1, 2, 3].map(() => person.post<Import>(at(id, '/run'), options())),
    );
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202]);
    const done = await steps.finished(person, id);
    expect(done).toMatchObject({ status: 'done', rows: 250, done: 250, added: 250, failed: 0 });
    expect(done.canUndo).toBe(true);
    expect(await contactsOf(person)).toHaveLength(250);
    const again = await person.post<Import>(at(id, '/run'), options());
    expect([again.status, again.body.status, again.body.added]).toEqual([202, 'done', 250]);
    expect((await person.post(at(id, '/check'), options())).status).toBe(409);
    expect((await person.get<Import[]>('/api/contacts/imports')).body[0]?.id).toBe(id);
  });

  it('tells everyone of the business when it is finished', async () => {
    const person = await server.owner();
    const { id } = await steps.all(person, numbered(2));
    const { body } = await person.get<Schemas['NotificationList']>('/api/notifications');
    expect(body.unread).toBe(0);
    expect(body.items).toEqual([
      expect.objectContaining({
        kind: 'import.finished',
        title: 'Import finished',
        text: 'people.csv: 2 added, 0 updated, 0 failed',
        link: `/contacts/import?id=${id}`,
      }),
    ]);
  });

  it('is done by another replica, and all see how far it is', async () => {
    const person = await server.owner();
    const { id: bo } = await person.addContact({ name: 'Bo', phone: '(555) 111-2222' });
    const file = `${numbered(300)}Bo Chen,5551112222,\n`;
    const { id } = (await steps.upload(person, file)).body;
    await person.post(at(id, '/run'), options('update'));
    expect((await person.get<Import>(at(id))).body).toMatchObject({ status: 'running', done: 0 });
    const replica = await createApp(server.config, server.clock);
    await replica.init();
    let seen: Import | undefined;
    const change = { text: `update contacts set notes = 'x' where id = $1`, parameters: [bo] };
    await meanwhile(
      server.config.databaseUrl,
      change,
      () => replica.get(Worker).drain(),
      async () => (seen = (await person.get<Import>(at(id))).body),
    );
    expect(seen).toMatchObject({ status: 'running', done: 250, added: 0 });
    expect((await person.get<Import>(at(id))).body).toMatchObject({
      ...{ status: 'done', done: 301, added: 300, updated: 1 },
    });
    await replica.close();
  });

  it('that nobody works on any more has failed, and can be started again', async () => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(2))).body;
    await person.post(at(id, '/run'), options());
    // Simulates a killed process whose retries were killed as well.
    await query(server.config.databaseUrl, 'delete from pgboss.job');
    const started = server.clock.now().toISOString();
    server.clock.advance({ seconds: 29 * 60 });
    expect((await person.get<Import>(at(id))).body.status).toBe('running');
    server.clock.advance({ seconds: 120 });
    expect((await person.get<Import>(at(id))).body.status).toBe('failed');
    await person.post(at(id, '/run'), options());
    expect(await steps.finished(person, id)).toMatchObject({ status: 'done', added: 2 });
    server.clock.set(started);
  });

  it('is tried again when the database was away for a moment', async () => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(2))).body;
    await person.post(at(id, '/run'), options());
    const { databaseUrl } = server.config;
    const change = async (...statements: string[]) => {
      for (const statement of statements) await query(databaseUrl, statement);
    };
    await change(
      `create function away() returns trigger language plpgsql as
       $$ begin raise exception 'away' using errcode = '57P01'; end $$`,
      'create trigger away before insert on contacts for each row execute function away()',
    );
    await server.app.get(Worker).drain();
    expect((await person.get<Import>(at(id))).body.status).toBe('running');
    await change('drop trigger away on contacts', 'drop function away');
    await query(databaseUrl, 'update pgboss.job set start_after = now()');
    expect(await steps.finished(person, id)).toMatchObject({ status: 'done', added: 2 });
  });

  it('leaves nothing behind when it breaks in the middle', async () => {
    const person = await server.owner();
    const { id } = (await steps.upload(person, numbered(400))).body;
    const { databaseUrl } = server.config;
    const trap = `check (name <> 'Customer 350') not valid`;
    await query(databaseUrl, `alter table contacts add constraint trap ${trap}`);
    await person.post(at(id, '/run'), options());
    expect(await steps.finished(person, id)).toMatchObject({ status: 'failed', added: 0 });
    await query(databaseUrl, 'alter table contacts drop constraint trap');
    expect(await contactsOf(person)).toEqual([]);
  });

  it('keeps to the plan, loses nothing, and hands back what it could not add', async () => {
    const person = await server.owner();
    await person.put('/api/plan', { plan: 'starter' });
    await person.addContact({ name: 'Already Here', phone: '1' });
    const file = `${numbered(51)}"=Bad, Very",n/a,\n`;
    const { id } = (await steps.upload(person, file)).body;
    const check = await person.post<Schemas['ImportCheck']>(at(id, '/check'), options());
    expect(check.body).toMatchObject({ toAdd: 49, overLimit: 2, failed: 1 });
    await person.post(at(id, '/run'), options());
    expect(await steps.finished(person, id)).toMatchObject({ added: 49, failed: 3 });
    expect(await contactsOf(person)).toHaveLength(50);
    const failed = await person.get<string>(at(id, '/failed'));
    expect(failed.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(failed.headers.get('content-disposition')).toContain(
      'attachment; filename="people - failed rows.csv"',
    );
    const lines = failed.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('\ufeffName,Phone,Email,Problem'.replace('\ufeff', ''));
    expect(lines[1]).toMatch(/^Customer 49,.*Your plan holds up to 50 customers and is full\./);
    expect(lines[3]).toBe(`"'=Bad, Very",n/a,,The phone number and the email are missing`);
  });

  it('loses nothing that somebody writes at the same moment', async () => {
    const person = await server.owner();
    const { id } = await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222' });
    const change = {
      text: `update contacts set notes = 'Two dogs' where id = $1`,
      parameters: [id],
    };
    const file = `${HEAD}Ana Vega,5551112222,ana@example.com\n`;
    await meanwhile(server.config.databaseUrl, change, () =>
      steps.all(person, file, options('update')),
    );
    expect(await contactsOf(person)).toEqual([
      expect.objectContaining({ name: 'Ana Vega', email: 'ana@example.com', notes: 'Two dogs' }),
    ]);
  });

  it('updates those who are there, row after row', async () => {
    const person = await server.owner();
    await person.addContact({ name: 'Ana Ruiz', phone: '(555) 111-2222', address: 'Mazda 3' });
    const file = `${HEAD}Ana Vega,5551112222,\nAna Vega,5551112222,ana@example.com\n`;
    expect(await steps.all(person, file, options('update'))).toMatchObject({ updated: 2 });
    expect(await contactsOf(person)).toEqual([
      expect.objectContaining({ name: 'Ana Vega', email: 'ana@example.com', address: 'Mazda 3' }),
    ]);
  });
});
