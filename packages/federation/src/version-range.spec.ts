import { isKnownRange, satisfies } from './version-range';

describe('version ranges', () => {
  it.each([
    ['19.3.1', '^19.0.0', true],
    ['19.3.1', '^19.3.2', false],
    ['20.0.0', '^19.0.0', false],
    ['1.10.0', '^1.9.0', true],
    ['1.0.0', '*', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '1.0.0', false],
    ['1.2.3', '<=1.2.3', true],
    ['1.2.4', '<=1.2.3', false],
    ['2.0.0-beta.1', '^2.0.0', true],
    ['', '^1.0.0', false],
  ])('%s within %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('refuses what no policy of ours writes', () => {
    expect(() => satisfies('1.0.0', '~1.0.0')).toThrow("'~1.0.0'");
    expect(['~1.0.0', '^1.0.0', '*'].map(isKnownRange)).toEqual([false, true, true]);
  });
});
