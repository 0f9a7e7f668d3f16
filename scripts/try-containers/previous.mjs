/** The state before the last migration, as images: what an upgrade comes from. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = 'services/src/migrations/[0-9][0-9][0-9][0-9]-*.ts';

/** The commit before the last migration came. */
export function commitBefore(engine) {
  const args = ['log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS];
  return `${engine.run('git', args).trim()}^`;
}

/** Commits from before this command had Dockerfiles that only BuildKit takes. */
const plain = (dockerfile) =>
  dockerfile.replace(/^# syntax=.*\n/, '').replaceAll(/--mount=\S+ *(\\\n)? */g, '');

/** @returns the tag of the API's image */
export function buildPrevious(engine, folder, commit) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  engine.run('sh', ['-c', `git archive '${commit}' | tar --extract --directory '${folder}'`]);
  const file = path.join(folder, 'deploy/api/Dockerfile');
  writeFileSync(file, plain(readFileSync(file, 'utf8')));
  engine.docker(
    'build',
    '--quiet',
    '--network',
    'host',
    '--file',
    file,
    '--tag',
    'clearcoat/api:previous',
    folder,
  );
  rmSync(folder, { recursive: true, force: true });
  return 'previous';
}
