import { KEPT_MS, KeptSessions } from './kept-sessions.js';
import type { Principal } from '../tenancy/context.js';

const DANA: Principal = {
  businessId: 'b1',
  userId: 'u1',
  role: 'owner',
  isSetUp: true,
  isPlatformAdmin: false,
  sessionId: 's1',
  timeZone: 'UTC',
  timeFormat: '12h',
};

let now = 0;
let asked = 0;
let sessions: KeptSessions;

beforeEach(() => {
  now = 5_000;
  asked = 0;
  sessions = new KeptSessions({ now: () => new Date(now) });
});

const look = (found: Principal | undefined = DANA) => {
  asked++;
  return Promise.resolve(found);
};

const resolve = () => sessions.resolve('token', look);

it('asks once for all that come within a second', async () => {
  expect(KEPT_MS).toBeLessThan(1000);
  expect(await Promise.all([resolve(), resolve(), resolve()])).toEqual([DANA, DANA, DANA]);
  now += KEPT_MS - 1;
  await resolve();
  expect(asked).toBe(1);
  now += 1;
  await resolve();
  expect(asked).toBe(2);
});

it('asks anew for a session that ended here, or whose business changed here', async () => {
  await resolve();
  sessions.forget('token');
  await resolve();
  expect(asked).toBe(2);
  now += 1;
  sessions.changed('b2');
  await resolve();
  expect(asked).toBe(2);
  sessions.changed(DANA.businessId);
  await resolve();
  expect(asked).toBe(3);
});

it('does not take what was asked before a change for what is true after it', async () => {
  let answer = (_found: Principal) => {};
  const slow = sessions.resolve('token', () => new Promise((done) => (answer = done)));
  now += 1;
  sessions.changed(DANA.businessId);
  answer(DANA);
  expect(await slow).toBe(DANA);
  await resolve();
  expect(asked).toBe(1);
});

it('keeps neither a failure nor that there is nobody', async () => {
  await expect(sessions.resolve('token', () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(
    await sessions.resolve('token', () => look(undefined).then(() => undefined)),
  ).toBeUndefined();
  await resolve();
  expect(asked).toBe(2);
});
