import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Command line of a process, '' if there is none. A pid may be reused, so its mere existence proves
 * nothing.
 */
export async function commandOf(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (process.platform === 'win32') {
    return (await run('tasklist', ['/fi', `PID eq ${pid}`, '/nh'])).stdout;
  }
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : run('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout);
  return command.catch(() => '');
}
