/** Transpiles src/ into dist/, file by file and in parallel; `tsc -p services` checks the types. */
import { transformFile } from '@swc/core';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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

export async function build(target = path.join(root, 'dist')) {
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  await Promise.all([...folders].map((dir) => mkdir(path.join(target, dir), { recursive: true })));
  await Promise.all(
    files.map((file) => {
      const [from, to] = [path.join(source, file), path.join(target, file)];
      return file.endsWith('.ts') ? transpile(from, to) : copyFile(from, to);
    }),
  );
  return files.length;
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now();
  const count = await build();
  process.stdout.write(
    `services: ${count} files in ${Math.round(performance.now() - started)} ms\n`,
  );
}
