/**
 * Transpiles src/ into dist/, file by file and in parallel. Libraries are bundled into a few files, and
 * each program's own files into one. `tsc -p services` checks the types.
 */
import { transformFile } from '@swc/core';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeLibraries, withLibraries } from './libraries.mjs';
import { placePrograms } from './programs.mjs';
import { SWC_OPTIONS } from './swc-options.mjs';

const root = import.meta.dirname;
const source = path.join(root, 'src');
const LIBRARIES = 'libraries';
/** Files that are part of the fingerprint: the build steps and the library versions. */
const STEPS = [
  'build.mjs',
  'libraries.mjs',
  'programs.mjs',
  'swc-options.mjs',
  '../package-lock.json',
];

/**
 * Code that the administration page shares with the command line. It is copied to dist/federation/,
 * because the API's image contains only the services' packages.
 */
const federation = path.join(root, '../packages/federation/src');
const RELEASE_TOOL = [
  'bundle',
  'gate',
  'registry',
  'release',
  'releases',
  'ship',
  'stack',
  'store',
  'transaction',
];
const IMPORT = /from '\.\/([\w-]+)\.ts'/g;

/** Files of the release tool with all their imports. */
async function releaseTool() {
  const names = new Set(RELEASE_TOOL);
  // A Set iterates over entries added during the loop, too.
  for (const name of names) {
    const code = await readFile(path.join(federation, `${name}.ts`), 'utf8');
    for (const [, imported] of code.matchAll(IMPORT)) names.add(imported);
  }
  return [...names].map((name) => `${name}.ts`);
}

/** @type {import('@swc/core').Options} */
const options = {
  ...SWC_OPTIONS,
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: { ...SWC_OPTIONS.jsc, rewriteRelativeImportExtensions: true },
};

async function transpile(from, to, target, found) {
  const { code, map } = await transformFile(from, { ...options, sourceFileName: from });
  const file = path.join(target, to.replace(/\.ts$/, '.js'));
  const shared = path.posix.relative(path.posix.dirname(to), 'federation');
  const linked = code.replace(/(?<=from ["'])@clearcoat\/federation\/(\w+)/g, `./${shared}/$1.js`);
  const libraries = `./${path.posix.relative(path.posix.dirname(to), LIBRARIES)}`;
  await Promise.all([
    writeFile(
      file,
      `${withLibraries(linked, libraries, found)}\n//# sourceMappingURL=${path.basename(file)}.map\n`,
    ),
    writeFile(`${file}.map`, map ?? ''),
  ]);
}

const isTest = (name) => /\.spec\.ts$/.test(name);

/** Input files with their targets. */
async function inputs() {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const own = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((from) => ({ from, to: path.relative(source, from) }));
  const shared = (await releaseTool()).map((name) => ({
    from: path.join(federation, name),
    to: path.join('federation', name),
  }));
  return [...own, ...shared].sort((one, other) => (one.to < other.to ? -1 : 1));
}

/** Hash of all inputs: the same fingerprint means the same result. */
async function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of STEPS) hash.update(await readFile(path.join(root, file)));
  for (const { from, to } of files) hash.update(to).update(await readFile(from));
  return hash.digest('hex');
}

/**
 * Builds and returns the number of files. Returns 0 if nothing changed, since others may be running the
 * build.
 */
export async function build(target = path.join(root, 'dist')) {
  const files = await inputs();
  const stamp = path.join(target, '.built-from');
  const fingerprint = await fingerprintOf(files);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return 0;
  await rm(target, { recursive: true, force: true });
  const folders = new Set(files.map(({ to }) => path.dirname(path.join(target, to))));
  await Promise.all([...folders].map((dir) => mkdir(dir, { recursive: true })));
  const found = new Set();
  await Promise.all(
    files.map(({ from, to }) =>
      to.endsWith('.ts')
        ? transpile(from, to, target, found)
        : copyFile(from, path.join(target, to)),
    ),
  );
  await Promise.all([
    placeLibraries(found, path.join(target, LIBRARIES)),
    placePrograms(target, LIBRARIES),
  ]);
  await writeFile(stamp, fingerprint);
  return files.length;
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now();
  const count = await build();
  process.stdout.write(
    `services: ${count} files in ${Math.round(performance.now() - started)} ms\n`,
  );
}
