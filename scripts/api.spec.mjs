import { describe, expect, it } from '@jest/globals';
import { hashOf, index, isRaiseMissing, page, takenAway } from './api-pages.mjs';

const shape = 'declare function add(one: number): number;';
const add = { name: 'add', shape };
const surface = (...exports) => [{ name: '@clearcoat/sdk', exports }];
const report = (version, ...exports) =>
  index(surface(...exports), version, hashOf(surface(...exports)));

describe('the report of what remotes rely on', () => {
  it('is refused when types change and the version of the contract does not', () => {
    const other = { ...add, shape: 'declare function add(one: string): number;' };
    const before = report('1.3.0', add);
    expect(isRaiseMissing(before, '1.3.0', hashOf(surface(other)))).toBe(true);
    expect(isRaiseMissing(before, '1.3.0', hashOf(surface(add, other)))).toBe(true);
    expect(isRaiseMissing(before, '1.4.0', hashOf(surface(other)))).toBe(false);
    expect(isRaiseMissing('', '1.3.0', hashOf(surface(add)))).toBe(false);
  });

  it('is refused when an export is gone, unless no remote of that contract is loaded any more', () => {
    const before = report('1.3.0', add);
    const lastPageOf = () => page(surface(add)[0]);
    const gone = ['@clearcoat/sdk: add'];
    expect(takenAway(before, lastPageOf, surface(), '1.4.0')).toEqual(gone);
    expect(takenAway(before, lastPageOf, surface(), '2.0.0')).toEqual([]);
    expect(takenAway(before, lastPageOf, surface(add), '1.4.0')).toEqual([]);
    expect(takenAway('', () => '', surface(), '1.4.0')).toEqual([]);
  });

  it('states each export with its declaration', () => {
    expect(page(surface(add)[0])).toContain(`## add\n\n\`\`\`tsx\n${shape}\n\`\`\``);
  });
});
