import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { query } from '../../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { MOST_PHOTOS } from './photos.service.js';

type JobPhoto = Schemas['JobPhoto'];
type Crew = Schemas['Crew'];

let server: TestApp;
let owner: Visitor;
let technician: Visitor;
let own: Schemas['Appointment'];
let theirs: Schemas['Appointment'];

// Wednesday, 8:00 in New York.
const MORNING = '2026-06-17T12:00:00Z';

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

afterAll(() => server.stop());

beforeEach(async () => {
  owner = await server.owner();
  technician = await server.colleague(owner, 'technician');
  const [main] = (await owner.get<Crew[]>('/api/crews')).body as [Crew];
  const { id } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
  const { name, kind, colour } = main;
  await owner.put(`/api/crews/${main.id}`, { name, kind, colour, people: [id] });
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
  const { body: other } = await owner.post<Crew>('/api/crews', van);
  const job = { contactId: (await owner.addContact()).id, date: '2026-06-17' };
  own = await owner.addAppointment({ ...job, crewId: main.id });
  theirs = await owner.addAppointment({ ...job, crewId: other.id });
});

const picture = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } });
const small = async () => new Uint8Array(await picture(40, 30).jpeg().toBuffer());

const officePath = (job: { id: string }) => `/api/appointments/${job.id}/photos`;
const ownPath = (job: { id: string }) => `/api/my-jobs/${job.id}/photos`;

const add = (person: Visitor, path: string, photo: Uint8Array<ArrayBuffer>, kind = 'before') =>
  person.sendForm<JobPhoto & Schemas['ErrorBody']>('PUT', path, { kind, photo });

