/** An nginx for the edge test: the installed one, else Debian's package. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { quietly } from './browser.mjs';
import { say, step } from './bootstrap.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of nginx, or undefined. */
export function findNginx() {
  return FOLDERS.map((folder) => path.join(folder, 'nginx')).find(existsSync);
}

/** Installs Debian's package, unless the package would start nginx as a service. */
function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || existsSync('/run/systemd/system')) return;
  const install = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  if (!quietly('apt-get', install) && quietly('apt-get', ['update'])) quietly('apt-get', install);
}

export async function installNginx() {
  if (findNginx()) return;
  say('Installing nginx for the tests');
  await step('nginx ready', () => {
    installFromDebian();
    if (findNginx()) return;
    process.stderr.write(
      'No nginx could be installed. Install one (its service need not run), then try again.\n',
    );
    process.exit(1);
  });
}
