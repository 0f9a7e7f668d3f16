import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishVersion } from './changes';
import { list } from './release-list';
import { canary, promote, rollback } from './releases';
import { withLock } from './lock';
import type { Release } from './release';
import { readHistory, readRegistry } from './store';
import { changeRegistry, changeShell, exclusively, restoreRegistry } from './transaction';
import { versionFolder } from './web-root';
import { letLeaseRunOut, newFolder } from './testing/fake-apps';
import { release, shellRelease } from './testing/fake-releases';

let webRoot: string;
const by = 'ana@example.com';
const now = () => readRegistry(webRoot).remotes[0];
const registryFile = () => path.join(webRoot, 'registry/remotes.json');
const releasesFile = (name: string) => path.join(webRoot, 'releases', name);

function putOnDisk(found: Release): void {
  const folder = versionFolder(webRoot, found.name, found.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(found));
}

async function ship(...releases: Release[]): Promise<void> {
  for (const found of releases) {
    putOnDisk(found);
    await exclusively(webRoot, by, () =>
      changeRegistry(webRoot, by, [
        {
          action: 'publish',
          remote: found.name,
          apply: (registry) => publishVersion(registry, found),
        },
      ]),
    );
  }
}

beforeEach(async () => {
  webRoot = newFolder();
  await ship(release('1'), release('2'));
});

describe('releases', () => {
  it('go back, with their routes, and forward again', async () => {
    await rollback(webRoot, by, 'crm');
    expect(now()).toMatchObject({
      stable: { version: '1' },
      contributes: { routes: [{ path: '/contacts-1' }] },
    });
    await rollback(webRoot, by, 'crm');
    expect(now()).toMatchObject({
      stable: { version: '2' },
      contributes: { routes: [{ path: '/contacts-2' }] },
    });
  });

  it('try any version on disk on some businesses, then make it everyone’s', async () => {
    putOnDisk(release('0'));
    await canary(webRoot, by, 'crm', '0', 25);
    expect(now()).toMatchObject({
      stable: { version: '2' },
      canary: { version: '0', percent: 25 },
    });
    await promote(webRoot, by, 'crm');
    expect(now()).toMatchObject({ stable: { version: '0' }, previous: { version: '2' } });
    await promote(webRoot, by, 'crm', '1');
    expect(now()?.stable.version).toBe('1');
  });

  it('are recorded: who, when, from, to', async () => {
    await canary(webRoot, 'bo@example.com', 'crm', '1', 10);
    await rollback(webRoot, by, 'crm');
    const { revision } = readRegistry(webRoot);
    expect(readHistory(webRoot, 'crm').slice(-2)).toEqual([
      expect.objectContaining({ by: 'bo@example.com', action: 'canary', to: '1', percent: 10 }),
      expect.objectContaining({ by, action: 'rollback', from: '2', to: '1', revision }),
    ]);
    expect(list(webRoot)).toContain('rollback crm  2 → 1');
    expect(readHistory(webRoot, 'insights')).toEqual([]);
  });

  it('change the revision every time', async () => {
    const before = readRegistry(webRoot).revision;
    await rollback(webRoot, by, 'crm');
    expect(readRegistry(webRoot).revision).not.toBe(before);
  });

  it('say in a sentence what they cannot do', async () => {
    await expect(promote(webRoot, by, 'crm')).rejects.toThrow('crm has no canary to promote.');
    await expect(canary(webRoot, by, 'crm', '7', 10)).rejects.toThrow('There are: ');
    await expect(rollback(webRoot, by, 'shop')).rejects.toThrow('No remote called shop');
  });

  it('do not go where the live shell cannot follow', async () => {
    const shell = shellRelease({ contract: '2.0.0' });
    await exclusively(webRoot, by, () => changeShell(webRoot, by, shell, () => undefined));
    const { revision } = readRegistry(webRoot);
    await expect(rollback(webRoot, by, 'crm')).rejects.toThrow(/contract +NO/);
    await expect(canary(webRoot, by, 'crm', '1', 10)).rejects.toThrow(/contract +NO/);
    expect(readRegistry(webRoot).revision).toBe(revision);
  });
});

describe('a registry that cannot be read', () => {
  it('is said in a sentence, and the last good one comes back', async () => {
    const good = readFileSync(registryFile(), 'utf8');
    writeFileSync(registryFile(), '{"schema": 1,');
    await expect(rollback(webRoot, by, 'crm')).rejects.toThrow('npm run mfe -- restore');
    await restoreRegistry(webRoot, by);
    expect(readFileSync(registryFile(), 'utf8')).toBe(good);
  });
});

describe('a process killed in the middle of a change', () => {
  const entry = () => ({ ...readHistory(webRoot).at(-1), at: '2026-11-21T13:00:00.000Z' });

  it('has it recorded when it was made', async () => {
    writeFileSync(releasesFile('pending.json'), JSON.stringify([entry()]));
    const half = readFileSync(releasesFile('history.jsonl'), 'utf8') + '{"at":"2026';
    writeFileSync(releasesFile('history.jsonl'), half);
    expect(readHistory(webRoot)).toHaveLength(2);
    await exclusively(webRoot, by, () => undefined);
    expect(readHistory(webRoot)).toHaveLength(3);
    await exclusively(webRoot, by, () => undefined);
    expect(readHistory(webRoot)).toHaveLength(3);
  });

  it('has it forgotten when it was not', async () => {
    const notMade = { ...entry(), revision: 'another' };
    writeFileSync(releasesFile('pending.json'), JSON.stringify([notMade]));
    await exclusively(webRoot, by, () => undefined);
    expect(readHistory(webRoot)).toHaveLength(2);
  });
});

describe('publishing at the same time', () => {
  it('waits, then says who is at it', async () => {
    const lock = releasesFile('publishing');
    await withLock(lock, 'ana@example.com', () =>
      expect(withLock(lock, 'bo@example.com', () => undefined, 0)).rejects.toThrow(
        'ana@example.com',
      ),
    );
    await expect(withLock(lock, 'bo@example.com', () => 'free', 0)).resolves.toBe('free');
  });

  it('takes over from a process that is gone, on whichever machine, once its lease has run out', async () => {
    const lock = releasesFile('publishing');
    mkdirSync(lock);
    await expect(withLock(lock, by, () => 'done', 0)).rejects.toThrow('is publishing here');
    letLeaseRunOut(webRoot);
    await expect(exclusively(webRoot, by, () => 'done')).resolves.toBe('done');
    expect(existsSync(lock)).toBe(false);
  });
});
