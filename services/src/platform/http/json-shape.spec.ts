import { assertModest } from './json-shape.js';

const refusal = (json: string) => {
  try {
    assertModest(JSON.parse(json));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Lists in lists, without a value in the innermost one. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the shape of JSON', () => {
  it('has a limit of depth', () => {
    expect(refusal(nested(33))).toBeNull();
    expect(refusal(nested(34))).toBe('The body is nested too deeply.');
    expect(refusal('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toMatch(/too deeply/);
    expect(refusal(nested(500_000))).toMatch(/too deeply/);
  });

  it('has a limit of values, those of all levels together', () => {
    expect(refusal(JSON.stringify(Array(10_000).fill(1)))).toBeNull();
    expect(refusal(JSON.stringify(Array(10_001).fill(1)))).toBe('The body has too many values.');
    expect(refusal(JSON.stringify(Array(5_001).fill({ a: 1 })))).toMatch(/too many/);
  });

  it('is not that of its texts', () => {
    for (const json of [null, 1, '['.repeat(100), { notes: ','.repeat(20_000) }]) {
      expect(refusal(JSON.stringify(json))).toBeNull();
    }
  });
});
