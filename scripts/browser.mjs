/**
 * Chromium for the browser tests: Debian's headless shell, else an installed one, else
 * Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  hasHeadlessShell,
  installedChromium,
} from '../packages/federation/src/installed-chromium.mjs';
import { ROOT, say, step } from './bootstrap.mjs';

export { installedChromium };

export const quietly = (command, args) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installFromDebian(name) {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return false;
  const packages = ['install', '-y', '--no-install-recommends', name];
  return (
    quietly('apt-get', packages) || (quietly('apt-get', ['update']) && quietly('apt-get', packages))
  );
}

export async function installBrowser() {
  if (hasHeadlessShell()) return;
  say('Installing a browser for the tests');
  await step('browser ready', () => {
    if (installFromDebian('chromium-headless-shell') || installedChromium()) return;
    if (installFromDebian('chromium')) return;
    if (quietly('npx', ['playwright', 'install', 'chromium'])) return;
    process.stderr.write('No Chromium could be installed; install one at /usr/bin/chromium.\n');
    process.exit(1);
  });
}
