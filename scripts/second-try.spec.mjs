import { expect, it } from '@jest/globals';
import { correctedJest, correctedPlaywright } from './second-try.mjs';
import { allBrowserTests, allJestTests } from './test-reports.mjs';

const jestReport = (name, ...statuses) => ({
  testResults: [
    {
      name,
      assertionResults: statuses.map((status, index) => ({
        ancestorTitles: [],
        title: `test ${index}`,
        status,
      })),
    },
  ],
});

const browserReport = (...tests) => ({
  suites: [
    {
      file: 'journeys/session.spec.ts',
      specs: [
        {
          title: 'signing out',
          line: 3,
          tags: [],
          tests: tests.map(([projectId, status]) => ({
            projectId,
            status,
            results: [],
            annotations: [],
          })),
        },
      ],
    },
  ],
});

const statuses = (tests) => tests.map(({ status }) => status);

it('takes the later result of a file of jest, and leaves the others', () => {
  const both = {
    testResults: [
      ...jestReport('/a.spec.ts', 'passed').testResults,
      ...jestReport('/b.spec.ts', 'failed', 'passed').testResults,
    ],
  };
  const now = correctedJest(both, jestReport('/b.spec.ts', 'passed', 'failed'));
  expect(statuses(allJestTests(now))).toEqual(['passed', 'passed', 'failed']);
});

it('takes the later result of a browser test in the project in which it was run again', () => {
  const report = browserReport(['desktop', 'unexpected'], ['phone', 'unexpected']);
  const now = correctedPlaywright(report, browserReport(['phone', 'expected']));
  expect(statuses(allBrowserTests(now))).toEqual(['failed', 'passed']);
});

it('leaves everything as it was when nothing could be run again', () => {
  const report = browserReport(['desktop', 'unexpected']);
  expect(correctedPlaywright(report, undefined)).toEqual(report);
  const failed = jestReport('/a.spec.ts', 'failed');
  expect(correctedJest(failed, undefined)).toEqual(failed);
});
