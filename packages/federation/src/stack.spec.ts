import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSources } from './stack';
import { newFolder } from './testing/fake-apps';
import { mapsFolder } from './web-root';

/** The first column of the first line is at 3:5 of the source (lines and columns from 0: 2 and 4). */
const map = { version: 3, sources: ['mfe-crm/src/Row.tsx'], names: [], mappings: 'AAEI' };

function putMap(webRoot: string, name: string, version?: string): void {
  const folder = mapsFolder(webRoot, name, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'list.1a2b3c4d.js.map'), JSON.stringify(map));
}

it('a stack is told in sources where there is a map, and stays as it is where there is none', () => {
  const webRoot = newFolder();
  putMap(webRoot, 'crm', '1.0.0');
  putMap(webRoot, 'shell');
  const stack = [
    'TypeError: x',
    'row /remotes/crm/1.0.0/list.1a2b3c4d.js:1:1',
    '    at go (https://app.example/assets/list.1a2b3c4d.js:1:1)',
    'old /remotes/crm/0.9.0/list.1a2b3c4d.js:1:1',
  ].join('\n');
  const source = 'mfe-crm/src/Row.tsx:3:5';
  expect(inSources(webRoot, stack).split('\n')).toEqual([
    'TypeError: x',
    `row ${source}`,
    `    at go (${source})`,
    'old /remotes/crm/0.9.0/list.1a2b3c4d.js:1:1',
  ]);
});

it('a map that is none changes nothing', () => {
  const webRoot = newFolder();
  putMap(webRoot, 'crm', '1.0.0');
  const folder = mapsFolder(webRoot, 'crm', '1.0.0');
  writeFileSync(path.join(folder, 'list.1a2b3c4d.js.map'), '{"version":3,"mappings":7}');
  const stack = 'row /remotes/crm/1.0.0/list.1a2b3c4d.js:1:1';
  expect(inSources(webRoot, stack)).toBe(stack);
});
