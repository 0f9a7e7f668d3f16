/**
 * Retries failed tests without parallel work. They still count as failed; a pass points to the
 * machine's load or to a race.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, say } from './bootstrap.mjs';
import { bin, execute, timed } from './steps.mjs';
import {
  allBrowserTests,
  allJestTests,
  JEST,
  PLAYWRIGHT,
  readReport,
  REPORTS,
} from './test-reports.mjs';

const JEST_AGAIN = path.join(REPORTS, 'jest-alone.json');
const PLAYWRIGHT_AGAIN = path.join(REPORTS, 'playwright-alone.json');
/** With more failures than this, load is not the reason. */
const MOST_FILES = 8;
const MOST_BROWSER_TESTS = 12;

/** Lines of a failure reason that include the expected and the actual value. */
const REASON_LINES = 12;

/**
 * Elements with messages on the screen of a failed browser test; the whole screen would be too
 * much.
 */
const SAYS = /^ *- (?:heading|status|alert|alertdialog|dialog|progressbar)\b/;
const SAID_LINES = 20;

const nameOf = ({ file, title, project }) => [project, file, title].filter(Boolean).join(' › ');
const namesOf = (tests, wanted) => tests.filter(({ status }) => status === wanted).map(nameOf);

/**
 * Headings, messages and dialogs on the screen of a failed browser test, with their content.
 *
 * @param context - Playwright's error context file
 */
export function saidOn(context) {
  const [, screen = ''] = /```yaml\n([^]*?)```/.exec(context) ?? [];
  const indent = (line) => line.search(/\S/);
  let within = Infinity;
  const said = screen.split('\n').filter((line) => {
    if (indent(line) <= within) within = SAYS.test(line) ? indent(line) : Infinity;
    return line.trim() !== '' && within < Infinity;
  });
  return said.slice(0, SAID_LINES);
}

const screenOf = ({ screen }) =>
  screen && existsSync(screen) ? saidOn(readFileSync(screen, 'utf8')) : [];

const firstLines = (reason = '') =>
  stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES);

/**
 * Failed tests with the first lines of their reasons, because the full report may be far above or
 * cut off.
 */
export function reasons(tests) {
  return tests
    .filter(({ status }) => status === 'failed')
    .map((test) =>
      [
        nameOf(test),
        ...[...firstLines(test.reason), ...screenOf(test)].map((line) => `  ${line}`),
      ].join('\n  '),
    );
}

/** Lines shown from the end of a check's output. */
const CHECK_LINES = 20;

/** Failed checks with the end of their output. */
export const failedChecks = (checks) =>
  checks.flatMap(({ said }) => {
    if (!said) return [];
    const lines = stripVTControlCharacters(said.output).trimEnd().split('\n').slice(-CHECK_LINES);
    return [[said.name, ...lines.map((line) => `  ${line}`)].join('\n  ')];
  });

/** Playwright errors outside any test: an unreadable file, a worker that does not end. */
const withoutTest = (report) =>
  (report?.errors ?? []).map(({ message = '' }) =>
    [`Playwright, outside its tests`, ...firstLines(message)].join('\n    '),
  );

/** Failed tests that passed in a later run. */
export function passedLater(before, later) {
  const passed = new Set(namesOf(later, 'passed'));
  return namesOf(before, 'failed').filter((name) => passed.has(name));
}

async function jestAlone(runJest) {
  const report = readReport(JEST);
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_FILES) return [];
  const files = failed.map(({ name }) => path.relative(ROOT, name));
  const options = ['--maxWorkers=1', '--json', `--outputFile=${JEST_AGAIN}`];
  await timed('jest, once more by itself', () =>
    runJest([...options, '--runTestsByPath', ...files]),
  );
  return passedLater(allJestTests(report), allJestTests(readReport(JEST_AGAIN)));
}

async function playwrightAlone(args, env) {
  const tests = allBrowserTests(readReport(PLAYWRIGHT));
  const { length } = namesOf(tests, 'failed');
  if (length === 0 || length > MOST_BROWSER_TESTS) return [];
  await timed('Playwright, once more by itself', () =>
    execute(bin('playwright'), [...args, '--last-failed', '--workers=1'], {
      env: { ...env, E2E_TRACE: '1', E2E_REPORT: PLAYWRIGHT_AGAIN },
    }),
  );
  return passedLater(tests, allBrowserTests(readReport(PLAYWRIGHT_AGAIN)));
}

/**
 * Retries failed tests without parallel work; returns their reasons and those that passed.
 *
 * @param runJest - runs jest with these further arguments
 * @param playwright - arguments and settings of the browser tests' first run
 */
export async function secondTry(runJest, { args, env }) {
  // Read first, because the second run deletes Playwright's context files.
  const failed = [
    ...withoutTest(readReport(PLAYWRIGHT)),
    ...reasons(allBrowserTests(readReport(PLAYWRIGHT))),
    ...reasons(allJestTests(readReport(JEST))),
  ];
  const passedAlone = [...(await jestAlone(runJest)), ...(await playwrightAlone(args, env))];
  return { failed, passedAlone };
}

const list = (title, names) => {
  if (names.length > 0) say(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
};

/** Prints the failures at the very end. */
export function tellFailures({ failed, passedAlone }) {
  list('Failed:', failed);
  list('Of these passed with nothing beside it:', passedAlone);
}
