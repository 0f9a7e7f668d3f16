import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack, unpack } from './bundle';
import type { Release } from './release';
import { newFolder } from './testing/fake-apps';
import { release } from './testing/fake-releases';
import { integrityOf } from './verify';

let dist: string;
let target: string;
const ENTRY = 'var entry;';
const MAP = { version: 3, sources: ['mfe-crm/src/Row.tsx'], names: [], mappings: 'AAEI' };

beforeEach(() => {
  [dist, target] = [newFolder(), newFolder()];
  writeFileSync(path.join(dist, 'remoteEntry.js'), ENTRY);
});

const integrity = integrityOf(Buffer.from(ENTRY));
const sound = (values: Partial<Release> = {}) =>
  release('1.4.0-1a2b3c4d', { integrity, files: { 'remoteEntry.js': integrity }, ...values });

/** A bundle that may have been tampered with. */
interface Sent {
  files: Record<string, string>;
  maps?: Record<string, unknown>;
  percent?: unknown;
}
function changed(change: (bundle: Sent) => void) {
  const bundle = JSON.parse(gunzipSync(pack({ dist, release: sound() })).toString()) as Sent;
  change(bundle);
  return gzipSync(JSON.stringify(bundle));
}

it('comes out as it went in', () => {
  const { release: same, percent } = unpack(pack({ dist, release: sound() }, 10), target);
  expect([same, percent]).toEqual([sound(), 10]);
  expect(readFileSync(path.join(target, 'remoteEntry.js'), 'utf8')).toBe(ENTRY);
});

it('brings the source maps along, as places alone', () => {
  mkdirSync(path.join(dist, 'maps'));
  const put = (file: string) =>
    writeFileSync(
      path.join(dist, 'maps', file),
      JSON.stringify({ ...MAP, sourcesContent: ['secret'] }),
    );
  put('remoteEntry.js.map');
  put('of-no-file.js.map');
  const sent = pack({ dist, release: sound() });
  expect(gunzipSync(sent).toString()).not.toContain('secret');
  unpack(sent, target);
  const kept = readFileSync(path.join(target, 'maps/remoteEntry.js.map'), 'utf8');
  expect(JSON.parse(kept)).toEqual(MAP);
  expect(existsSync(path.join(target, 'maps/of-no-file.js.map'))).toBe(false);
});

it.each<[string, Partial<Release>, string]>([
  ['a name that is a path', { name: '../crm' }, 'no name of a remote'],
  ['a version that is a path', { version: '../1.0.0' }, 'is no version'],
  ['an entry elsewhere', { entry: 'https://evil.example/x.js' }, 'cannot be at'],
  ['an entry that is not pinned', { integrity: 'sha384-x' }, 'not pinned'],
])('%s is refused', (_what, values, sentence) => {
  const data = pack({ dist, release: sound(values) });
  expect(() => unpack(data, target)).toThrow(sentence);
});

it.each<[string, Parameters<typeof changed>[0], string]>([
  ['other bytes', ({ files }) => (files['remoteEntry.js'] = 'eA=='), 'not what was built'],
  ['one file more', ({ files }) => (files['more.js'] = 'eA=='), 'other files'],
  ['a file that is a path', ({ files }) => (files['../x.js'] = 'eA=='), 'This is no version'],
  [
    'a map of nothing',
    (bundle) => (bundle.maps = { 'x.js': MAP }),
    'a file that the release does not name',
  ],
  ['a map that is none', (bundle) => (bundle.maps = { 'x.js': {} }), 'This is no version'],
  ['a map that is a path', (bundle) => (bundle.maps = { '../x.js': MAP }), 'This is no version'],
  ['a share that is none', (bundle) => (bundle.percent = 101), 'This is no version'],
])('%s is refused', (_what, change, sentence) => {
  expect(() => unpack(changed(change), target)).toThrow(sentence);
  expect(existsSync(path.join(target, '../x.js'))).toBe(false);
});

it('anything else is refused', () => {
  expect(() => unpack(Buffer.from('hello'), target)).toThrow('This is no version');
});
