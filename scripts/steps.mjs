/** Building blocks of `npm test` and `npm run check`: programs that are run, timed and counted. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ROOT, say } from './bootstrap.mjs';

export const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
export const npm = (script, ...args) => ['npm', ['run', '--silent', script, ...args]];

const JEST_FLAGS = [
  // jsdom pages are short-lived: a larger young generation saves a tenth of the time.
  '--max-semi-space-size=64',
  // A higher optimization threshold, because a fifth of the CPU time went into optimizing code that
  // hardly ran again.
  '--interrupt-budget=900000',
];

/** Command that runs jest with these arguments. */
export const jestWith = (args) => ['node', [...JEST_FLAGS, bin('jest'), ...args]];

/** Durations of all steps so far in seconds; some run in parallel. */
export const phases = [];

/** Runs a step and records its duration. */
export async function timed(name, work) {
  const started = performance.now();
  const result = await work();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  phases.push({ name, seconds });
  return result;
}

/**
 * Runs a program. With `quiet` its output is printed only on failure; `nice` is its priority, from
 * 0 to 19.
 */
export function execute(command, args, { quiet = false, env = {}, nice = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    if (nice > 0 && child.pid !== undefined) setPriority(child.pid, nice);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a check: a program that passes or prints why not. */
export async function check(name, [command, args], options = {}) {
  const { ok, output } = await timed(name, () =>
    execute(command, args, { quiet: true, ...options }),
  );
  say(`${ok ? '✓' : '✗'} ${name} (${phases.find((phase) => phase.name === name).seconds} s)`);
  if (!ok) say(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, said: { name, output } };
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(String(port)));
    });
  });
}

export const sum = (results) =>
  results.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
