/** Reports of the two test runners: counts, seconds and coverage. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

export const REPORTS = path.join(ROOT, 'var/test-reports');
export const JEST = path.join(REPORTS, 'jest.json');
export const PLAYWRIGHT = path.join(REPORTS, 'playwright.json');
const relative = (file) => path.relative(ROOT, file).replaceAll('\\', '/');

export const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** A runner that ends without a report counts as one failure. */
function counted(report, tests, broken = 0) {
  const count = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') + broken + (report ? 0 : 1) };
}

/** A flaky test counts as failed. */
const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/** Tag that limits where a test runs (e2e/support/shows.ts), and is not a statement. */
const ONCE = 'once';

/** Every browser test, once for each project it ran in. */
export function* browserTests(suite, file = suite.file, groups = []) {
  for (const { title, tags, tests } of suite.specs ?? []) {
    for (const test of tests) {
      const seconds = test.results.reduce((total, { duration }) => total + duration / 1000, 0);
      const name = [...groups, title].join(' › ');
      const { annotations, projectName: project } = test;
      const status = STATUS[test.status];
      const [first] = test.results;
      const reason = first?.errors?.[0]?.message;
      const screen = first?.attachments?.find((each) => each.name === 'error-context')?.path;
      yield {
        file: `e2e/${file}`,
        title: name,
        project,
        tags: tags.filter((tag) => tag !== ONCE),
        status,
        seconds,
        annotations,
        reason,
        screen,
      };
    }
  }
  for (const inner of suite.suites ?? []) {
    yield* browserTests(inner, file, [...groups, inner.title]);
  }
}

export const allBrowserTests = (report) =>
  (report?.suites ?? []).flatMap((suite) => [...browserTests(suite)]);

/** Statements at the end of a jest test's title: 'settings … (ENT-29, CALL-16)'. */
const NAMED = / \(((?:[A-Z]+-\d+(?:, )?)+)\)$/;

export function allJestTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => {
      const tags = NAMED.exec(title)?.[1].split(', ') ?? [];
      const own = [...ancestorTitles, title.replace(NAMED, '')].join(' › ');
      return { file: relative(name), title: own, tags, status, reason: failureMessages?.[0] };
    }),
  );
}

/** Whether a file failed to load, and so has no failed test. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every(({ status: of }) => of !== 'failed');

export function jestCounts() {
  const report = readReport(JEST);
  return counted(report, allJestTests(report), (report?.testResults ?? []).filter(isBroken).length);
}

export function playwrightCounts() {
  const report = readReport(PLAYWRIGHT);
  // An unreadable file, or a product that does not start, is an error outside any test.
  return counted(report, allBrowserTests(report), report?.errors?.length ?? 0);
}

/** Seconds by file, the slowest first. */
export function secondsByFile() {
  const files = new Map();
  const add = (file, seconds, tests) => {
    const known = files.get(file) ?? { file, seconds: 0, tests: 0 };
    files.set(file, { file, seconds: known.seconds + seconds, tests: known.tests + tests });
  };
  for (const { file, seconds } of allBrowserTests(readReport(PLAYWRIGHT))) add(file, seconds, 1);
  for (const suite of readReport(JEST)?.testResults ?? []) {
    const seconds = (suite.endTime - suite.startTime) / 1000;
    add(relative(suite.name), seconds, suite.assertionResults.length);
  }
  return [...files.values()]
    .map((each) => ({ ...each, seconds: Number(each.seconds.toFixed(1)) }))
    .sort((one, other) => other.seconds - one.seconds);
}

/** Coverage sums of the browser tests: screens, controls, links, faults. */
export function covered() {
  const sums = {};
  for (const { annotations } of allBrowserTests(readReport(PLAYWRIGHT))) {
    for (const { type, description } of annotations) {
      if (/^\d+$/.test(description ?? '')) sums[type] = (sums[type] ?? 0) + Number(description);
    }
  }
  return sums;
}
