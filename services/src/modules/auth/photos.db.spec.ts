import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Profile = Schemas['UserProfile'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const red = { r: 200, g: 0, b: 0 };
const picture = () => sharp({ create: { width: 300, height: 100, channels: 3, background: red } });

async function upload(person: Visitor, file: Buffer, field = 'photo') {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(file)]), 'me.jpg');
  const response = await fetch(`${server.url}/api/user/photo`, {
    method: 'PUT',
    headers: { cookie: person.cookie },
    body,
  });
  return {
    status: response.status,
    body: (await response.json()) as Profile & Schemas['ErrorBody'],
  };
}

const download = (person: Visitor, path: string | null) =>
  fetch(server.url + (path ?? ''), { headers: { cookie: person.cookie } });

describe('the photo', () => {
  it('becomes an upright square without a word about its origin', async () => {
    const person = await server.owner();
    const file = await picture()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('Secret place')).toBe(true);
    const { status, body } = await upload(person, file);
    expect([status, body.profileImage]).toEqual([
      200,
      expect.stringMatching(/^\/api\/user\/photo\/[\w-]{36}$/),
    ]);
    const shown = await download(person, body.profileImage);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const image = Buffer.from(await shown.arrayBuffer());
    expect(image.includes('Secret place')).toBe(false);
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    const session = await person.get<Schemas['SessionState']>('/api/session');
    expect(session.body.user?.profileImage).toBe(body.profileImage);
  });

  it('has another address each time, and the one before is gone', async () => {
    const person = await server.owner();
    const file = await picture().png().toBuffer();
    const first = (await upload(person, file)).body.profileImage;
    const second = (await upload(person, file)).body.profileImage;
    expect(second).not.toBe(first);
    expect((await download(person, first)).status).toBe(404);
    expect((await download(person, second)).status).toBe(200);
  });

  it('is seen by the own business only', async () => {
    const person = await server.owner();
    const { profileImage } = (await upload(person, await picture().webp().toBuffer())).body;
    expect((await download(await server.owner(), profileImage)).status).toBe(404);
    expect((await download(server.visitor(), profileImage)).status).toBe(401);
  });

  it.each([
    ['text', () => Buffer.from('hello')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a broken picture', async () => (await picture().png().toBuffer()).subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
  ])('is not %s', async (_what, file) => {
    const person = await server.owner();
    const { status, body } = await upload(person, await file());
    expect([status, body.fields?.photo]).toEqual([422, expect.stringContaining('choose a photo')]);
  });

  it('has at most 5 MB, and comes in its field', async () => {
    const person = await server.owner();
    const large = await upload(person, randomBytes(5 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('5 MB')]);
    const elsewhere = await upload(person, await picture().png().toBuffer(), 'other');
    expect(elsewhere.status).toBe(400);
    expect((await upload(server.visitor(), await picture().png().toBuffer())).status).toBe(401);
  });

  it('cannot be sent by a form of another site', async () => {
    const person = await server.owner();
    const response = await fetch(`${server.url}/api/user/photo`, {
      method: 'PUT',
      headers: { cookie: person.cookie, origin: 'https://evil.example' },
      body: new FormData(),
    });
    expect(response.status).toBe(403);
  });

  it('as JSON is a 415', async () => {
    const person = await server.owner();
    expect((await person.put('/api/user/photo', {})).status).toBe(415);
  });
});
