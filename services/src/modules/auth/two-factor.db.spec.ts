import { Secret, TOTP } from 'otpauth';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

/** What the person's app shows now. */
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
  it('needs the password, and takes the recovery codes with it', async () => {
    const { person, login, signIn, recoveryCodes } = await enabled();
    const disable = (currentPassword: string) =>
      person.post('/api/user/2fa/disable', { currentPassword });
    expect((await disable('guess')).body.fields).toEqual({
      currentPassword: 'Your current password is not right.',
    });
    expect((await stateOf(person)).enabled).toBe(true);
    const off = await disable(login.password);
    expect([off.status, off.body]).toEqual([200, { enabled: false, recoveryCodesLeft: 0 }]);
    expect((await signIn()).status).toBe(200);
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
  });
});
