/**
 * `broken/*.patch`: each patch removes one fix, and its header names the test that must fail:
 *   # what: the link of a reset works twice
 *   # test: services services/src/modules/auth/password-resets.db.spec.ts -t "two who use it at once"
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST = /^(services|tools|web|documents) (\S+)(?: -t "([^"]+)")?$/;
/** Errors of an unloadable file, which every test would notice. */
const NO_ASSERTION = /^(SyntaxError|ReferenceError)|Cannot find module|Test suite failed to run/;

function header(text, key) {
  const line = text.split('\n').find((each) => each.startsWith(`# ${key}: `));
  return line?.slice(`# ${key}: `.length).trim();
}

export function parsePatch(name, text) {
  const what = header(text, 'what');
  const [, project, file, title] = TEST.exec(header(text, 'test') ?? '') ?? [];
  if (!what || !project) throw new Error(`${name}: its header must say "# what:" and "# test:"`);
  return { name, what, project, file, title };
}

export function readPatches(root) {
  const folder = path.join(root, 'broken');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const whole = path.join(folder, file);
      const patch = parsePatch(file.replace(/\.patch$/, ''), readFileSync(whole, 'utf8'));
      return { ...patch, path: whole };
    });
}

/**
 * Runs git apply without looking for a repository above `cwd`, since a copy in the temporary
 * folder has none.
 */
export function gitApply(cwd, ...args) {
  execFileSync('git', ['apply', ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(cwd) },
  });
}

/** Reason why the patch does not apply to `cwd`, or undefined. */
export function misfit(cwd, patch) {
  try {
    gitApply(cwd, '--check', patch.path);
    return undefined;
  } catch (error) {
    return String(error.stderr).trim();
  }
}

/** Tests of a run that a patch refers to; `report` is the output of `jest --json`. */
export function testsOf(report, { file, title }) {
  const suite = report.testResults.find(({ name }) => name.replaceAll('\\', '/').endsWith(file));
  const pattern = new RegExp(title ?? '', 'i');
  const tests = (suite?.assertionResults ?? []).filter(
    ({ fullName, status }) => status !== 'pending' && pattern.test(fullName),
  );
  return { didLoad: suite !== undefined && (tests.length > 0 || !suite.message), tests };
}

/** Whether the named tests pass without the patch; a failing test proves nothing. */
export function isGreen(report, patch) {
  const { tests } = testsOf(report, patch);
  return tests.length > 0 && tests.every(({ status }) => status === 'passed');
}

/**
 * 'noticed', 'unnoticed' or 'unloadable': whether the test failed, passed or could not run on the
 * patched sources.
 */
export function verdict(report, patch) {
  const { didLoad, tests } = testsOf(report, patch);
  if (!didLoad || tests.length === 0) return { outcome: 'unloadable' };
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return { outcome: 'unnoticed' };
  const byAssertion = failed.find(({ failureMessages }) =>
    failureMessages.some((message) => !NO_ASSERTION.test(message)),
  );
  if (!byAssertion) return { outcome: 'unloadable' };
  return { outcome: 'noticed', test: byAssertion.fullName };
}
