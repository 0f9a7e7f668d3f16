/** Stamp that says which lock file the installed packages are of. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampOf = (root) => path.join(root, 'node_modules/.clearcoat-lock');

const hashOfLock = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Whether this checkout has packages of its own, and they are those of its lock file. */
export function isInstalled(root) {
  const stamp = stampOf(root);
  // A scratch workspace links to the packages of another checkout.
  if (!lstatSync(path.dirname(stamp), { throwIfNoEntry: false })?.isDirectory()) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock(root);
}

/** Says that the packages of the lock file are installed. */
export function stampInstallation(root) {
  mkdirSync(path.dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), hashOfLock(root));
}