const download = async (person: Visitor, path: string) => {
  const response = await fetch(server.url + path, { headers: { cookie: person.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const list = async (person: Visitor, path: string) => (await person.get<JobPhoto[]>(path)).body;

describe('a photo of a job', () => {
  it('is made anew, upright and small enough for a screen, without a word about its origin', async () => {
    const sent = await picture()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const id = randomUUID();
    const { status, body } = await add(owner, `${officePath(own)}/${id}`, new Uint8Array(sent));
    const { firstName, lastName } = (await owner.get<Schemas['UserProfile']>('/api/user/profile'))
      .body;
    expect([status, body]).toEqual([
      200,
      {
        ...{ id, kind: 'before', width: 800, height: 1600, at: new Date(MORNING).toISOString() },
        by: `${firstName} ${lastName}`.trim(),
        url: `${officePath(own)}/${id}`,
        thumbnailUrl: `${officePath(own)}/${id}/thumbnail`,
      },
    ]);
    expect(await list(owner, officePath(own))).toEqual([body]);
    for (const [address, width, height] of [
      [body.url, 800, 1600],
      [body.thumbnailUrl, 240, 480],
    ] as const) {
      const { response, bytes } = await download(owner, address);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(response.headers.get('vary')?.toLowerCase()).toContain('cookie');
      const { exif, ...read } = await sharp(bytes).metadata();
      expect([read.format, read.width, read.height, exif]).toEqual([
        ...['webp', width, height],
        undefined,
      ]);
      expect(bytes.includes('Secret place')).toBe(false);
    }
  });

  it('is there once however often it is sent, at the same moment too', async () => {
    const path = `${officePath(own)}/${randomUUID()}`;
    const photo = await small();
    const sent = await Promise.all([1, 2, 3].map(() => add(owner, path, photo)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(owner, officePath(own))).toHaveLength(1);
    const history = await owner.get<Schemas['AppointmentChange'][]>(
      `/api/appointments/${own.id}/history`,
    );
    const added = history.body.filter(({ action }) => action === 'appointment.photo_added');
    expect(added).toHaveLength(1);
  });

  it('keeps the time at which it was taken, and is in that order', async () => {
    const send = async (takenAt: string) => {
      const path = `${officePath(own)}/${randomUUID()}`;
      const fields = { kind: 'before', takenAt, photo: await small() };
      return (await owner.sendForm<JobPhoto>('PUT', path, fields)).body.at;
    };
    const [late, early] = ['2026-06-17T11:30:00.000Z', '2026-06-17T10:15:00.000Z'];
    expect([await send(late), await send(early)]).toEqual([late, early]);
    expect(await send('2026-06-18T12:00:00Z')).toBe(new Date(MORNING).toISOString());
    const times = (await list(owner, officePath(own))).map(({ at }) => at);
    expect(times).toEqual([early, late, new Date(MORNING).toISOString()]);
  });

  it(`has room beside ${MOST_PHOTOS - 1} others`, async () => {
    const photo = await small();
    for (let count = 0; count < MOST_PHOTOS; count += 1) {
      await add(owner, `${officePath(own)}/${randomUUID()}`, photo, 'after');
    }
    const photos = await list(owner, officePath(own));
    expect(photos).toHaveLength(MOST_PHOTOS);
    const { status, body } = await add(owner, `${officePath(own)}/${randomUUID()}`, photo);
    expect([status, body.code]).toEqual([409, 'too_many_photos']);
    expect(body.message).toContain('12 photos');
    const again = await add(owner, photos[0]?.url ?? '', photo, 'after');
    expect(again.status).toBe(200);
  });

  it('is not looked at where it would be refused anyway, nor when it was sent before', async () => {
    const path = `${officePath(own)}/${randomUUID()}`;
    await add(owner, path, await small());
    const noPhoto = new Uint8Array(Buffer.from('hello'));
    expect((await add(owner, path, noPhoto)).status).toBe(200);
    for (let count = 1; count < MOST_PHOTOS; count += 1) {
      await add(owner, `${officePath(own)}/${randomUUID()}`, await small());
    }
    expect((await add(owner, `${officePath(own)}/${randomUUID()}`, noPhoto)).status).toBe(409);
  });

  it('needs room in the plan, and room that is made is room', async () => {
    await owner.put('/api/plan', { plan: 'starter' });
    const { businessId } =
      (await owner.get<Schemas['SessionState']>('/api/session')).body.user ?? {};
    const huge = `insert into stored_files (business_id, id, content_type, size, bytes, created_at)
      select $1, gen_random_uuid(), 'image/webp', 1024 ^ 3, ' ', now() from generate_series(1, 2)`;
    await query(server.config.databaseUrl, huge, [businessId]);
    const path = `${officePath(own)}/${randomUUID()}`;
    const { status, body } = await add(owner, path, await small());
    expect([status, body.code, body.message]).toEqual([
      ...[402, 'plan_limit'],
      expect.stringMatching(/2 GB of photos.*Upgrade/),
    ]);
    await query(server.config.databaseUrl, 'delete from stored_files where business_id = $1', [
      businessId,
    ]);
    expect((await add(owner, path, await small())).status).toBe(200);
  });

  it('is one of so many that a person may send', async () => {
    const noPhoto = new Uint8Array(Buffer.from('hello'));
    const statuses = [];
    for (let count = 0; count < 122; count += 1) {
      const { status } = await add(owner, `${officePath(own)}/${randomUUID()}`, noPhoto);
      statuses.push(status);
    }
    expect([statuses.at(0), statuses.at(-1)]).toEqual([422, 429]);
    const other = await add(technician, `${ownPath(own)}/${randomUUID()}`, await small());
    expect(other.status).toBe(200);
  });

  it('is gone when it was deleted, and with its job', async () => {
    const { body } = await add(owner, `${officePath(own)}/${randomUUID()}`, await small());
    expect((await owner.delete(body.url)).status).toBe(200);
    expect(await list(owner, officePath(own))).toEqual([]);
    for (const path of [body.url, body.thumbnailUrl]) {
      expect((await download(owner, path)).response.status).toBe(404);
    }
    expect((await owner.delete(body.url)).status).toBe(404);
  });

  it.each([
    ['text', () => Buffer.from('hello')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a broken picture', async () => (await picture().png().toBuffer()).subarray(0, 60)],
  ])('is not %s', async (_what, file) => {
    const sent = new Uint8Array(await file());
    const { status, body } = await add(owner, `${officePath(own)}/${randomUUID()}`, sent);
    expect([status, body.fields?.photo]).toEqual([422, expect.stringContaining('choose a photo')]);
  });

  it('has at most 5 MB, was taken before or after, and has an id', async () => {
    const path = `${officePath(own)}/${randomUUID()}`;
    const large = await add(owner, path, new Uint8Array(randomBytes(5 * 1024 * 1024 + 1)));
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('5 MB')]);
    const other = await add(owner, path, await small(), 'during');
    expect([other.status, other.body.fields?.kind]).toEqual([
      422,
      expect.stringContaining('before'),
    ]);
    expect((await add(owner, `${officePath(own)}/first`, await small())).status).toBe(404);
  });
});

describe('a technician', () => {
  it('adds, sees and deletes photos of their own crew’s jobs', async () => {
    const { body } = await add(technician, `${ownPath(own)}/${randomUUID()}`, await small());
    expect(await list(technician, ownPath(own))).toEqual([body]);
    expect((await download(technician, body.thumbnailUrl)).response.status).toBe(200);
    expect((await list(owner, officePath(own))).map(({ id }) => id)).toEqual([body.id]);
    expect((await technician.delete(body.url)).status).toBe(200);
  });

  it('comes to those of another crew neither by a call nor by an address', async () => {
    const id = randomUUID();
    const { body } = await add(owner, `${officePath(theirs)}/${id}`, await small());
    const path = `${ownPath(theirs)}/${id}`;
    const answers = [
      ...(await Promise.all([
        technician.get(ownPath(theirs)),
        technician.get(path),
        technician.get(`${path}/thumbnail`),
        // The path goes through an appointment of the technician's own.
        technician.get(`${ownPath(own)}/${id}`),
        technician.delete(path),
        technician.delete(`${ownPath(own)}/${id}`),
      ])),
      await add(technician, `${ownPath(theirs)}/${randomUUID()}`, await small()),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const address of [body.url, body.thumbnailUrl, officePath(theirs), officePath(own)]) {
      expect((await download(technician, address)).response.status).toBe(403);
    }
    expect(await list(owner, officePath(theirs))).toEqual([body]);
  });
});

it('staff see the photos of all jobs, and another business sees none', async () => {
  const { body } = await add(owner, `${officePath(theirs)}/${randomUUID()}`, await small());
  const staff = await server.colleague(owner, 'staff');
  expect(await list(staff, officePath(theirs))).toEqual([body]);
  const stranger = await server.owner();
  expect((await stranger.get(officePath(theirs))).status).toBe(404);
  expect((await download(stranger, body.url)).response.status).toBe(404);
});

describe("the photo of a job's vehicle", () => {
  const at = (day: number) => `2026-06-${day}T10:00:00.000Z`;

  const addAfter = async (job: { id: string }, takenAt: string, kind = 'after') => {
    const id = randomUUID();
    const fields = { kind, takenAt, photo: await small() };
    await owner.sendForm('PUT', `${officePath(job)}/${id}`, fields);
    return id;
  };
  const addVehicle = async (make: string) => {
    const path = `/api/contacts/${own.contactId}/vehicles`;
    return (await owner.post<Schemas['Vehicle']>(path, { make })).body.id;
  };
  const book = (date: string, of = vehicleId, crewId = own.crew.id) =>
    owner.addAppointment({ contactId: own.contactId, date, vehicleId: of, crewId });
  const photoOf = async (person: Visitor, path: string) =>
    (await person.get<Schemas['Appointment']>(path)).body.vehicle?.photoUrl;

  let vehicleId: string;
  let today: Schemas['Appointment'];
  let earlier: Schemas['Appointment'];

  beforeEach(async () => {
    vehicleId = await addVehicle('Ford');
    today = await book('2026-06-17');
    earlier = await book('2026-06-10');
  });

  it('is the newest one after any job of it', async () => {
    expect(await photoOf(owner, `/api/appointments/${today.id}`)).toBeUndefined();
    const newest = await addAfter(earlier, at(12));
    await addAfter(await book('2026-06-08'), at(10));
    await addAfter(today, at(16), 'before');
    const path = `/api/appointments/${today.id}/vehicle-photo/${newest}`;
    expect(await photoOf(owner, `/api/appointments/${today.id}`)).toBe(path);
    const { response, bytes } = await download(owner, path);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([40, 30]);
    await owner.delete(`${officePath(earlier)}/${newest}`);
    expect((await download(owner, path)).response.status).toBe(404);
    expect(await photoOf(owner, `/api/appointments/${today.id}`)).not.toContain(newest);
  });

  it('is known of jobs from before the customer had a vehicle', async () => {
    const contactId = (await owner.addContact({ address: '2019 Audi A4' })).id;
    const before = await owner.addAppointment({ contactId, date: '2026-06-10', vehicleId: null });
    const [{ id: first }] = (
      await owner.get<{ vehicles: [Schemas['Vehicle']] }>(`/api/contacts/${contactId}`)
    ).body.vehicles;
    const next = await owner.addAppointment({ contactId, date: '2026-06-17', vehicleId: first });
    const id = await addAfter(before, at(12));
    const path = `/api/appointments/${next.id}/vehicle-photo/${id}`;
    expect(await photoOf(owner, `/api/appointments/${next.id}`)).toBe(path);
    expect((await download(owner, path)).response.status).toBe(200);
    expect(await photoOf(owner, `/api/appointments/${before.id}`)).toContain(id);
  });

  it('is never one of another vehicle, nor one from before', async () => {
    const otherJob = await book('2026-06-11', await addVehicle('Kia'));
    const [before, other] = [
      await addAfter(today, at(16), 'before'),
      await addAfter(otherJob, at(12)),
    ];
    expect(await photoOf(owner, `/api/appointments/${today.id}`)).toBeUndefined();
    for (const id of [before, other, 'none', randomUUID()]) {
      const answer = await owner.get(`/api/appointments/${today.id}/vehicle-photo/${id}`);
      expect(answer.status).toBe(404);
    }
  });

  it('is shown to the crew that does the job, through that job alone', async () => {
    const id = await addAfter(earlier, at(12));
    const path = `/api/my-jobs/${today.id}/vehicle-photo/${id}`;
    expect(await photoOf(technician, `/api/my-jobs/${today.id}`)).toBe(path);
    expect((await download(technician, path)).response.status).toBe(200);
    const elsewhere = await book('2026-06-17', vehicleId, theirs.crew.id);
    for (const job of [elsewhere, earlier]) {
      const other = `/api/my-jobs/${job.id}/vehicle-photo/${id}`;
      expect((await technician.get(other)).status).toBe(404);
    }
    const stranger = await server.owner();
    expect((await stranger.get(`/api/appointments/${today.id}/vehicle-photo/${id}`)).status).toBe(
      404,
    );
  });
});
