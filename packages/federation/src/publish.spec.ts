import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { publish, type PublishOptions } from './publish';
import { rollback } from './releases';
import type { ShipStep } from './ship';
import { readHistory, readRegistry, readRelease, readShell } from './store';
import { builtRemote, builtShell, letLeaseRunOut, newFolder } from './testing/fake-apps';
import { prune } from './version-files';
import type { App } from './workspace';

/** Separate processes take a while to start on a busy machine. */

const ROOT = path.resolve(__dirname, '../../..');
const runner = path.join(__dirname, 'testing/publish-in-a-process.ts');

let webRoot: string;
const by = 'ana@example.com';
const ship = (apps: App[], options: Partial<PublishOptions> = {}) =>
  publish(apps, { webRoot, by, ...options });
const live = (name = 'crm') => readRegistry(webRoot).remotes.find((remote) => remote.name === name);
const foldersOf = (name = 'crm') => readdirSync(path.join(webRoot, 'remotes', name)).sort();
const page = () => readFileSync(path.join(webRoot, 'shell/index.html'), 'utf8');

/** Publishes in a separate process; returns how the process ended. */
function shipElsewhere(app: App, killAfter?: ShipStep): Promise<'ended' | 'killed'> {
  const job = JSON.stringify({ app, webRoot, by, killAfter });
  return new Promise((resolve, reject) => {
    execFile('node', ['--import', 'tsx', runner, job], { cwd: ROOT }, (error, _out, problems) => {
      if (!error) resolve('ended');
      else if (error.signal === 'SIGKILL') resolve('killed');
      else reject(new Error(problems));
    });
  });
}

beforeEach(() => {
  webRoot = newFolder();
});

describe('publishing', () => {
  it('puts files, release and registry in place and says who did it', async () => {
    await ship([builtShell(), builtRemote('crm')]);
    const stable = live()?.stable;
    expect(stable).toMatchObject({ version: '1.0.0-aaaaaaaa', container: 'mfe_fake' });
    expect(foldersOf()).toEqual(['1.0.0-aaaaaaaa']);
    expect(readdirSync(path.join(webRoot, 'remotes/crm/1.0.0-aaaaaaaa')).sort()).toEqual(
      ['1.css', '1.js', 'remoteEntry.js']
        .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
        .concat('release.json')
        .sort(),
    );
    expect(readShell(webRoot)).toMatchObject({ contract: '1.1.0', shared: { react: '19.3.1' } });
    expect(readHistory(webRoot)).toMatchObject([
      { by, action: 'publish', app: 'shell', to: '1.0.0-aaaaaaaa' },
      { by, action: 'publish', app: 'crm', to: '1.0.0-aaaaaaaa' },
    ]);
  });

  it('keeps source maps where nobody is served from, as long as the version', async () => {
    const app = builtRemote('crm');
    mkdirSync(path.join(app.dir, 'dist/maps'));
    writeFileSync(path.join(app.dir, 'dist/maps/1.js.map'), '{}');
    await ship([builtShell(), app]);
    const maps = path.join(webRoot, 'releases/maps/crm');
    expect(readdirSync(path.join(maps, '1.0.0-aaaaaaaa'))).toEqual(['1.js.map']);
    expect(existsSync(path.join(webRoot, 'remotes/crm/1.0.0-aaaaaaaa/maps'))).toBe(false);
    expect(Object.keys(readRelease(webRoot, 'crm', '1.0.0-aaaaaaaa')?.files ?? {})).not.toContain(
      'maps/1.js.map',
    );
    for (const hash of ['bbbbbbbb', 'cccccccc']) await ship([builtRemote('crm', { hash })]);
    prune(webRoot, live()!, 1);
    expect(readdirSync(maps)).toEqual([]);
  });

  it('leaves everything as it is when nothing is new', async () => {
    await ship([builtShell(), builtRemote('crm')]);
    const { revision } = readRegistry(webRoot);
    await ship([builtShell(), builtRemote('crm')]);
    expect(readRegistry(webRoot).revision).toBe(revision);
    expect(readHistory(webRoot)).toHaveLength(2);
  });

  it('does not bring back by itself what was rolled back, and says how', async () => {
    const [first, second] = [builtRemote('crm'), builtRemote('crm', { hash: 'bbbbbbbb' })];
    await ship([first]);
    await ship([second]);
    await rollback(webRoot, by, 'crm');
    const said: string[] = [];
    await ship([second], { log: (line) => said.push(line) });
    expect(live()?.stable.version).toBe('1.0.0-aaaaaaaa');
    expect(said.join()).toContain('promote crm 1.0.0-bbbbbbbb');
  });

  it('gives a new version to a share of the businesses when asked to', async () => {
    await ship([builtRemote('crm')]);
    await ship([builtRemote('crm', { hash: 'bbbbbbbb' })], { canaryPercent: 10 });
    expect(live()).toMatchObject({
      stable: { version: '1.0.0-aaaaaaaa' },
      canary: { version: '1.0.0-bbbbbbbb', percent: 10 },
    });
  });

  it('keeps five versions, and those that the registry names', async () => {
    const hashes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(8));
    await ship([builtRemote('crm')]);
    await ship([builtRemote('crm', { hash: 'zzzzzzzz' })], { canaryPercent: 1 });
    for (const hash of hashes) await ship([builtRemote('crm', { hash })]);
    expect(foldersOf()).toHaveLength(6);
    expect(foldersOf()).toContain('1.0.0-zzzzzzzz');
    expect(foldersOf()).not.toContain('1.0.0-aaaaaaaa');
  });
});

