import { describe, expect, it } from '@jest/globals';
import { canaryOf, strangersIn } from '../bench/load/canary.mjs';
import { quantile } from '../bench/common/quantile.mjs';
import { growthOf, isSteady, memoryDuring } from '../bench/load/memory.mjs';
import { drawn } from '../bench/load/pace.mjs';

describe('whose an answer is', () => {
  const own = canaryOf(3);
  const other = canaryOf(30);

  it('is told by a word that every business has for itself', () => {
    const words = Array.from({ length: 676 }, (_, index) => canaryOf(index));
    expect(new Set(words).size).toBe(676);
    expect(words.every((word) => strangersIn(word, word, true) === undefined)).toBe(true);
  });

  it("is not the asker's, when anything in it is another's", () => {
    const answer = JSON.stringify([
      { name: `Ana ${own}` },
      { notes: `see ${other.toUpperCase()}` },
    ]);
    expect(strangersIn(answer, own, true)).toContain(other.toLowerCase());
    expect(strangersIn(answer, undefined, false)).toContain(own.toLowerCase());
  });

  it("is not the asker's, when nothing in it is theirs and it must be", () => {
    expect(strangersIn('[]', own, true)).toContain("nothing of the business's own");
    expect(strangersIn('[]', own, false)).toBeUndefined();
    expect(strangersIn(`{"name":"Ana ${own}"}`, own, true)).toBeUndefined();
  });
});

it('a share of all takes at most so long', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => quantile(times, share))).toEqual([1, 51, 100, 100]);
  expect(quantile([7], 0.99)).toBe(7);
});

it('what has no share is never drawn', () => {
  const table = { never: { share: 0 }, always: { share: 2 }, neither: { share: 0 } };
  const kinds = Array.from({ length: 50 }, () => drawn(table)[0]);
  expect(new Set(kinds)).toEqual(new Set(['always']));
});

describe('the memory of a server', () => {
  it('is steady while what it keeps is, however large the young generation becomes', () => {
    const say = () => undefined;
    const sample = (kept, young) => ({ all: kept + young, kept });
    const filling = [16, 16, 32, 32, 128, 128].map((young) => sample(100, young));
    expect(isSteady(filling, 600, say)).toBe(true);
    const leaking = [100, 110, 120, 130, 140, 150].map((kept) => sample(kept, 64));
    expect(isSteady(leaking, 600, say)).toBe(false);
    expect(isSteady(leaking, 60, say)).toBe(true);
  });

  it('grows when the last third needs more than the middle one, whatever the first needed', () => {
    expect(growthOf([900, 10, 5, 100, 102, 101, 120, 110, 130])).toEqual({
      middle: 101,
      last: 120,
      ratio: 120 / 101,
    });
  });

  it('is asked for until the work is done, and a failure of the work is one', async () => {
    const [all, young] = [3 * 1024 * 1024, 1024 * 1024];
    const server = { ask: () => Promise.resolve({ all, young }) };
    await expect(memoryDuring(server, Promise.resolve())).resolves.toEqual([{ all: 3, kept: 2 }]);
    await expect(memoryDuring(server, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
