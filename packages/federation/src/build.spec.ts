import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { staleApps } from './build';
import { filesOf, hashInputs } from './inputs';
import { requireCurrentBuilds } from './testing/current-builds';
import { builtRemote, newFolder } from './testing/fake-apps';
import { scratchWorkspace } from './testing/scratch-workspace';
import { readApps, ROOT } from './workspace';

/** Webpack runs here, on a machine that may be busy. */
jest.setTimeout(900_000);

/** `npm test` builds everything first; the copy starts with those builds. */
it('a change of one remote builds and publishes that remote, and nothing else', () => {
  const root = newFolder();
  const webRoot = newFolder();
  requireCurrentBuilds(readApps());
  const folders = readApps().map(({ dir }) => path.basename(dir));
  const team = scratchWorkspace(root, folders, { built: true });
  const builtAt = () =>
    folders.map((folder) => statSync(path.join(root, folder, 'dist/build.json')).mtimeMs);
  const registry = () =>
    JSON.parse(readFileSync(path.join(webRoot, 'registry/remotes.json'), 'utf8')) as {
      remotes: { name: string }[];
    };
  expect(team.mfe('up', '--to', webRoot)).toBe('front end: nothing changed\n');
  const [built, published] = [builtAt(), registry()];
  team.replace('mfe-crm/src/module.tsx', "title: 'Contact' ", "title: 'One contact' ");
  expect(team.mfe('up', '--to', webRoot)).toBe('front end: building crm\n');

  const crm = folders.indexOf('mfe-crm');
  builtAt().forEach((time, index) =>
    index === crm
      ? expect(time).toBeGreaterThan(built[index] ?? 0)
      : expect(time).toBe(built[index]),
  );
  const others = ({ remotes }: typeof published) => remotes.filter(({ name }) => name !== 'crm');
  expect(others(registry())).toEqual(others(published));
  expect(registry()).not.toEqual(published);
});

it('pages that are drawn are drawn anew when what they are drawn with changes', () => {
  const kit = path.join(ROOT, 'packages/ui/src/base/DayBoard.tsx');
  const built = readApps().filter((app) => filesOf(app).includes(kit));
  expect(built.map(({ name }) => name)).toEqual(['shell', 'marketing']);
});

it('every app is built anew when the shapes of answers change', () => {
  const shapes = path.join(ROOT, 'packages/api-client/src/answers/shapes.generated.ts');
  const others = readApps().filter((app) => !filesOf(app).includes(shapes));
  expect(others).toEqual([]);
});

it('a build without the source maps that are asked for is made anew', () => {
  const app = builtRemote('crm');
  const dist = path.join(app.dir, 'dist');
  writeFileSync(path.join(app.dir, 'package.json'), '{}');
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ hash: hashInputs(app) }));
  expect(staleApps([app])).toEqual([]);
  jest.replaceProperty(process, 'env', { ...process.env, SOURCE_MAPS: '1' });
  expect(staleApps([app])).toEqual([app]);
  mkdirSync(path.join(dist, 'maps'));
  expect(staleApps([app])).toEqual([]);
});
