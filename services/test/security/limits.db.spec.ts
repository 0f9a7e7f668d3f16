import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { query } from '../support/database.js';
import { secretIn, startMailingApp, type MailingApp } from '../support/mail.js';
import { registration } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

let server: MailingApp;
let networks = 0;

beforeAll(async () => {
  server = await startMailingApp();
});

afterAll(() => server.stop());

// Expires all counters between tests.
beforeEach(() => server.clock.advance({ hours: 25 }));

/** A new /64 network. */
const newNetwork = () => `2001:db8:${(networks += 1).toString(16)}:1`;
const times = <T>(count: number, each: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => each(index));
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const register = (address: string, input = registration()) =>
  server.visitor(address).post('/api/register', input);

describe('registering', () => {
  it('is limited by address, many at once included, and possible again later', async () => {
    const answers = await Promise.all(times(100, () => register('192.0.2.1')));
    expect([counted(answers, 201), counted(answers, 429)]).toEqual([30, 70]);
    const { status, body, headers } = await register('192.0.2.1');
    expect([status, body.code, body.message]).toEqual([
      429,
      'too_many_requests',
      'Too many attempts. Please try again in an hour.',
    ]);
    expect(headers.get('retry-after')).toBe('3600');
    expect((await register('192.0.2.2')).status).toBe(201);
    server.clock.advance({ hours: 1 });
    expect((await register('192.0.2.1')).status).toBe(201);
  });

  it('probes for known addresses no faster than that', async () => {
    const known = registration();
    await server.owner(known);
    const answers = await Promise.all(times(40, () => register('192.0.2.3', known)));
    expect([counted(answers, 409), counted(answers, 429)]).toEqual([30, 10]);
  });

  it('counts a network of IPv6 as one, and its surroundings with a higher bound', async () => {
    const network = newNetwork();
    const answers = await Promise.all(times(40, (i) => register(`${network}::${i + 1}`)));
    expect([counted(answers, 201), counted(answers, 429)]).toEqual([30, 10]);
    const wide = newNetwork().split(':').slice(0, 3).join(':');
    const input = { ...registration(), email: 'taken' };
    // Invalid requests are not counted.
    expect((await register(`${wide}:1::1`, input)).status).toBe(422);
    const known = registration();
    await server.owner(known);
    const around = await Promise.all(times(250, (i) => register(`${wide}:${i}::1`, known)));
    expect([counted(around, 409), counted(around, 429)]).toEqual([240, 10]);
  });

  it('does not take an IPv4 address in the clothes of IPv6 for another', async () => {
    const known = registration();
    await server.owner(known);
    const ways = ['192.0.2.4', '::ffff:192.0.2.4', '::FFFF:c000:0204'];
    const answers = await Promise.all(times(50, (i) => register(ways[i % 3] ?? '', known)));
    expect(counted(answers, 429)).toBe(20);
  });
});

