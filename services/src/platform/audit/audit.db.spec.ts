import { query } from '../../../test/support/database.js';
import { importPath, ImportSteps } from '../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { PlatformDatabase } from '../database/index.js';
import { deletePerson } from '../directory/index.js';
import { AuditTrail } from './audit-trail.js';

let server: TestApp;
let person: Visitor;
let businessId: string;
let userId: string;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

beforeEach(async () => {
  person = await server.owner();
  const { user } = (await person.get<Schemas['SessionState']>('/api/session')).body;
  [businessId, userId] = [user?.businessId ?? '', user?.id ?? ''];
});

/** Entries after the one that opened the business. */
const entries = async () =>
  query<{ action: string; user_id: string | null; via: string; details: object | null }>(
    server.config.databaseUrl,
    `select action, user_id, via, details from audit_entries
     where business_id = $1 and action <> 'business.opened' order by id`,
    [businessId],
  );
const actions = async () => (await entries()).map(({ action }) => action);

describe('it is on record who', () => {
  it('added, changed, deleted and brought back a customer, and nothing of the customer is', async () => {
    const { id } = await person.addContact({ phone: '(555) 987-6543' });
    const change = { name: 'Jo Secret', phone: '(555) 123-9999' };
    await person.put(`/api/contacts/${id}`, change);
    await person.put(`/api/contacts/${id}`, change);
    await person.delete(`/api/contacts/${id}?appointments=keep`);
    await person.post(`/api/contacts/${id}/restore`);
    await person.post(`/api/contacts/${id}/restore`);
    const found = await entries();
    expect(found.map(({ action }) => action)).toEqual([
      'contact.added',
      'contact.changed',
      'contact.deleted',
      'contact.restored',
    ]);
    expect(found.every(({ user_id, via }) => user_id === userId && via === 'app')).toBe(true);
    expect(found[1]?.details).toEqual({ fields: ['name', 'phone'] });
    // Ids are removed first, because they may contain the same digits.
    const said = JSON.stringify(found).replaceAll(businessId, '').replaceAll(userId, '');
    expect(said).not.toMatch(/Secret|Jordan|987-?6543|123-?9999/);
  });

  it('changed prices, settings and the plan, with what stood there before', async () => {
    const wash = { name: 'Full Detail', duration: 240, price: 300 };
    await person.put('/api/services/s1', wash);
    await person.delete('/api/services/s1');
    await person.put('/api/settings/business', {
      businessName: 'Shine',
      timeZone: 'America/Denver',
    });
    await person.put('/api/settings/business', { businessName: 'Shine' });
    await person.put('/api/plan', { plan: 'starter' });
    const found = await entries();
    expect(found.map(({ action, details }) => [action, details])).toEqual([
      ['service.changed', { changed: { price: [249.99, 300] } }],
      ['service.deleted', { name: 'Full Detail', price: 300 }],
      [
        'settings.business-changed',
        {
          changed: {
            businessName: [expect.any(String), 'Shine'],
            timeZone: ['America/New_York', 'America/Denver'],
          },
        },
      ],
      ['plan.changed', { changed: { plan: ['trial', 'starter'] } }],
    ]);
  });

  it('imported a file and took it back', async () => {
    const steps = new ImportSteps(server);
    const { id } = await steps.all(person, 'Name,Phone,Email\nAna Ruiz,5551234567,\n');
    await person.post(importPath(id, '/undo'));
    expect(await actions()).toEqual(['import.finished', 'import.undone']);
  });

  it('did something and is gone now, by the id: the name went with the person', async () => {
    const contact = await person.addContact();
    const trail = () => server.app.get(AuditTrail).of({ businessId, timeZone: 'UTC' }, contact.id);
    expect(await trail()).toEqual([expect.objectContaining({ by: expect.any(String) })]);
    const platform = server.app.get(PlatformDatabase);
    await platform.tx((sql) => deletePerson(sql, { businessId, userId }));
    expect(await trail()).toEqual([
      {
        ...{ at: expect.any(String), action: 'contact.added', by: null, via: 'app' },
        ...{ about: null, from: null, to: null },
      },
    ]);
    expect((await entries()).at(-1)).toMatchObject({ action: 'contact.added', user_id: userId });
  });

  it('did something to a business from outside', async () => {
    const audit = server.app.get(AuditTrail);
    const outsider = { businessId: '00000000-0000-4000-8000-000000000000', userId };
    const deed = { action: 'user.deleted', subjectId: userId, ofBusinessId: businessId };
    const platform = server.app.get(PlatformDatabase);
    await platform.tx((sql) => audit.record({ sql }, outsider, deed));
    expect(await entries()).toEqual([
      { action: 'user.deleted', user_id: null, via: 'platform', details: null },
    ]);
    await expect(platform.sql('select * from audit_entries')).rejects.toMatchObject({
      code: '42501',
    });
  });
});
