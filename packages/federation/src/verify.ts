import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release.ts';
import { versionFolder } from './web-root.ts';

/** SHA-384 in the format of integrity attributes. */
export const integrityOf = (data: Uint8Array): string =>
  `sha384-${createHash('sha384').update(data).digest('base64')}`;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Reads every file of a version back and compares it with the build.
 *
 * @param from - URL of a running product to fetch the files from. Default: read them
 *   from the disk
 * @throws Error naming the first file that is missing or different
 */
export async function verifyFiles(webRoot: string, release: Release, from?: string): Promise<void> {
  const { name, version, files } = release;
  const folder = versionFolder(webRoot, name, version);
  const readBack = (file: string) =>
    from === undefined
      ? readFile(path.join(folder, file))
      : fetchBytes(new URL(`/remotes/${name}/${version}/${file}`, from).href);
  for (const [file, wanted] of Object.entries(files)) {
    let problem: string | undefined;
    try {
      if (integrityOf(await readBack(file)) !== wanted) problem = 'it is not what was built';
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    if (problem === undefined) continue;
    const where = from ?? folder;
    throw new Error(
      `${name} ${version}: ${file} cannot be read back from ${where}: ${problem}. The registry was not changed.`,
    );
  }
}
