import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The command line of a process, '' when there is none. A number of a process that ended long ago
 * may belong to something else by now, so that asking whether it exists is not enough.
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
