/**
 * `node scripts/previous-remotes.mjs COMMIT`: builds and publishes the remotes of an older commit
 * into e2e/matrix/previous-remotes.tar.gz. In the compatibility test today's shell loads them.
 * Recreate the file from the last release; an older contract is its purpose.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

const [, , commit] = process.argv;
if (!commit) {
  process.stderr.write('Of which commit? node scripts/previous-remotes.mjs COMMIT\n');
  process.exit(1);
}
const bundle = path.join(ROOT, 'e2e/matrix/previous-remotes.tar.gz');
const checkout = mkdtempSync(path.join(tmpdir(), 'clearcoat-previous-'));
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'inherit' });

try {
  run(ROOT, 'git', 'clone', '--quiet', '--no-checkout', ROOT, checkout);
  run(checkout, 'git', 'checkout', '--quiet', commit);
  run(checkout, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  run(checkout, 'npm', 'run', '--silent', 'mfe', '--', 'up', '--to', 'www');
  // The server creates compressed copies by itself.
  const without = ['--exclude=*.br', '--exclude=*.gz'];
  run(path.join(checkout, 'www'), 'tar', '-cz', ...without, '-f', bundle, 'remotes', 'registry');
} finally {
  rmSync(checkout, { recursive: true, force: true });
}
