/** Images of an older state, for testing an upgrade. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = 'services/src/migrations/';
/** Number of recent migrations that are applied to older data. */
const CHANGES = 10;

/**
 * The last release. Without a tag, a commit of the main line before the latest migrations. Undefined
 * if today's code does not know the migrations of any: those from before the baseline are others.
 */
export function commitBefore(engine) {
  const git = (...args) => engine.run('git', args).trim().split('\n').filter(Boolean);
  const sorted = ['--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-creatordate'];
  const [release] = git('tag', ...sorted);
  const migrationsAt = (commit) => git('ls-tree', '--name-only', commit, MIGRATIONS);
  const known = new Set(migrationsAt('HEAD'));
  const isKnown = (commit) => migrationsAt(commit).every((name) => known.has(name));
  if (release && isKnown(release)) return release;
  const line = ['log', '--first-parent', '-m', '--format=%P', '--diff-filter=A', '--', MIGRATIONS];
  return git(...line)
    .slice(0, CHANGES)
    .map((parents) => parents.split(' ', 1)[0])
    .findLast(isKnown);
}

/** Removes BuildKit syntax, because commits from before this command need it. */
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