describe('a red gate', () => {
  it.each([
    ['another contract', { contract: '^2.0.0' }, 'contract'],
    ['a slot nobody knows', { slots: ['dashboard.weather'] }, 'slots'],
    ['a style that reaches beyond itself', { css: 'h1{margin:0}' }, 'styles'],
    [
      'something the shell has not',
      { entry: 'var f;n={"./module":()=>e(1)};m={1:{shareKey:"vue",requiredVersion:"^3.0.0"}}' },
      'shared',
    ],
    [
      'something in a version the shell has not',
      { entry: 'var f;n={"./module":()=>e(1)};m={1:{shareKey:"react",requiredVersion:"^20.0.0"}}' },
      'shared',
    ],
    ['no module', { entry: 'var f;m={1:{shareKey:"react",requiredVersion:"^19.0.0"}}' }, 'exports'],
  ])('never writes the registry: %s', async (_what, values, check) => {
    await ship([builtShell(), builtRemote('crm')]);
    const { revision } = readRegistry(webRoot);
    const broken = builtRemote('crm', { hash: 'bbbbbbbb', ...values });
    await expect(ship([broken])).rejects.toThrow(new RegExp(`nothing was changed[^]*${check} +NO`));
    expect(readRegistry(webRoot).revision).toBe(revision);
    expect(readHistory(webRoot)).toHaveLength(2);
  });

  it('keeps a remote out that claims what belongs to another', async () => {
    await ship([builtRemote('crm', { declares: [{ slot: 'crm.top', path: '/crm' }] })]);
    const declares = [{ slot: 'crm.top', path: '/orders' }];
    await expect(ship([builtRemote('orders', { declares })])).rejects.toThrow('belongs to crm');
    expect(live('orders')).toBeUndefined();
  });

  it('opens once a slot is declared, before its filler or together with it', async () => {
    await ship([builtShell()]);
    const filler = builtRemote('orders', { slots: ['crm.top'] });
    await expect(ship([filler])).rejects.toThrow('nobody declares crm.top');
    await ship([filler, builtRemote('crm', { declares: [{ slot: 'crm.top', path: '/crm' }] })]);
    expect(live('orders')?.contributes.slots).toEqual(['crm.top']);
    await ship([builtShell('bbbbbbbb')]);
    expect(readShell(webRoot)?.version).toBe('1.0.0-bbbbbbbb');
  });

  it('keeps the page when the new shell breaks a remote that runs, or that may be gone back to', async () => {
    await ship([builtShell(), builtRemote('crm', { contract: '^1.1.0' })]);
    await ship([builtRemote('crm', { hash: 'bbbbbbbb' })]);
    const before = page();
    const older = builtShell('bbbbbbbb', { version: '1.0.0', slots: [] });
    await expect(ship([older])).rejects.toThrow(/crm 1\.0\.0-aaaaaaaa × shell[^]*contract +NO/);
    expect(page()).toBe(before);
    expect(readShell(webRoot)?.version).toBe('1.0.0-aaaaaaaa');
  });

  it('lets a new contract pass together with the remotes made for it', async () => {
    await ship([builtShell(), builtRemote('crm')]);
    const shell = builtShell('bbbbbbbb', { version: '2.0.0', slots: [] });
    await expect(ship([shell])).rejects.toThrow('contract');
    await ship([shell, builtRemote('crm', { hash: 'bbbbbbbb', contract: '^2.0.0' })]);
    expect(live()?.stable.contract).toBe('^2.0.0');
    // The incompatible previous version can no longer be rolled back to, which does not block
    // publishing.
    await ship([builtShell('cccccccc', { version: '2.1.0', slots: [] })]);
    expect(readShell(webRoot)?.contract).toBe('2.1.0');
  });
});

