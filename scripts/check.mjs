/**
 * `npm run check -- crm`: types, lint, and the tests of a domain and of what it can break, in about
 * three minutes. Without a name it checks what changed since `origin/main`, or since the last commit.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, checkNode, install, ROOT, say } from './bootstrap.mjs';
import {
  browserTestsOf,
  domainOf,
  domains,
  foldersOf,
  houseWideSpecs,
  specsOf,
} from './domains.mjs';
import { bin, check, freePort, npm, sum } from './steps.mjs';

/** Not the one of `npm test`, which may be running. */
const E2E_DIR = 'var/check';
const LINTED = /\.(ts|tsx|mjs)$/;

function git(...args) {
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', args, options).split('\n').filter(Boolean);
}

/** Files that are another since `origin/main`, or where there is none since the last commit. */
function changedFiles() {
  let base = 'HEAD';
  try {
    [base] = git('merge-base', 'origin/main', 'HEAD');
  } catch {
    // There is no origin: what is not committed yet is what changed.
  }
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest')];

/** Tests of anything that uses one of these files. */
function relatedSpecs(files) {
  const sources = files.filter((file) => LINTED.test(file) && !file.startsWith('e2e/'));
  if (sources.length === 0) return [];
  const args = [...JEST, '--listTests', '--findRelatedTests', ...sources];
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  const listed = execFileSync('node', args, options).split('\n').filter(path.isAbsolute);
  return listed.map((file) => path.relative(ROOT, file));
}

async function browserTests(files) {
  if (files.length === 0) return [];
  rmSync(path.join(ROOT, E2E_DIR), { recursive: true, force: true });
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=desktop', ...files];
  const env = { E2E_PORT: await freePort(), E2E_DIR };
  return [
    await check(`journeys and conformance (${files.length} files)`, [bin('playwright'), args], {
      env,
    }),
  ];
}

async function staticChecks(folders, changed) {
  const sources = [...folders, ...changed.filter((file) => LINTED.test(file))];
  const eslint = [
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '--no-warn-ignored',
  ];
  const results = [await check('types', npm('typecheck'))];
  if (sources.length > 0) {
    results.push(await check('lint', [bin('eslint'), [...eslint, ...sources]]));
    results.push(await check('lint with types', [bin('oxlint'), ['--type-aware', ...sources]]));
  }
  const files = [...folders, ...changed];
  const prettier = ['--check', '--ignore-unknown', '--log-level=warn', ...files];
  return [...results, await check('formatting', [bin('prettier'), prettier])];
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !domains().includes(name));
if (unknown.length > 0) {
  say(`There is no ${unknown.join(' and no ')}. There are ${domains().join(', ')}.`);
  process.exit(1);
}
checkNode();
await install();
const changed = changedFiles();
const affected = [...new Set(changed.map(domainOf).filter(Boolean))];
const chosen = named.length > 0 ? named : affected;
if (chosen.length === 0 && changed.length === 0) {
  say('Nothing has changed. To check a part all the same: npm run check -- crm');
  process.exit(0);
}
say(`Checking ${chosen.join(', ') || 'what changed'}`);
const started = performance.now();
const unique = (list) => [...new Set(list)];
const folders = chosen.flatMap(foldersOf);
const specs = unique([
  ...chosen.flatMap(specsOf),
  ...houseWideSpecs(),
  ...(named.length > 0 ? [] : relatedSpecs(changed)),
]);
const ownJourneys = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
const journeys = unique([...chosen.flatMap(browserTestsOf), ...ownJourneys]);

// First: jest looks at the builds, and the browser tests start them.
await build();
const contract = await check('OpenAPI and its types are current', [
  'node',
  ['scripts/openapi.mjs', '--check'],
]);
const jest = [...JEST, '--maxWorkers=2', '--silent', '--reporters=summary', '--runTestsByPath'];
const results = await Promise.all([
  staticChecks(folders, changed),
  check(`jest (${specs.length} files)`, ['node', [...jest, ...specs]]),
  browserTests(journeys),
]);
const { failed } = sum([contract, ...results.flat()]);
say(
  `\n${failed === 0 ? 'All well' : `${failed} failed`}, after ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exitCode = failed === 0 ? 0 : 1;
