import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export default async function globalTeardown(
  _global: unknown,
  { rootDir }: { rootDir: string },
): Promise<void> {
  const folder = process.env.CLEARCOAT_TEST_FOLDER;
  if (!folder) return;
  const script = path.join(rootDir, 'test', 'support', 'cluster.mjs');
  await promisify(execFile)(process.execPath, [
    script,
    'stop',
    folder,
    process.env.CLEARCOAT_TEST_POOLER_PID ?? '',
  ]);
}