describe('reading back', () => {
  const next = () => builtRemote('crm', { hash: 'bbbbbbbb' });

  it('refuses files that are not what was built', async () => {
    await ship([builtRemote('crm')]);
    await ship([next()]);
    await rollback(webRoot, by, 'crm');
    await ship([builtRemote('crm', { hash: 'cccccccc' })]);
    // A version that already exists on disk, changed since.
    writeFileSync(path.join(webRoot, 'remotes/crm/1.0.0-bbbbbbbb/1.js'), 'alert(1)');
    await expect(ship([next()])).rejects.toThrow('1.js cannot be read back');
    expect(live()?.stable.version).toBe('1.0.0-cccccccc');
  });

  it('fetches every file from the running product', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(path.basename(url));
      const file = path.join(webRoot, url);
      if (url.endsWith('1.js')) response.writeHead(404).end();
      else response.end(readFileSync(file));
    }).listen(0);
    const verifyAt = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      await expect(ship([next()], { verifyAt })).rejects.toThrow('it answers 404');
      expect(asked).toEqual(['1.css', '1.js']);
      expect(readRegistry(webRoot).remotes).toEqual([]);
    } finally {
      server.close();
    }
  });
});

describe('an interrupted publish', () => {
  const steps: ShipStep[] = ['staged', 'in place', 'verified', 'checked', 'shell'];

  it.each(steps)(
    'killed after "%s" leaves the old state, and the next one cleans up',
    async (step) => {
      await ship([builtRemote('crm')]);
      const { revision } = readRegistry(webRoot);
      const next = builtRemote('crm', { hash: 'bbbbbbbb' });
      expect(await shipElsewhere(next, step)).toBe('killed');
      letLeaseRunOut(webRoot);
      expect(readRegistry(webRoot).revision).toBe(revision);
      await ship([next]);
      expect(live()).toMatchObject({
        stable: { version: '1.0.0-bbbbbbbb' },
        previous: { version: '1.0.0-aaaaaaaa' },
      });
      expect(foldersOf()).toEqual(['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb']);
      expect(readHistory(webRoot, 'crm')).toHaveLength(2);
      expect(existsSync(path.join(webRoot, 'releases/publishing'))).toBe(false);
    },
  );

  it('killed once the registry is written has published', async () => {
    await ship([builtRemote('crm')]);
    const next = builtRemote('crm', { hash: 'bbbbbbbb' });
    expect(await shipElsewhere(next, 'registry')).toBe('killed');
    letLeaseRunOut(webRoot);
    expect(live()?.stable.version).toBe('1.0.0-bbbbbbbb');
    await ship([next]);
    expect(readHistory(webRoot, 'crm')).toHaveLength(2);
  });

  it('that removed half a version leaves nothing that could be mistaken for one', async () => {
    await ship([builtRemote('crm')]);
    const folder = path.join(webRoot, 'remotes/crm/0.9.0-00000000.removed');
    cpSync(path.join(webRoot, 'remotes/crm/1.0.0-aaaaaaaa'), folder, { recursive: true });
    expect(readRelease(webRoot, 'crm', '0.9.0-00000000')).toBeUndefined();
    await ship([builtRemote('crm')]);
    expect(foldersOf()).toEqual(['1.0.0-aaaaaaaa']);
  });
});

it('two publishers at once lose nothing', async () => {
  mkdirSync(webRoot, { recursive: true });
  const names = ['crm', 'insights', 'marketing'];
  const ends = await Promise.all(names.map((name) => shipElsewhere(builtRemote(name))));
  expect(ends).toEqual(['ended', 'ended', 'ended']);
  expect(readRegistry(webRoot).remotes.map(({ name }) => name)).toEqual(names);
  expect(readHistory(webRoot)).toHaveLength(3);
});
