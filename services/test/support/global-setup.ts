import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** One PostgreSQL for all files; each file clones its migrated template. */
export default async function globalSetup(
  _global: unknown,
  { rootDir }: { rootDir: string },
): Promise<void> {
  const script = path.join(rootDir, 'test', 'support', 'cluster.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'start']);
  const { url, folder, dist } = JSON.parse(stdout) as Record<'url' | 'folder' | 'dist', string>;
  process.env.CLEARCOAT_TEST_DATABASE = url;
  process.env.CLEARCOAT_TEST_FOLDER = folder;
  process.env.CLEARCOAT_TEST_DIST = dist;
}
