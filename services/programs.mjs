/**
 * The programs at the root of a build, each with our own files put together: Node would look for and
 * read over a thousand at each start, a third of the time it takes. The files themselves stay beside
 * them, for workers, migrations and whoever measures a part.
 */
import { build } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inLatin } from './libraries.mjs';

/** What is put together lies at the root, and finds its neighbours from where its file was. */
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

/** As swc writes it: at the beginning of a line or after its comment. */
const CLASS =
  /(?<=^\s*|\*\/ )(?:export )?(?:default )?(?:let \w+ = )?class (\w+)(?: extends .*)? \{/gm;

/**
 * Tokens, descriptions and errors are told apart by the names of their classes, and of two that are
 * called the same within a file one is called otherwise. (esbuild's `keepNames` would name functions
 * as well, each time that one comes to be; without that, as `nameClassesOnly` leaves the libraries, an
 * arrow loses the name of its property, by which Swagger tells `type: () => X`.)
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

/** Puts the programs of the build in `target` together; its libraries stay in the folder of that name. */
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
