import { Secret, TOTP } from 'otpauth';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

/** Current code of the authenticator app. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });

const { password } = registration();

const begin = async (person: Visitor) =>
  (await person.post<Schemas['TwoFactorSetup']>('/api/user/2fa', { currentPassword: password }))
    .body;

const stateOf = async (person: Visitor) =>
  (await person.get<Schemas['TwoFactorState']>('/api/user/2fa')).body;

async function enabled() {
  const login = registration();
  const person = await server.owner(login);
  const { secret } = await begin(person);
  const answer = await person.post<Schemas['RecoveryCodes']>('/api/user/2fa/confirm', {
    code: codeOf(secret),
  });
  const signIn = (code?: string) =>
    server.visitor().post('/api/login', { email: login.email, password: login.password, code });
  const later = () => server.clock.advance({ seconds: 90 });
  return { person, login, secret, signIn, later, recoveryCodes: answer.body.recoveryCodes };
}

describe('turning two-factor on', () => {
  it('shows a secret as a picture and asks for a code before anything changes', async () => {
    const login = registration();
    const person = await server.owner(login);
    const { secret, qrCode } = await begin(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const picture = Buffer.from(qrCode.split(',')[1] ?? '', 'base64').toString();
    expect([qrCode.split(',')[0], picture]).toEqual([
      'data:image/svg+xml;base64',
      expect.stringMatching(/^<svg /),
    ]);
    const wrong = await person.post('/api/user/2fa/confirm', { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['code']]);
    expect(await stateOf(person)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
  });

  it('hands out ten recovery codes, once', async () => {
    const { person, recoveryCodes, secret, later } = await enabled();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(person)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    later();
    const twice = await person.post('/api/user/2fa', { currentPassword: password });
    expect(twice.status).toBe(409);
    const again = await person.post('/api/user/2fa/confirm', { code: codeOf(secret) });
    expect(again.status).toBe(409);
  });

  it('needs the password', async () => {
    const person = await server.owner();
    const guess = { currentPassword: 'guess' };
    for (const body of [undefined, {}, guess]) {
      const { status, body: answer } = await person.post('/api/user/2fa', body);
      expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, ['currentPassword']]);
    }
  });

  it('takes the secret shown last', async () => {
    const person = await server.owner();
    const { secret: first } = await begin(person);
    const { secret: second } = await begin(person);
    const confirm = (secret: string) =>
      person.post('/api/user/2fa/confirm', { code: codeOf(secret) });
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
  });
});

describe('signing in with it', () => {
  it('asks for the code once the password is right, and only then', async () => {
    const { login, secret, signIn, later } = await enabled();
    later();
    const asked = await signIn();
    expect([asked.status, asked.body.code]).toEqual([401, 'totp_required']);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const wrong = await signIn('000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'totp_invalid']);
    const guess = { email: login.email, password: 'guess', code: codeOf(secret) };
    const guessed = await server.visitor().post('/api/login', guess);
    expect([guessed.status, guessed.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  it('never takes the same code twice, nor the one that turned it on', async () => {
    const { secret, signIn, later } = await enabled();
    expect((await signIn(codeOf(secret))).status).toBe(401);
    later();
    const answers = await Promise.all([signIn(codeOf(secret)), signIn(codeOf(secret))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { person, recoveryCodes, signIn } = await enabled();
    const [code = ''] = recoveryCodes;
    expect((await signIn(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(code)).status).toBe(401);
    expect(await stateOf(person)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  it('is as slow to guess as a password', async () => {
    const { signIn } = await enabled();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await signIn('000000')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('turning it off', () => {
  it('needs password and code, and takes the recovery codes with it', async () => {
    const { person, login, secret, signIn, later, recoveryCodes } = await enabled();
    const disable = (currentPassword: string, code?: string) =>
      person.post('/api/user/2fa/disable', { currentPassword, code });
    later();
    expect((await disable('guess', codeOf(secret))).body.fields).toEqual({
      currentPassword: 'Your current password is not right.',
    });
    for (const code of [undefined, '', '000000']) {
      const { status, body } = await disable(login.password, code);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['code']]);
    }
    expect((await stateOf(person)).enabled).toBe(true);
    const off = await disable(login.password, codeOf(secret));
    expect([off.status, off.body]).toEqual([200, { enabled: false, recoveryCodesLeft: 0 }]);
    expect((await signIn()).status).toBe(200);
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
  });

  it('takes a recovery code of somebody whose phone is lost', async () => {
    const { person, login, recoveryCodes } = await enabled();
    const [code] = recoveryCodes;
    const off = await person.post('/api/user/2fa/disable', {
      currentPassword: login.password,
      code,
    });
    expect(off.status).toBe(200);
  });
});

describe('somebody with a second factor', () => {
  it('gives it for a calendar address and for the end of the business; others are not asked', async () => {
    const { person, login, recoveryCodes } = await enabled();
    const [crew] = (await person.get<Schemas['Crew'][]>('/api/crews')).body;
    const calls = [
      (who: Visitor, body: object) => who.post('/api/calendar/feeds/own', body),
      (who: Visitor, body: object) => who.post(`/api/calendar/feeds/crews/${crew?.id}`, body),
      (who: Visitor, { code }: { code?: string }) =>
        who.send<Schemas['ErrorBody']>('DELETE', '/api/business', {
          businessName: login.businessName,
          password: login.password,
          code,
        }),
    ];
    for (const call of calls) {
      for (const code of [undefined, '000000']) {
        const { status, body } = await call(person, { code });
        expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['code']]);
      }
    }
    for (const [index, call] of calls.entries()) {
      const { status } = await call(person, { code: recoveryCodes[index] });
      expect(status).toBeLessThan(300);
    }
    const other = await server.owner();
    expect((await other.post('/api/calendar/feeds/own')).status).toBe(201);
  });

  it('is signed out everywhere else by turning it on, and stays signed in here', async () => {
    const login = registration();
    const person = await server.owner(login);
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: login.email, password: login.password });
    const { secret } = await begin(person);
    const before = person.cookie;
    await person.post('/api/user/2fa/confirm', { code: codeOf(secret) });
    expect(person.cookie).not.toBe(before);
    expect((await elsewhere.get('/api/contacts')).status).toBe(401);
    expect((await stateOf(person)).enabled).toBe(true);
    const sessions = await person.get<Schemas['UserSession'][]>('/api/user/sessions');
    expect(sessions.body).toHaveLength(1);
  });
});
