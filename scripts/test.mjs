/**
 * `npm test`: every check and every test, from a fresh clone. Ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { build, checkNode, install, ROOT, say } from './bootstrap.mjs';
import { installBrowser } from './browser.mjs';
import { installNginx } from './nginx.mjs';

const REPORTS = path.join(ROOT, 'var/test-reports');
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a program; its output is shown as it comes, or only when it fails. */
function execute(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check(name, command, args) {
  const started = performance.now();
  const { ok, output } = await execute(command, args, { quiet: true });
  say(`${ok ? '✓' : '✗'} ${name} (${seconds(started)})`);
  if (!ok) say(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** A runner that stops before it has a report has failed, whatever it counted until then. */
const counted = (ok, passed, failed) => ({ passed, failed: ok ? failed : Math.max(failed, 1) });

async function jest() {
  const file = path.join(REPORTS, 'jest.json');
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest')];
  const { ok } = await execute('node', [
    ...args,
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
  ]);
  const report = readReport(file);
  const broken = report?.numRuntimeErrorTestSuites ?? 1;
  return counted(ok, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function playwright() {
  const file = path.join(REPORTS, 'playwright.json');
  rmSync(path.join(ROOT, 'var/e2e'), { recursive: true, force: true });
  const env = { E2E_REPORT: file, E2E_PORT: String(await freePort()) };
  const { ok } = await execute(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    env,
  });
  const stats = readReport(file)?.stats;
  return counted(ok, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

checkNode();
const started = performance.now();
await install();
await build();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const npm = (script, ...args) => ['npm', ['run', '--silent', script, ...args]];
const results = await Promise.all([
  check('types', ...npm('typecheck')),
  (async () => {
    const formatting = await check('formatting', ...npm('format:check'));
    const linting = await check('lint', ...npm('lint'));
    const contract = await check('OpenAPI and its types are current', 'node', [
      'scripts/openapi.mjs',
      '--check',
    ]);
    return [formatting, linting, contract];
  })(),
]);
await installBrowser();
await installNginx();
const tests = [await jest(), await playwright()];
const conformance = await check('every statement of the specification is shown', 'node', [
  'scripts/conformance.mjs',
  '--check',
]);
const totals = [...results.flat(), ...tests, conformance].reduce(
  (sum, result) => ({ passed: sum.passed + result.passed, failed: sum.failed + result.failed }),
  { passed: 0, failed: 0 },
);
say(`\nEverything took ${seconds(started)}`);
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
