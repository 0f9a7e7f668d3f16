import * as changes from './changes';
import { bucketOf, type Registry } from './registry';
import { release } from './testing/fake-releases';

const empty: Registry = { schema: 1, revision: '', remotes: [] };
const published = (...versions: string[]) =>
  versions.reduce<Registry>(
    (registry, version) => changes.publishVersion(registry, release(version)),
    empty,
  );
const crm = (registry: Registry) => changes.remoteIn(registry, 'crm');

describe('changes of the registry', () => {
  it('a new version is everyone’s, the one before it is what to fall back to', () => {
    expect(crm(published('1', '2'))).toMatchObject({
      stable: { version: '2' },
      previous: { version: '1' },
      contributes: { routes: [{ path: '/contacts-2' }] },
    });
  });

  it('a rollback brings back the routes of that version too, and can be rolled back', () => {
    const back = changes.rollback(published('1', '2'), 'crm', release('1', { timeoutMs: 900 }));
    expect(crm(back)).toMatchObject({
      stable: { version: '1' },
      previous: { version: '2' },
      timeoutMs: 900,
      contributes: { routes: [{ path: '/contacts-1' }] },
    });
    const forth = changes.rollback(back, 'crm', release('2'));
    expect(crm(forth)).toEqual(crm(published('1', '2')));
  });

  it('any version can be a canary, and becomes everyone’s when promoted', () => {
    const tried = changes.startCanary(published('1', '2'), release('0'), 25);
    expect(crm(tried)).toMatchObject({
      stable: { version: '2' },
      canary: { version: '0', percent: 25 },
      contributes: { routes: [{ path: '/contacts-2' }] },
    });
    const promoted = crm(changes.promote(tried, release('0')));
    expect(promoted).toMatchObject({ stable: { version: '0' }, previous: { version: '2' } });
    expect(promoted.canary).toBeUndefined();
  });

  it('a canary ends when everyone gets its version, by whatever way', () => {
    const tried = changes.startCanary(published('1', '2'), release('1'), 25);
    expect(crm(changes.rollback(tried, 'crm', release('1'))).canary).toBeUndefined();
    expect(crm(changes.publishVersion(tried, release('1'))).canary).toBeUndefined();
    expect(crm(changes.publishVersion(tried, release('3'))).canary).toMatchObject({ version: '1' });
  });

  it('never touches the registry it was given', () => {
    const before = published('1', '2');
    const copy = structuredClone(before);
    changes.rollback(before, 'crm', release('1'));
    changes.startCanary(before, release('1'), 10);
    changes.promote(before, release('1'));
    expect(before).toEqual(copy);
  });

  it('says in a sentence what it cannot do', () => {
    const one = published('1');
    expect(() => changes.rollback(one, 'crm')).toThrow('no previous version');
    expect(() => changes.rollback(published('1', '2'), 'crm', release('1'), '1')).toThrow(
      'crm is at 2 now, no longer at 1',
    );
    expect(() => changes.rollback(one, 'shop')).toThrow('No remote called shop is published.');
    expect(() => changes.startCanary(one, release('2'), 101)).toThrow('from 0 to 100');
    expect(() => changes.startCanary(one, release('1'), 10)).toThrow('Roll back first');
    expect(() => changes.promote(one, release('1'))).toThrow("everyone's version already");
  });
});

describe('the split of a canary', () => {
  /** Ids like the database's, the same in every run. */
  function businesses(count: number): string[] {
    let seed = 20261121;
    const byte = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return (seed >>> 24).toString(16).padStart(2, '0');
    };
    return Array.from({ length: count }, () => {
      const hex = Array.from({ length: 16 }, byte).join('');
      const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((at, index) =>
        hex.slice(at, [8, 12, 16, 20, 32][index]),
      );
      return `${a}-${b}-4${c}-a${d?.slice(1)}-${e}`;
    });
  }

  it.each([10, 25, 50])('%i %% of 1,000 businesses is that share, within 3 points', (percent) => {
    const chosen = businesses(1000).filter((id) => bucketOf(id) < percent);
    expect(Math.abs(chosen.length / 10 - percent)).toBeLessThanOrEqual(3);
  });

  it('chooses the same ones each time, and keeps them when the share grows', () => {
    const chosenAt = (percent: number) => businesses(1000).filter((id) => bucketOf(id) < percent);
    expect(chosenAt(10)).toEqual(chosenAt(10));
    const grown = new Set(chosenAt(25));
    expect(chosenAt(10).every((id) => grown.has(id))).toBe(true);
  });
});
