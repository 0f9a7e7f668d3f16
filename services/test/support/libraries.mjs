/**
 * The services' libraries as a few files for jest, which loads them anew for every test file: some
 * 2,700 otherwise. Made once for each lock file; what has native parts, or state that tests share
 * with the libraries, stays outside.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const SERVICES = path.resolve(import.meta.dirname, '../..');
const ROOT = path.dirname(SERVICES);
const CACHE = path.join(ROOT, 'node_modules/.cache/jest-services');

const BUNDLED = [
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  'class-transformer',
  'class-validator',
  'fastify',
  'nodemailer',
  'openai',
  'pg-boss',
  'rate-limiter-flexible',
  'rxjs',
  'typeorm',
];
const OUTSIDE = ['pg', 'reflect-metadata', '@node-rs/argon2', 'sharp'];

const version = createHash('sha256')
  .update(readFileSync(path.join(ROOT, 'package-lock.json')))
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 12);
const FOLDER = path.join(CACHE, version);
const fileOf = (name) => path.join(FOLDER, `${name.replaceAll('/', '__')}.mjs`);

/** For jest's `moduleNameMapper`. */
export const LIBRARIES = Object.fromEntries(BUNDLED.map((name) => [`^${name}$`, fileOf(name)]));

/** What can be imported from a library by name, said as a module does: CommonJS says it only when run. */
async function entryOf(name) {
  const names = Object.keys(await import(name)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key));
  const own = names.filter((key) => key !== 'default');
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
      resolveDir: SERVICES,
    }));
  },
};

/** Drivers and parts that are not installed: the libraries ask for them where they are wanted. */
const optional = {
  name: 'optional',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...asked }) => {
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

export async function bundleLibraries() {
  if (existsSync(FOLDER)) return;
  rmSync(CACHE, { recursive: true, force: true });
  // A run that is broken off half-way leaves nothing that looks whole.
  const unfinished = `${FOLDER}.${process.pid}`;
  await build({
    entryPoints: BUNDLED.map((name) => ({
      in: `entry:${name}`,
      out: path.basename(fileOf(name), '.mjs'),
    })),
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
    minifyWhitespace: true,
    minifySyntax: true,
    // Errors are told apart by the names of their classes.
    keepNames: true,
    external: OUTSIDE,
    plugins: [entries, optional],
    banner: { js: banner },
    logLevel: 'error',
  });
  renameSync(unfinished, FOLDER);
}
