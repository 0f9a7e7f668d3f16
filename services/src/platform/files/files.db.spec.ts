import { FakeS3 } from '@clearcoat/testing/s3';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { Files } from './files.js';

const BUCKET = 'shop-files';

let s3: FakeS3;
let server: TestApp;
let owner: Visitor;
let job: Schemas['Appointment'];

beforeAll(async () => {
  s3 = await FakeS3.start();
  server = await startTestApp({
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});

afterAll(async () => {
  await server.stop();
  await s3.stop();
});

beforeEach(async () => {
  s3.objects.clear();
  delete s3.failure;
  owner = await server.owner();
  const { id: contactId } = await owner.addContact();
  job = await owner.addAppointment({ contactId, date: '2026-06-17' });
});

const photo = async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#204060' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
};

async function send(id: string = randomUUID()) {
  const form = { kind: 'before', photo: await photo() };
  const path = `/api/appointments/${job.id}/photos/${id}`;
  return owner.sendForm<Schemas['JobPhoto']>('PUT', path, form);
}

const bytesAt = async (path: string) => {
  const response = await fetch(server.url + path, { headers: { cookie: owner.cookie } });
  return Buffer.from(await response.arrayBuffer());
};

const purge = () => server.app.get(Files).purge();
const rows = (table: string) => query(server.config.databaseUrl, `select * from ${table}`);

describe('files in a bucket', () => {
  it('are objects under their business, and are read from there', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    const [image] = [...s3.objects].filter(([name]) => name.startsWith(`${BUCKET}/`));
    expect(s3.objects.size).toBe(2);
    expect(image?.[1].contentType).toBe('image/webp');
    const kept = [...s3.objects.values()].map(({ bytes }) => bytes);
    expect(kept).toContainEqual(await bytesAt(body.url));
    expect(kept).toContainEqual(await bytesAt(body.thumbnailUrl));
    expect(await rows('file_removals')).toEqual([]);
  });

  it('go with their photo, their job, their person and their business', async () => {
    const { body } = await send();
    await owner.delete(body.url);
    await purge();
    expect(s3.objects.size).toBe(0);
    await send();
    await owner.sendForm('PUT', '/api/user/photo', { photo: await photo() });
    await owner.sendForm('PUT', '/api/user/photo', { photo: await photo() });
    await purge();
    expect(s3.objects.size).toBe(3);
    const { businessName } = (await owner.get<Schemas['UserProfile']>('/api/user/profile')).body;
    const password = 'secret-enough';
    const gone = await owner.send('DELETE', '/api/business', { password, businessName });
    expect(gone.status).toBe(200);
    await purge();
    expect([s3.objects.size, await rows('file_removals')]).toEqual([0, []]);
  });

  it('without a row are removed an hour later, and those that are in use are not', async () => {
    await send();
    const files = server.app.get(Files);
    const { id: businessId } = (await rows('businesses')).at(-1) as { id: string };
    await files.prepare(businessId, { bytes: Buffer.from('lost'), contentType: 'image/webp' });
    await purge();
    expect(s3.objects.size).toBe(3);
    server.clock.advance({ hours: 2 });
    await purge();
    expect(s3.objects.size).toBe(2);
  });

  it('that could not be removed are tried again', async () => {
    const { body } = await send();
    await owner.delete(body.url);
    s3.failure = 403;
    await expect(purge()).rejects.toThrow();
    expect(await rows('file_removals')).toHaveLength(2);
    delete s3.failure;
    await purge();
    expect([s3.objects.size, await rows('file_removals')]).toEqual([0, []]);
  });

  it('that can be neither stored nor read are told in a sentence, and no photo is without its file', async () => {
    const { body: photo } = await send();
    s3.failure = 403;
    expect((await owner.get<Schemas['ErrorBody']>(photo.url)).body.message).toMatch(
      /can’t be shown/,
    );
    const refused = await send();
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
    delete s3.failure;
    const { body } = await owner.get<Schemas['JobPhoto'][]>(`/api/appointments/${job.id}/photos`);
    expect(body).toEqual([photo]);
  });
});
