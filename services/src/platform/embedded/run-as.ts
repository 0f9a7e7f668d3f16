import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, chown, cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface User {
  uid: number;
  gid: number;
}

/** User for PostgreSQL, which refuses to run as root. Undefined means the current user. */
export async function serverUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await userNamed('postgres');
  if (existing) return existing;
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
    () => undefined,
  );
  const user = (await userNamed('postgres')) ?? (await userNamed('nobody'));
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is no other user for it.');
  return user;
}

async function userNamed(name: string): Promise<User | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether another user can reach a folder: every parent must be executable for others. */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found && (found.mode & 0o001) === 0) return false;
  }
  return true;
}

const SHARED = '/var/lib/clearcoat';

/** Data folder that the server's user can reach: the requested one, or a shared fallback. */
export async function reachableData(folder: string, user: User | undefined): Promise<string> {
  if (!user || (await isReachable(path.dirname(folder)))) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return path.join(SHARED, name);
}

export async function reachableBinaries(folder: string, user: User | undefined): Promise<string> {
  if (!user || (await isReachable(folder))) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const copy = path.join(SHARED, `postgres-${name}`);
  const complete = path.join(copy, 'bin', 'postgres');
  const there = await access(complete).then(
    () => true,
    () => false,
  );
  if (!there) await ownFolder(copy, user);
  if (!there) await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Creates a folder only for the server's user, within folders that this user may pass. */
export async function ownFolder(folder: string, user: User | undefined): Promise<void> {
  const parent = path.dirname(folder);
  const made = await mkdir(parent, { recursive: true });
  // A strict umask would lock the server's user out of new parent folders.
  if (user && made) for (const at of foldersBetween(made, parent)) await chmod(at, 0o755);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(folder, user);
}

export async function giveTo(file: string, user: User | undefined): Promise<void> {
  if (user) await chown(file, user.uid, user.gid);
}

function foldersBetween(top: string, leaf: string): string[] {
  return leaf === top ? [top] : [...foldersBetween(top, path.dirname(leaf)), leaf];
}
