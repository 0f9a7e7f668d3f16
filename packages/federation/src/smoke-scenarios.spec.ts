import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeRegistry } from './transaction';
import { publishVersion } from './changes';
import { newFolder } from './testing/fake-apps';
import { release, shellRelease } from './testing/fake-releases';
import { smokeScenarios } from './smoke-scenarios';

let webRoot: string;
let dist: string;

/** Registry of crm after publishing these versions one after the other. */
function published(...versions: string[]): void {
  for (const version of versions) {
    const apply = (registry: Parameters<typeof publishVersion>[0]) =>
      publishVersion(registry, release(version));
    changeRegistry(webRoot, 'ana@example.com', [{ action: 'publish', remote: 'crm', apply }]);
  }
}

beforeEach(() => {
  [webRoot, dist] = [newFolder(), newFolder()];
  mkdirSync(path.join(dist, 'assets'));
  for (const file of ['remoteEntry.js', 'index.html', 'assets/main.js']) {
    writeFileSync(path.join(dist, file), '');
  }
});

it('a new remote runs beside what is published, with its own files', () => {
  published('1');
  const [scenario, ...others] = smokeScenarios(
    webRoot,
    [{ dist, release: release('2') }],
    undefined,
  );
  expect(others).toEqual([]);
  expect(scenario).toMatchObject({
    between: 'crm 2 × shell none',
    registry: { remotes: [{ stable: { version: '2' }, previous: { version: '1' } }] },
    paths: ['/contacts-2', '/dashboard'],
    shellPage: undefined,
  });
  expect(scenario?.fileFor('/remotes/crm/2/remoteEntry.js')).toBe(
    path.join(dist, 'remoteEntry.js'),
  );
  expect(scenario?.fileFor('/remotes/crm/1/remoteEntry.js')).toBeUndefined();
  expect(scenario?.fileFor('/assets/main.js')).toBeUndefined();
});

it('a new shell is tested with stable and with previous of every remote', () => {
  published('1', '2');
  const shell = { dist, release: shellRelease({ version: 'new' }) };
  const scenarios = smokeScenarios(webRoot, [], shell);
  expect(
    scenarios.map(({ between, registry }) => [between, registry.remotes[0]?.stable.version]),
  ).toEqual([
    ['shell new × stable of every remote', '2'],
    ['shell new × previous of every remote', '1'],
  ]);
  expect(scenarios[0]?.shellPage).toBe(path.join(dist, 'index.html'));
  expect(scenarios[0]?.fileFor('/assets/main.js')).toBe(path.join(dist, 'assets/main.js'));
});

it('nothing is tested twice where there is no version to fall back to', () => {
  published('1');
  expect(smokeScenarios(webRoot, [], { dist, release: shellRelease() })).toHaveLength(1);
});
