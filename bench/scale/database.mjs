import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Cluster } from '../../services/dist/platform/embedded/cluster.js';

/**
 * Opens a separate PostgreSQL for the run.
 *
 * @param from a kept folder of an earlier run, with all its data
 * @param keep a folder for the next run; without it the data is deleted at the end
 */
export async function openDatabase({ from, keep }) {
  const lasting = from ?? keep;
  const dataDir = lasting
    ? path.resolve(lasting)
    : mkdtempSync(path.join(tmpdir(), 'clearcoat-scale-'));
  const cluster = await Cluster.open({ dataDir, settings: { max_wal_size: '8GB' } });
  if ((await cluster.isNew()) !== (from === undefined)) {
    throw new Error(
      from ? `${from} was kept by no run` : `${keep} is filled already: --from ${keep}`,
    );
  }
  await cluster.start();
  const close = async () => {
    await cluster.stop();
    if (!lasting) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: cluster.url(), dataDir, close };
}
