import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a script of this folder printed, as JSON, in a process of its own. */
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
