import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { SPACES, workbookOf } from '../support/bomb.js';
import { createDatabase, dropDatabase, query } from '../support/database.js';
import { exportPath, fetchFile } from '../support/exports.js';
import { watchHealth } from '../support/health-watch.js';
import { Product } from '../support/product.js';
import { registration } from '../support/test-app.js';
import { Visitor, type Schemas } from '../support/visitor.js';

/** Heavy use by a stranger, a trial or a huge shop must not be noticeable to others. */
const APPOINTMENTS = 200_000;
const LONGEST_MS = 250;
const MOST_MEGABYTES = 320;
/** Includes the process that decodes photos. A container has 768. */
const MOST_MEGABYTES_WITH_PHOTOS = 640;

let databaseUrl: string;
let product: Product;
let owner: Visitor;

const visitor = (address: string) => new Visitor(product.url, address);
const times = <T>(count: number, each: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => each(index)));
const statuses = (answers: { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].sort();

beforeAll(async () => {
  databaseUrl = await createDatabase();
  product = await Product.start(databaseUrl);
  owner = visitor('192.0.2.200');
  await owner.post('/api/register', { ...registration(), email: 'giant@example.com' });
  // Warms up the process, since first requests compile code.
  for (let network = 1; network <= 40; network++) {
    await visitor(`198.51.100.${network}`).post('/api/register', registration());
  }
  const { id } = await owner.addContact({ name: 'Regular' });
  await query(
    databaseUrl,
    `insert into appointments (business_id, contact_id, service_id, service_name, starts_at, ends_at,
       status, price_cents, created_at)
     select c.business_id, c.id, 's1', 'Full Detail', t, t + interval '1 hour', 'completed', 10000, t
     from contacts c, generate_series(1, $2) n,
       lateral (select timestamptz '2020-01-01 08:00Z' + n * interval '10 minutes' as t) at
     where c.id = $1`,
    [id, APPOINTMENTS],
  );
});

afterAll(async () => {
  await product.stop();
  await dropDatabase(databaseUrl);
});

async function expectUnnoticed(work: () => Promise<unknown>): Promise<void> {
  const { product: asked, idle } = await watchHealth(
    { url: product.url, pid: product.process.pid },
    work,
  );
  expect(asked.asked).toBeGreaterThan(0);
  // Compared with an idle server on the same machine.
  expect(asked.slowest - idle.slowest).toBeLessThan(LONGEST_MS);
  expect((await product.memory()) ?? 0).toBeLessThan(MOST_MEGABYTES);
}

it('registering a hundred times in a row', async () => {
  await expectUnnoticed(async () => {
    const answers = [];
    for (let count = 0; count < 100; count++) {
      answers.push(await visitor('192.0.2.1').post('/api/register', registration()));
    }
    expect(statuses(answers)).toEqual([201, 429]);
  });
});

it('forty wrong passwords and codes from one network', async () => {
  await expectUnnoticed(async () => {
    const login = { email: 'giant@example.com', password: 'wrong', code: '000000' };
    const answers = await times(40, (index) =>
      visitor(`2001:db8:1:1::${index.toString(16)}`).post('/api/login', login),
    );
    expect(statuses(answers)).toEqual([401, 429]);
  });
  const own = { email: 'giant@example.com', password: registration().password };
  expect((await visitor('192.0.2.201').post('/api/login', own)).status).toBe(200);
});

it('five newsletters for a victim, who still gets the link to a new password', async () => {
  await expectUnnoticed(async () => {
    await times(5, (index) =>
      visitor(`192.0.2.${10 + index}`).post('/api/newsletter', { email: 'giant@example.com' }),
    );
    const forgot = { email: 'giant@example.com' };
    expect((await visitor('192.0.2.202').post('/api/password/forgot', forgot)).status).toBe(200);
  });
  const mails = await query(databaseUrl, `select 1 from mails where subject ~* 'password'`);
  expect(mails).toHaveLength(1);
});

it('questions of four thousand characters', async () => {
  await expectUnnoticed(async () => {
    const attacks = [
      `when did${' '.repeat(3_980)}x`,
      'when did a '.repeat(363),
      '[a]('.repeat(999),
    ];
    for (const message of attacks) {
      expect((await owner.post('/api/chat', { message })).status).toBe(200);
    }
  });
});

it('a spreadsheet of a quarter of a megabyte that unpacks to sixty', async () => {
  const file = workbookOf(SPACES);
  expect(file.length).toBeLessThan(300_000);
  await expectUnnoticed(async () => {
    const answers = await times(3, async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(file)]), 'people.xlsx');
      const { cookie } = owner;
      const init = { method: 'POST', headers: { cookie }, body };
      return fetch(`${product.url}/api/contacts/imports`, init);
    });
    for (const { status } of answers) expect([413, 422, 429, 503]).toContain(status);
  });
});

/** JPEGs that must be decoded as a whole, at the limit and beyond it. */
async function hostilePhotos(): Promise<Uint8Array<ArrayBuffer>[]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#204060' } });
  const held = { progressive: true, chromaSubsampling: '4:4:4' } as const;
  const files = [flat(6500, 4000).jpeg(held), flat(7000, 7100).jpeg({ progressive: true })];
  return Promise.all(files.map(async (file) => new Uint8Array(await file.toBuffer())));
}

it('two photos at once that take the most memory', async () => {
  const [contact] = (await owner.get<Schemas['Contact'][]>('/api/contacts')).body;
  const job = await owner.addAppointment({ contactId: contact?.id ?? '', date: '2030-06-17' });
  const photos = await hostilePhotos();
  const path = () => `/api/appointments/${job.id}/photos/${randomUUID()}`;
  let peak = 0;
  const sampling = setInterval(() => {
    void product.memoryWithChildren().then((megabytes) => (peak = Math.max(peak, megabytes)));
  }, 20);
  await expectUnnoticed(async () => {
    const answers = await Promise.all(
      photos.map((photo) => owner.sendForm('PUT', path(), { kind: 'before', photo })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
  clearInterval(sampling);
  expect(peak).toBeLessThan(MOST_MEGABYTES_WITH_PHOTOS);
});

it('an export of two hundred thousand appointments', async () => {
  await expectUnnoticed(async () => {
    const order = { what: 'everything' };
    const { id } = (await owner.post<Schemas['Export']>('/api/exports', order)).body;
    expect((await owner.post<Schemas['Export']>('/api/exports', order)).body.id).toBe(id);
    expect((await owner.post('/api/exports', { what: 'customers' })).status).toBe(429);
    const state = async () => (await owner.get<Schemas['Export']>(exportPath(id))).body.status;
    while ((await state()) !== 'done') await new Promise((resolve) => setTimeout(resolve, 100));
    const { bytes } = await fetchFile(product.url, owner, exportPath(id, '/file'));
    expect(bytes.length).toBeGreaterThan(1_000_000);
  });
});

it('bodies five thousand deep, and lists without an end', async () => {
  await expectUnnoticed(async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const lists = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const wide = `{"a":[${'1,'.repeat(400_000)}1]}`;
    for (const body of [deep, lists, wide]) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await owner.sendRaw('POST', '/api/contacts', body, headers);
      expect(status).toBe(400);
    }
  });
});