describe('signing in', () => {
  it('is as slow for forty addresses of one network as for one', async () => {
    const owner = registration();
    await server.owner(owner);
    const network = newNetwork();
    const guess = { email: owner.email, password: 'guess' };
    const statuses: number[] = [];
    for (const index of times(40, (i) => i + 1)) {
      const attempt = server.visitor(`${network}::${index}`).post('/api/login', guess);
      statuses.push((await attempt).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(34);
    const right = { email: owner.email, password: owner.password };
    expect((await server.visitor('192.0.2.9').post('/api/login', right)).status).toBe(200);
    server.clock.advance({ seconds: 30 });
    const neighbour = server.visitor(`${network}::99`).post('/api/login', right);
    expect((await neighbour).status).toBe(200);
  });

  it('never makes anybody wait longer than half a minute', async () => {
    const owner = registration();
    await server.owner(owner);
    const guess = { email: owner.email, password: 'guess' };
    for (let attempt = 0; attempt < 30; attempt++) {
      const { status, headers } = await server.visitor('192.0.2.10').post('/api/login', guess);
      if (status === 429) {
        const seconds = Number(headers.get('retry-after'));
        expect(seconds).toBeLessThanOrEqual(30);
        server.clock.advance({ seconds });
      }
    }
  });
});

describe('the second factor', () => {
  async function withCodes() {
    const owner = registration();
    const person = await server.owner(owner);
    const setup = await person.post<Schemas['TwoFactorSetup']>('/api/user/2fa', {
      currentPassword: owner.password,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(setup.body.secret) });
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
    await person.post('/api/user/2fa/confirm', { code: code() });
    server.clock.advance({ seconds: 90 });
    const signIn = (address: string, given: string, password = owner.password) =>
      server.visitor(address).post('/api/login', { email: owner.email, password, code: given });
    return { code, signIn };
  }

  it('is not guessed from many networks by whoever knows the password', async () => {
    const { code, signIn } = await withCodes();
    const answers = await Promise.all(times(40, () => signIn(`${newNetwork()}::1`, '000000')));
    expect([counted(answers, 401), counted(answers, 429)]).toEqual([10, 30]);
    expect((await signIn('192.0.2.11', code())).status).toBe(429);
    server.clock.advance({ seconds: 15 * 60 });
    expect((await signIn('192.0.2.11', code())).status).toBe(200);
  });

  it('cannot be used up by whoever does not know the password', async () => {
    const { code, signIn } = await withCodes();
    await Promise.all(times(40, () => signIn(`${newNetwork()}::1`, '000000', 'guess')));
    expect((await signIn('192.0.2.12', code())).status).toBe(200);
  });
});

describe('what an owner needs', () => {
  const forgot = (email: string, address: string) =>
    server.visitor(address).post('/api/password/forgot', { email });

  it('is not used up by forms that are open to everyone', async () => {
    const owner = registration();
    await server.owner(owner);
    for (const index of times(12, (i) => i)) {
      const stranger = server.visitor(`192.0.2.${20 + index}`);
      await stranger.post('/api/newsletter', { email: owner.email });
    }
    await forgot(owner.email, '192.0.2.40');
    expect(secretIn(await server.mailsTo(owner.email), 'reset')).toBeTruthy();
  });

  it('is not used up by a stranger who asks for links without end', async () => {
    const owner = registration();
    await server.owner(owner);
    // Every five minutes for two hours: the latest mail must work at any time.
    for (const index of times(24, (i) => i)) {
      await forgot(owner.email, `192.0.2.${50 + index}`);
      server.clock.advance({ seconds: 300 });
    }
    const token = secretIn(await server.mailsTo(owner.email), 'reset');
    const reset = { token, password: 'a-new-secret' };
    expect((await server.visitor().post('/api/password/reset', reset)).status).toBe(200);
  });

  it('such as an invitation, is not kept from arriving by another business', async () => {
    const [mine, theirs] = [registration(), registration()];
    const [owner, stranger] = [await server.owner(mine), await server.owner(theirs)];
    await server.confirm(mine.email);
    await server.confirm(theirs.email);
    const newcomer = { firstName: 'Ben', email: 'wanted@example.com', role: 'staff' };
    const invite = (by: Visitor) => by.post<Schemas['InvitedUser']>('/api/admin/users', newcomer);
    const { body } = await invite(stranger);
    for (const _ of times(5, (i) => i)) {
      await stranger.post(`/api/admin/users/${body.id}/invitation`);
    }
    expect(await server.mailsTo('wanted@example.com')).toHaveLength(3);
    expect((await invite(owner)).body.invitation.mailed).toBe(true);
    expect(await server.mailsTo('wanted@example.com')).toHaveLength(4);
  });
});

describe('invitations', () => {
  const invite = (by: Visitor, email = `${randomUUID()}@example.com`) =>
    by.post<Schemas['InvitedUser'] & Schemas['ErrorBody']>('/api/admin/users', {
      firstName: 'Ben',
      email,
      role: 'staff',
    });

  it('are twenty a day, in the name of somebody whose own address is confirmed', async () => {
    const input = registration();
    const owner = await server.owner(input);
    const early = await invite(owner, 'early@example.com');
    expect(early.body.invitation).toMatchObject({
      mailed: false,
      path: expect.stringMatching(/^\/auth\?invite=/),
      message: expect.stringMatching(/^No email was sent, because your own address/),
    });
    expect(await server.mailsTo('early@example.com')).toEqual([]);
    await server.confirm(input.email);
    const answers = await Promise.all(times(40, () => invite(owner)));
    expect([counted(answers, 201), counted(answers, 429)]).toEqual([19, 21]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe(
      'Too many invitations in a day. Please try again in 24 hours.',
    );
  });

  it('never lead where the name of a business or person points', async () => {
    const trap = 'Your parcel is held: pay 1.99 at https://evil.example/pay';
    for (const field of ['businessName', 'firstName', 'lastName']) {
      const { status, body } = await register('192.0.2.90', { ...registration(), [field]: trap });
      expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 422, [field]]);
    }
    const input = registration();
    const owner = await server.owner(input);
    await server.confirm(input.email);
    // A name from before the rule.
    await query(server.config.databaseUrl, 'update businesses set name = $1 where email = $2', [
      trap,
      input.email,
    ]);
    await invite(owner, 'lured@example.com');
    const [mail] = await server.mailsTo('lured@example.com');
    expect(mail?.subject).toBe('You are invited to join a business on Clearcoat');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });
});

describe('the limiter', () => {
  it('writes down neither addresses nor who', async () => {
    const owner = registration();
    await register('192.0.2.99', owner);
    await server.visitor('192.0.2.99').post('/api/login', { ...owner, password: 'guess' });
    const rows = await query<{ all: string }>(
      server.config.databaseUrl,
      `select string_agg(key, ' ') as all from rate_limits`,
    );
    expect(rows[0]?.all).toMatch(/registration\.address:\S{22}/);
    expect(rows[0]?.all).not.toMatch(/192\.0\.2|@/);
  });

  it('reads nothing of an upload before it knows that there is room', async () => {
    const apply = () =>
      fetch(`${server.url}/api/careers/applications`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'x-forwarded-for': '192.0.2.98',
        },
        body: '--x\r\nno form\r\n',
      });
    const statuses: number[] = [];
    for (const _ of times(12, (i) => i)) statuses.push((await apply()).status);
    expect(statuses).toEqual([...times(10, () => 400), 429, 429]);
  });
});
