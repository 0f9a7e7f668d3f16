import path from 'node:path';
import { parseConfig } from './platform/config/config.js';
import type { Connections } from './platform/database/index.js';
import { Cluster } from './platform/embedded/cluster.js';
import { FolderOwner } from './platform/embedded/folder-owner.js';

type Embedded = (dataDir: string, work: (url: string) => Promise<string>) => Promise<string>;

/** Runs a command on DATABASE_URL, or on the embedded database opened by `embedded`. */
export function withDatabase(
  env: NodeJS.ProcessEnv,
  embedded: Embedded,
  work: (urls: Connections) => Promise<string>,
): Promise<string> {
  if (env.DATABASE_URL?.trim()) return work(parseConfig(env));
  return embedded(path.resolve(env.DATA_DIR ?? 'var'), (databaseUrl) => work({ databaseUrl }));
}

/** Uses the running server if there is one, otherwise {@link owned}. */
export async function joined(
  dataDir: string,
  work: (url: string) => Promise<string>,
): Promise<string> {
  const cluster = await Cluster.open({ dataDir: path.join(dataDir, 'postgres') });
  return (await cluster.join()) ? work(cluster.url()) : owned(dataDir, work);
}

/** Starts the embedded server with exclusive access to its data. */
export async function owned(
  dataDir: string,
  work: (url: string) => Promise<string>,
): Promise<string> {
  const owner = await FolderOwner.claim(dataDir);
  const cluster = await Cluster.open({ dataDir: path.join(dataDir, 'postgres') });
  try {
    await cluster.start();
    return await work(cluster.url());
  } finally {
    await cluster.stop();
    await owner.release();
  }
}
