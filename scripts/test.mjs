/**
 * `npm test`: every check and every test, from a fresh clone. Ends with `N passed, N failed`. The
 * build and the browser tests often wait, so CPU-bound work runs in parallel at low priority.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNode, install, ROOT, say } from './bootstrap.mjs';
import { failedChecks, secondTry, tellFailures } from './second-try.mjs';
import { bin, check, execute, freePort, jestWith, npm, phases, sum, timed } from './steps.mjs';
import {
  covered,
  JEST,
  jestCounts,
  PLAYWRIGHT,
  playwrightCounts,
  REPORTS,
  secondsByFile,
} from './test-reports.mjs';

const SLOWEST = 15;
/** Checks are CPU-bound and run at low priority. */
const CHECKS_NICE = 10;
/**
 * Browsers run at slightly lower priority than jest. At equal priority they end a minute and a
 * half before jest, which then leaves a quarter of the CPU idle.
 */
const BROWSERS_NICE = 2;

const PLAYWRIGHT_ARGS = ['test', '-c', 'e2e/playwright.config.ts'];

function runJest(args, options = {}) {
  return execute(...jestWith(args), options);
}

function jest() {
  const args = ['--maxWorkers=2', '--json', `--outputFile=${JEST}`];
  return timed('jest', () => runJest(args));
}

async function allChecks(reading) {
  const openapi = ['node', ['scripts/openapi.mjs', '--check']];
  const options = { nice: CHECKS_NICE };
  return [await check('OpenAPI and its types are current', openapi, options), ...(await reading)];
}

function playwright(env) {
  rmSync(path.join(ROOT, 'var/e2e'), { recursive: true, force: true });
  const options = { env: { E2E_REPORT: PLAYWRIGHT, ...env }, nice: BROWSERS_NICE };
  return timed('Playwright', () => execute(bin('playwright'), PLAYWRIGHT_ARGS, options));
}

/** Checks of the sources, which need no build. */
async function readSources() {
  const options = { nice: CHECKS_NICE };
  return [
    await check('formatting', npm('format:check'), options),
    await check('types', npm('typecheck'), options),
    await check('lint', npm('lint'), options),
    await check('docs/api and CONTRACT_VERSION are current', npm('api', '--', '--check'), options),
  ];
}

/** Prints and stores the durations of phases and files. */
function tellSeconds(total) {
  const files = secondsByFile();
  const summary = { total, phases, files, covered: covered() };
  writeFileSync(path.join(REPORTS, 'seconds.json'), `${JSON.stringify(summary, null, 2)}\n`);
  say('\nSeconds (checks run beside all else, jest beside Playwright)');
  for (const { name, seconds } of phases) say(`  ${String(seconds).padStart(7)}  ${name}`);
  say('The slowest files');
  for (const { file, seconds, tests } of files.slice(0, SLOWEST)) {
    say(`  ${String(seconds).padStart(7)}  ${file} (${tests} tests)`);
  }
  const counts = Object.entries(summary.covered).map(([what, count]) => `${count} ${what}`);
  say(`Browser tests covered ${counts.join(', ')}`);
}

checkNode();
const started = performance.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Downloads run in parallel with the installation and the build.
const tools = execute('node', ['scripts/test-tools.mjs']);
await timed('install', install);
// The build leaves some CPU time unused.
const reading = readSources();
const built = await timed('build', () => execute('node', ['scripts/test-build.mjs']));
if (!built.ok) process.exit(1);
if (!(await timed('browser and nginx', () => tools)).ok) process.exit(1);

const env = { E2E_PORT: await freePort() };
const [checks] = await Promise.all([allChecks(reading), jest(), playwright(env)]);
const failures = await secondTry(runJest, { args: PLAYWRIGHT_ARGS, env });
const conformance = await check('every statement of the specification is shown', [
  'node',
  ['scripts/conformance.mjs', '--check'],
]);
const total = Number(((performance.now() - started) / 1000).toFixed(1));
tellSeconds(total);
const ofChecks = [...checks, conformance];
tellFailures({ ...failures, failed: [...failedChecks(ofChecks), ...failures.failed] });
const { passed, failed } = sum([...ofChecks, jestCounts(), playwrightCounts()]);
say(`\nEverything took ${total} s`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
