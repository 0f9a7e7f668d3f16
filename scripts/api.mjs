/**
 * `npm run api`: writes docs/api/ from the types of the packages that remotes rely on.
 * Those exports are the contract: when it changed, CONTRACT_VERSION must have been raised, or
 * nothing is written. With `--check` it only fails when the pages are stale.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { hashOf, index, isRaiseMissing, page, pageOf, takenAway } from './api-pages.mjs';
import { readSurface } from './api-surface.mjs';
import { ROOT } from './bootstrap.mjs';

const FOLDER = 'docs/api';
const INDEX = `${FOLDER}/README.md`;
const VERSION_FILE = 'packages/sdk/src/remote/contract-version.ts';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
function git(...args) {
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return execFileSync('git', args, options).trim();
  } catch {
    return '';
  }
}

/** The commit that this work began with: of the main branch, where there is one. */
const BASE =
  git('merge-base', 'origin/main', 'HEAD') || git('merge-base', 'main', 'HEAD') || 'HEAD';
const last = (file) => git('show', `${BASE}:${file}`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [, version] = /CONTRACT_VERSION = '([^']+)'/.exec(read(VERSION_FILE)) ?? [];
const surface = readSurface();
const hash = hashOf(surface);
if (isRaiseMissing(last(INDEX), version, hash)) {
  fail(
    `The exported types of sdk, ui or api-client have changed since contract ${version}. Raise CONTRACT_VERSION in\n` +
      `${VERSION_FILE} (docs/federation.md says by how much), note it in CHANGELOG.md, then run npm run api.`,
  );
}
const gone = takenAway(last(INDEX), (name) => last(`${FOLDER}/${pageOf(name)}`), surface, version);
if (gone.length > 0) {
  fail(
    `A remote that is already published may use ${gone.join(', ')}. Keep it, marked with @deprecated, ` +
      'or raise the major version of the contract.',
  );
}

const style = JSON.parse(read('.oxfmtrc.json'));
const pages = [
  [INDEX, index(surface, version, hash)],
  ...surface.map((entry) => [`${FOLDER}/${pageOf(entry.name)}`, page(entry)]),
];
const formatted = await Promise.all(
  pages.map(async ([file, text]) => [file, (await format(file, text, style)).code]),
);
if (process.argv.includes('--check')) {
  const stale = formatted.filter(
    ([file, text]) => !existsSync(path.join(ROOT, file)) || read(file) !== text,
  );
  if (stale.length > 0)
    fail(`${stale.map(([file]) => file).join(', ')}: no longer current. Run npm run api.`);
} else {
  rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, FOLDER), { recursive: true });
  for (const [file, text] of formatted) writeFileSync(path.join(ROOT, file), text);
}
