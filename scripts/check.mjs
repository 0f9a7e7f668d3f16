/**
 * `npm run check -- crm`: types, lint, and the tests of a domain and its dependents, in about
 * three minutes. Without a name it checks the changes since `origin/main` (or `main` without an
 * origin), committed or not.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, checkNode, install, ROOT, say } from './bootstrap.mjs';
import {
  browserTestsOf,
  documentSpecs,
  domainOf,
  domains,
  foldersOf,
  houseWideSpecs,
  isDocument,
  specsOf,
  specsOfChange,
} from './domains.mjs';
import { bin, check, freePort, jestWith, npm, sum } from './steps.mjs';

/** A different folder than that of `npm test`, which may be running. */
const E2E_DIR = 'var/check';
const LINTED = /\.(ts|tsx|mjs)$/;

function git(...args) {
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', args, options).split('\n').filter(Boolean);
}

/** Base commit of this branch; HEAD if there is no main branch. */
function base() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD')[0];
    } catch {
      // The branch does not exist.
    }
  }
  return 'HEAD';
}

/** Files changed since the base commit, including uncommitted ones. */
function changedFiles() {
  const changed = git('diff', '--name-only', '--diff-filter=d', base());
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Tests that import any of these files. */
function relatedSpecs(files) {
  const sources = files.filter((file) => LINTED.test(file) && !file.startsWith('e2e/'));
  if (sources.length === 0) return [];
  const args = [bin('jest'), '--listTests', '--findRelatedTests', ...sources];
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

function formatting(files) {
  return check('formatting', [
    bin('oxfmt'),
    ['--check', '--no-error-on-unmatched-pattern', ...files],
  ]);
}

async function staticChecks(folders, changed) {
  const sources = [...folders, ...changed.filter((file) => LINTED.test(file))];
  const results = [await check('types', npm('typecheck'))];
  if (sources.length > 0) results.push(await check('lint', npm('lint', '--', ...sources)));
  const api = await check('docs/api and CONTRACT_VERSION are current', npm('api', '--', '--check'));
  return [...results, api, await formatting([...folders, ...changed])];
}

function specs(files) {
  const args = ['--maxWorkers=2', '--silent', '--reporters=summary', '--runTestsByPath', ...files];
  return check(`jest (${files.length} files)`, jestWith(args));
}

const unique = (list) => [...new Set(list)];

/** Checks for documents, which need no build. */
const checkDocuments = (changed) => Promise.all([formatting(changed), specs(documentSpecs())]);

async function checkDomains(chosen, changed) {
  const folders = chosen.flatMap(foldersOf);
  const ofChange = named.length > 0 ? [] : specsOfChange(changed, relatedSpecs(changed));
  const jest = unique([...chosen.flatMap(specsOf), ...houseWideSpecs(), ...ofChange]);
  const ownJourneys = changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  // Built first, because jest reads the builds and the browser tests start them.
  await build();
  const openapi = ['node', ['scripts/openapi.mjs', '--check']];
  const contract = await check('OpenAPI and its types are current', openapi);
  const results = await Promise.all([
    staticChecks(folders, changed),
    specs(jest),
    browserTests(unique([...chosen.flatMap(browserTestsOf), ...ownJourneys])),
  ]);
  return [contract, ...results.flat()];
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
const affected = unique(changed.map(domainOf).filter(Boolean));
const chosen = named.length > 0 ? named : affected;
if (chosen.length === 0 && changed.length === 0) {
  say('Nothing has changed. To check a part all the same: npm run check -- crm');
  process.exit(0);
}
const isText = named.length === 0 && changed.every(isDocument);
say(`Checking ${chosen.join(', ') || (isText ? 'texts' : 'what changed')}`);
const started = performance.now();
const { failed } = sum(await (isText ? checkDocuments(changed) : checkDomains(chosen, changed)));
const seconds = ((performance.now() - started) / 1000).toFixed(0);
say(`\n${failed === 0 ? 'All well' : `${failed} failed`}, after ${seconds} s`);
process.exitCode = failed === 0 ? 0 : 1;
