/**
 * Bundles each program at the root of a build. Otherwise Node would read over a thousand files at each
 * start, a third of its time. The single files are kept for workers, migrations and measurements.
 */
import { build } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inLatin } from './libraries.mjs';

/** Adjusts paths of a file that is bundled into a program at the root. */
export function fromRoot(code, file) {
  const folder = path.posix.dirname(file);
  if (folder === '.') return code;
  if (code.includes('import.meta.filename')) {
    throw new Error(`${file}: import.meta.filename would be that of what it is put into.`);
  }
  return code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(`./${file}`)}, import.meta.url).href`);
}

/** Class as swc writes it: at the start of a line or after a comment. */
const CLASS =
  /(?<=^\s*|\*\/ )(?:export )?(?:default )?(?:let \w+ = )?class (\w+)(?: extends .*)? \{/gm;

/**
 * Keeps class names, which identify tokens, schemas and errors, although a bundler renames duplicates.
 * (esbuild's `keepNames` would also name each function on every creation. `nameClassesOnly` does not
 * fit here: arrow functions would lose their property's name, which Swagger needs for `type: () => X`.)
 */
export const keepClassNames = (code) =>
  code.replaceAll(
    CLASS,
    (start, name) =>
      `${start} static { Object.defineProperty(this, 'name', { value: '${name}' }); }`,
  );

const ownFiles = (target, libraries) => ({
  name: 'own files',
  setup({ onResolve, onLoad }) {
    const isLibrary = new RegExp(`/${libraries}/[^/]+$`);
    onResolve({ filter: isLibrary }, ({ path: file }) => ({
      path: `./${libraries}/${path.posix.basename(file)}`,
      external: true,
    }));
    onLoad({ filter: /\.js$/ }, async ({ path: from }) => {
      const file = path.relative(target, from).replaceAll(path.sep, '/');
      const code = await readFile(from, 'utf8');
      return { contents: inLatin(keepClassNames(fromRoot(code, file))), loader: 'js' };
    });
  },
});

/** Bundles the programs in `target`. The libraries stay in their folder. */
export async function placePrograms(target, libraries) {
  const files = (await readdir(target)).filter((name) => name.endsWith('.js'));
  await build({
    entryPoints: files.map((name) => path.join(target, name)),
    outdir: target,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    plugins: [ownFiles(target, libraries)],
    logLevel: 'error',
  });
}
