/** Entries of a new remote in shared files. */
import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, stampInstallation } from './installation.mjs';
import { ROOT } from './workspace';

const inRoot = (...names: string[]) => path.join(ROOT, ...names);

/** Adds the workspace to the lock file; all its dependencies are already locked. */
function addToLock(folder: string): void {
  const file = inRoot('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> };
  const { private: _private, ...manifest } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  ) as {
    name: string;
    private: boolean;
  };
  const added = {
    ...lock.packages,
    [folder]: manifest,
    [`node_modules/${manifest.name}`]: { resolved: folder, link: true },
  };
  const packages = Object.fromEntries(
    Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}

/**
 * Adds the package to the lock file and to an installation that is up to date, which stays so.
 */
export function linkPackage(folder: string): void {
  const wasInstalled = isInstalled(ROOT);
  addToLock(folder);
  if (!wasInstalled) return;
  symlinkSync(path.join('../..', folder), inRoot('node_modules/@clearcoat', folder), 'dir');
  stampInstallation(ROOT);
}

export function addToOwners(name: string): void {
  const file = inRoot('.github/CODEOWNERS');
  if (existsSync(file)) {
    appendFileSync(file, `\n${`/mfe-${name}/`.padEnd(36)} @clearcoat/${name}\n`);
  }
}

/** Copies crm's workflow under the new name. */
export function addWorkflow(name: string): void {
  const model = inRoot('.github/workflows/mfe-crm.yml');
  if (!existsSync(model)) return;
  const text = readFileSync(model, 'utf8').replace(/\bcrm\b/g, name);
  writeFileSync(inRoot(`.github/workflows/mfe-${name}.yml`), text);
}

function addAfter(file: string, block: RegExp, rename: (text: string) => string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(block, (model) => model + rename(model)),
  );
}

/** Copies crm's containers under the new name; the image is the same for all apps. */
export function addToDeployment(name: string): void {
  const rename = (text: string) => text.replace(/\bcrm\b/g, name);
  addAfter(inRoot('docker-compose.yml'), /^ {2}crm-publish:\n[^]*?\n\n/m, rename);
  addAfter(inRoot('deploy/helm/clearcoat/values.yaml'), /^ *- \{ name: crm,.*\n/m, rename);
}
