/** Transpiles src/ into dist/, file by file and in parallel; `tsc -p services` checks the types. */
import { transformFile } from '@swc/core';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = import.meta.dirname;
const source = path.join(root, 'src');

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};

async function transpile(from, to) {
  const { code, map } = await transformFile(from, { ...options, sourceFileName: from });
  const file = to.replace(/\.ts$/, '.js');
  await Promise.all([
    writeFile(file, `${code}\n//# sourceMappingURL=${path.basename(file)}.map\n`),
    writeFile(`${file}.map`, map ?? ''),
  ]);
}

const isTest = (name) => /\.spec\.ts$/.test(name);

/** Everything that decides what is built: same fingerprint, same result. */
async function fingerprintOf(files) {
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  for (const file of files) hash.update(file).update(await readFile(path.join(source, file)));
  return hash.digest('hex');
}

/** Answers how many files were built; none when nothing changed, since others may be running it. */
export async function build(target = path.join(root, 'dist')) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .sort();
  const stamp = path.join(target, '.built-from');
  const fingerprint = await fingerprintOf(files);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return 0;
  await rm(target, { recursive: true, force: true });
  const folders = new Set(files.map((file) => path.dirname(file)));
  await Promise.all([...folders].map((dir) => mkdir(path.join(target, dir), { recursive: true })));
  await Promise.all(
    files.map((file) => {
      const [from, to] = [path.join(source, file), path.join(target, file)];
      return file.endsWith('.ts') ? transpile(from, to) : copyFile(from, to);
    }),
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
