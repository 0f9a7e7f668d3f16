import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files.ts';
import type { RegistryRemote } from './registry.ts';
import { parseRelease, type Release } from './release.ts';
import { readRelease, versionsOnDisk } from './store.ts';
import { MAPS, mapsFolder, UNFINISHED, versionFolder } from './web-root.ts';

/** Versions of a remote that stay on disk, for open tabs and rollbacks. */
export const KEPT_VERSIONS = 5;
/** Each takes megabytes of a small container's memory, and there are no more threads anyway. */
const COMPRESSED_AT_ONCE = 4;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (data: Buffer) => promisify(gzip)(data),
};

/** Writes a compressed copy of every file that gets smaller. */
export async function precompress(dir: string): Promise<void> {
  const files = filesIn(dir)
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(dir, file));
  const left = files.flatMap((file) =>
    Object.entries(compressors).map(([suffix, compress]) => ({ file, suffix, compress })),
  );
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { file, suffix, compress } = next;
      if (existsSync(`${file}.${suffix}`)) continue;
      writeFileSync(`${file}.${suffix}`, await compress(readFileSync(file)));
    }
  };
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, work));
}

/** Flushes everything in a folder to the disk. */
export function syncFolder(dir: string): void {
  for (const target of [...filesIn(dir).map((file) => path.join(dir, file)), dir]) {
    const handle = openSync(target, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

/** Deletes leftovers of interrupted publishes and prunes. */
export function removeUnfinished(webRoot: string, name: string): void {
  const dir = path.join(webRoot, 'remotes', name);
  if (!existsSync(dir)) return;
  for (const folder of readdirSync(dir).filter((candidate) => UNFINISHED.test(candidate))) {
    rmSync(path.join(dir, folder), { recursive: true, force: true });
  }
}

/** Copies the source maps of a build, if any, to a folder that is not served. */
export function keepMaps(webRoot: string, dist: string, name: string, version?: string): void {
  const maps = path.join(dist, MAPS);
  if (existsSync(maps)) cpSync(maps, mapsFolder(webRoot, name, version), { recursive: true });
}

/**
 * Copies a build into its own folder, atomically and once: a published version never changes.
 *
 * @param dist - the built files
 * @param release - release.json for the same folder
 * @param staged - called after copying, before the atomic rename
 * @returns the release on disk
 */
export async function placeFiles(
  webRoot: string,
  dist: string,
  release: Release,
  staged: () => void,
): Promise<Release> {
  const target = versionFolder(webRoot, release.name, release.version);
  const before = readRelease(webRoot, release.name, release.version);
  if (before) return before;
  const staging = `${target}.staging`;
  cpSync(dist, staging, { recursive: true });
  rmSync(path.join(staging, 'build.json'), { force: true });
  rmSync(path.join(staging, MAPS), { recursive: true, force: true });
  keepMaps(webRoot, dist, release.name, release.version);
  await precompress(staging);
  writeFileSync(path.join(staging, 'release.json'), JSON.stringify(parseRelease(release), null, 2));
  syncFolder(staging);
  staged();
  renameSync(staging, target);
  return release;
}

/**
 * Deletes the oldest versions of a remote, except those in the registry.
 *
 * @param keep - number of versions to keep
 * @returns the deleted versions
 */
export function prune(webRoot: string, remote: RegistryRemote, keep = KEPT_VERSIONS): string[] {
  const used = [remote.stable, remote.previous, remote.canary].map((version) => version?.version);
  const old = versionsOnDisk(webRoot, remote.name)
    .slice(keep)
    .map(({ version }) => version)
    .filter((version) => !used.includes(version));
  for (const version of old) {
    const folder = versionFolder(webRoot, remote.name, version);
    // Renamed first, so that a half-deleted version is never mistaken for a whole one.
    renameSync(folder, `${folder}.removed`);
    rmSync(`${folder}.removed`, { recursive: true });
    rmSync(mapsFolder(webRoot, remote.name, version), { recursive: true, force: true });
  }
  return old;
}
