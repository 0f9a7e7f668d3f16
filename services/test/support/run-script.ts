import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** JSON output of a script in this folder, run as a separate process. */
export async function runScript(name: string, ...args: string[]): Promise<unknown> {
  const script = path.join(import.meta.dirname, name);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    ...args,
  ]);
  return JSON.parse(stdout) as unknown;
}
