import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the product under test serves its front end from. */
export const WEB_ROOT = path.join(ROOT, 'var/e2e/www');

interface PublishedRemote {
  name: string;
  stable: { version: string; entry: string };
  previous?: { version: string };
}

/** The registry as it stands on disk. */
export function readRegistry(): { revision: string; remotes: PublishedRemote[] } {
  const file = path.join(WEB_ROOT, 'registry/remotes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readRegistry>;
}

export function published(name: string): PublishedRemote {
  const remote = readRegistry().remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not published.`);
  return remote;
}

/**
 * A checkout of one remote alone, as its team has it: the remote's folder and the installed
 * packages, no shell and no other remote.
 */
export function checkOutAlone(folder: string): { dir: string; buildAndPublish: () => void } {
  const root = path.join(ROOT, 'var/e2e/team');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(path.join(ROOT, folder), path.join(root, folder), {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  for (const file of ['package-lock.json', 'tsconfig.base.json']) {
    cpSync(path.join(ROOT, file), path.join(root, file));
  }
  for (const linked of ['node_modules', 'packages']) {
    symlinkSync(path.join(ROOT, linked), path.join(root, linked));
  }
  return {
    dir: path.join(root, folder),
    buildAndPublish() {
      execFileSync('node', ['--import', 'tsx', 'packages/federation/src/cli.ts', 'up'], {
        cwd: ROOT,
        env: { ...process.env, CLEARCOAT_ROOT: root, WEB_ROOT },
      });
    },
  };
}
