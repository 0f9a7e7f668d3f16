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
  // Interleaved, so that other load on the machine affects all kinds equally.
  for (let round = 0; round < 12; round += 1) {
    for (const [kind, hash] of Object.entries(kinds)) times[kind]?.push(await took(hash));
  }
  // The fastest run of each kind, because load only makes runs slower.
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
