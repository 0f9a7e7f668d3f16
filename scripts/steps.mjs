/** What `npm test` and `npm run check` are made of: programs that are run, timed and counted. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ROOT, say } from './bootstrap.mjs';

export const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
export const npm = (script, ...args) => ['npm', ['run', '--silent', script, ...args]];

const JEST_FLAGS = [
  // Pages in jsdom are soon garbage: with room for it, a tenth of the time is not spent looking for it.
  '--max-semi-space-size=64',
  // Optimized is what runs some ten times longer than usual: a fifth of the processor went into code that was hardly run again.
  '--interrupt-budget=900000',
];

/** Jest's tests, with these arguments. */
export const jestWith = (args) => ['node', [...JEST_FLAGS, bin('jest'), ...args]];

/** Every step so far with the seconds it took; some run beside each other. */
export const phases = [];

/** Runs a step and notes how long it took. */
export async function timed(name, work) {
  const started = performance.now();
  const result = await work();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  phases.push({ name, seconds });
  return result;
}

/**
 * Runs a program. With `quiet` its output is kept for when it fails, else it is shown as it comes;
 * `nice` is how much it leaves to others, from 0 to 19.
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

/** Runs a program that has one thing to say: yes, or why not. */
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
