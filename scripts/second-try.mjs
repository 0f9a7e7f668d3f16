/**
 * What failed while other things ran beside it is run once more by itself. What passes then failed
 * for want of processor: it counts as passed, and is named, so that somebody makes it sturdier.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
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
/** More than these is no want of processor. */
const MOST_FILES = 8;
const MOST_BROWSER_TESTS = 12;

const nameOf = ({ file, title }) => `${file} › ${title}`;
const failedIn = (tests) => tests.filter(({ status }) => status === 'failed').map(nameOf);

/** A report of jest in which the files that were run again are as they are now. */
export function correctedJest(report, again) {
  const results = new Map((again?.testResults ?? []).map((result) => [result.name, result]));
  return {
    ...report,
    testResults: report.testResults.map((result) => results.get(result.name) ?? result),
  };
}

async function jestAlone(runJest) {
  const report = readReport(JEST);
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_FILES) return [];
  const before = failedIn(allJestTests(report));
  const files = failed.map(({ name }) => path.relative(ROOT, name));
  await timed('jest, once more by itself', () =>
    runJest([
      '--maxWorkers=1',
      '--json',
      `--outputFile=${JEST_AGAIN}`,
      '--runTestsByPath',
      ...files,
    ]),
  );
  const now = correctedJest(report, readReport(JEST_AGAIN));
  writeFileSync(JEST, JSON.stringify(now));
  const after = failedIn(allJestTests(now));
  return before.filter((name) => !after.includes(name));
}

/** Every spec of a report by what tells it from all others; it has a test for each project. */
function* specsOf(suite, above = []) {
  const name = ({ title, line }) => [...above, title, line].join(' › ');
  for (const spec of suite.specs ?? []) yield [name(spec), spec];
  for (const inner of suite.suites ?? []) yield* specsOf(inner, [...above, inner.title]);
}
const specsByName = (report) =>
  new Map((report?.suites ?? []).flatMap((suite) => [...specsOf(suite, [suite.file])]));

/** A report of Playwright in which the tests that were run again are as they are now. */
export function correctedPlaywright(report, again) {
  const now = structuredClone(report);
  const results = specsByName(again);
  for (const [name, spec] of specsByName(now)) {
    const ofProject = ({ projectId }) =>
      results.get(name)?.tests.find((test) => test.projectId === projectId);
    spec.tests = spec.tests.map((test) => ofProject(test) ?? test);
  }
  return now;
}

async function playwrightAlone(args, env) {
  const report = readReport(PLAYWRIGHT);
  const before = failedIn(allBrowserTests(report));
  if (before.length === 0 || before.length > MOST_BROWSER_TESTS) return [];
  await timed('Playwright, once more by itself', () =>
    execute(bin('playwright'), [...args, '--last-failed', '--workers=1'], {
      env: { ...env, E2E_TRACE: '1', E2E_REPORT: PLAYWRIGHT_AGAIN },
    }),
  );
  const now = correctedPlaywright(report, readReport(PLAYWRIGHT_AGAIN));
  writeFileSync(PLAYWRIGHT, JSON.stringify(now));
  const after = failedIn(allBrowserTests(now));
  return before.filter((name) => !after.includes(name));
}

/**
 * Runs what failed once more, with nothing beside it, and corrects the reports.
 *
 * @param runJest - runs jest with these further arguments
 * @param playwright - the arguments and settings that the browser tests were run with
 */
export async function secondTry(runJest, { args, env }) {
  return [...(await jestAlone(runJest)), ...(await playwrightAlone(args, env))];
}

const list = (title, names) => {
  if (names.length > 0) say(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
};

/** Names at the very end what one looks for first. */
export function tellFailures(passedAlone) {
  list('Passed only with nothing beside it, to be made sturdier:', passedAlone);
  list('Failed:', [
    ...failedIn(allBrowserTests(readReport(PLAYWRIGHT))),
    ...failedIn(allJestTests(readReport(JEST))),
  ]);
}
