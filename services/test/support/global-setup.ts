import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

interface Started {
  url: string;
  folder: string;
  dist: string;
  pooler?: { port: number; pid: number };
}

/** Starts one PostgreSQL for all test files. Each file clones its migrated template. */
export default async function globalSetup(
  _global: unknown,
  { rootDir }: { rootDir: string },
): Promise<void> {
  const script = path.join(rootDir, 'test', 'support', 'cluster.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'start']);
  const { url, folder, dist, pooler } = JSON.parse(stdout) as Started;
  process.env.CLEARCOAT_TEST_DATABASE = url;
  process.env.CLEARCOAT_TEST_FOLDER = folder;
  process.env.CLEARCOAT_TEST_DIST = dist;
  if (!pooler) return;
  process.env.CLEARCOAT_TEST_POOLER_PORT = String(pooler.port);
  process.env.CLEARCOAT_TEST_POOLER_PID = String(pooler.pid);
}
