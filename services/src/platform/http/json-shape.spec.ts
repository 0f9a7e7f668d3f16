import fc from 'fast-check';
import { stopwatch } from '../../../test/support/thread-clock.js';
import { assertModest } from './json-shape.js';

const refusal = (json: string) => {
  try {
    assertModest(json);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON is looked at before it is read', () => {
  it('so that it is neither nested too deeply nor of too many values', () => {
    expect(refusal(nested(32))).toBeNull();
    expect(refusal(nested(33))).toBe('The body is nested too deeply.');
    expect(refusal('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toMatch(/too deeply/);
    expect(refusal(nested(500_000))).toMatch(/too deeply/);
    expect(refusal(JSON.stringify(Array(10_000).fill(1)))).toBeNull();
    expect(refusal(JSON.stringify(Array(10_001).fill(1)))).toBe('The body has too many values.');
  });

  it('and what stands in texts does not count', () => {
    for (const text of ['['.repeat(100), ','.repeat(20_000), '\\"[', '\\', '"'.repeat(50)]) {
      expect(refusal(JSON.stringify({ notes: `${text}${text}` }))).toBeNull();
    }
  });

  it('whatever it is, without an error of its own', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), (json) => refusal(json) === null));
    fc.assert(
      fc.property(fc.string(), (text) => {
        refusal(text);
      }),
    );
  });

  it('in one go', () => {
    const ran = stopwatch();
    for (const text of ['"\\'.repeat(300_000), '"'.repeat(900_000), '\\"'.repeat(450_000)]) {
      refusal(text);
    }
    expect(ran()).toBeLessThan(500);
  });
});
