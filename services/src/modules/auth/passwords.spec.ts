import { hashPassword, LOCKED, matchesPassword } from './passwords.js';

async function took(stored: string | undefined): Promise<number> {
  const started = performance.now();
  await matchesPassword(stored, 'a wrong password');
  return performance.now() - started;
}

it('a password is compared as long whether there is an account or not', async () => {
  const stored = await hashPassword('the right password');
  const kinds = { wrong: stored, nobody: undefined, locked: LOCKED };
  const times: Record<string, number[]> = { wrong: [], nobody: [], locked: [] };
  await matchesPassword(undefined, 'the first one makes the decoy');
  // Side by side, so that whatever else the machine does meets all of them.
  for (let round = 0; round < 12; round += 1) {
    for (const [kind, hash] of Object.entries(kinds)) times[kind]?.push(await took(hash));
  }
  // The quickest of each: a busy machine makes some slower, and none quicker.
  const quickest = (kind: string) => Math.min(...(times[kind] as number[]));
  for (const kind of ['nobody', 'locked']) {
    expect(quickest(kind) / quickest('wrong')).toBeGreaterThan(0.4);
    expect(quickest(kind) / quickest('wrong')).toBeLessThan(2.5);
  }
});

it('only the right password of an open account matches', async () => {
  const stored = await hashPassword('the right password');
  expect(await matchesPassword(stored, 'the right password')).toBe(true);
  expect(await matchesPassword(stored, 'another one')).toBe(false);
  expect(await matchesPassword(LOCKED, LOCKED)).toBe(false);
  expect(await matchesPassword(undefined, 'nobody has this password')).toBe(false);
});
