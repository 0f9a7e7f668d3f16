import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A checkout of some apps, like that of a team that shares only the installed packages. */
export interface ScratchWorkspace {
  root: string;
  /** Changes a file of it. @throws Error when the text is not in the file */
  replace(file: string, from: string, to: string): void;
  /** Gives an app another version number. */
  setVersion(folder: string, version: string): void;
  /** Runs the release tool in it and returns the output. */
  mfe(...args: string[]): string;
  /** Runs the generator in it. */
  newRemote(...args: string[]): void;
  remove(): void;
}

/**
 * Copies apps into a folder, beside links to the installed packages and the blog's posts.
 *
 * @param root - the folder; its former content is deleted
 * @param folders - the apps, e.g. 'mfe-crm'
 * @param options - `built`: also copies their builds, so that only changes are built
 */
export function scratchWorkspace(
  root: string,
  folders: string[],
  { built = false } = {},
): ScratchWorkspace {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const left = built ? /\/node_modules$/ : /\/(dist|node_modules)$/;
  for (const folder of folders) {
    const filter = (file: string) => !left.test(file);
    cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true, filter });
  }
  for (const file of ['package-lock.json', 'tsconfig.base.json']) {
    cpSync(path.join(ROOT, file), path.join(root, file));
  }
  for (const linked of ['node_modules', 'packages', 'services']) {
    symlinkSync(path.join(ROOT, linked), path.join(root, linked));
  }
  const replace = (file: string, from: string, to: string) => {
    const full = path.join(root, file);
    const text = readFileSync(full, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
    writeFileSync(full, text.replace(from, to));
  };
  const run = (script: string, args: string[]) =>
    execFileSync('node', ['--import', 'tsx', script, ...args], {
      cwd: ROOT,
      env: { ...process.env, CLEARCOAT_ROOT: root, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
  return {
    root,
    replace,
    setVersion(folder, version) {
      const file = path.join(root, folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2));
    },
    mfe: (...args) => run('packages/federation/src/cli.ts', args),
    newRemote: (...args) => void run('scripts/new-remote.mjs', args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
