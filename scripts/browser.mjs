/** A Chromium for the browser tests: the installed one, else Debian's package, else Playwright's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT, say, step } from './bootstrap.mjs';

const INSTALLED = '/usr/bin/chromium';
/** The machine's own Chromium, if it has one; else Playwright finds its own. */
export const installedChromium = () => (existsSync(INSTALLED) ? INSTALLED : undefined);

export const quietly = (command, args) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installFromDebian() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return false;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
  return (
    quietly('apt-get', packages) || (quietly('apt-get', ['update']) && quietly('apt-get', packages))
  );
}

export async function installBrowser() {
  if (installedChromium()) return;
  say('Installing a browser for the tests');
  await step('browser ready', () => {
    if (installFromDebian() || quietly('npx', ['playwright', 'install', 'chromium'])) return;
    process.stderr.write('No Chromium could be installed; install one at /usr/bin/chromium.\n');
    process.exit(1);
  });
}
