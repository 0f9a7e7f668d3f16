import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { isGreen, misfit, parsePatch, readPatches, verdict } from './broken-patches.mjs';

const ROOT = process.cwd();
const PATCH = { file: 'services/a.spec.ts', title: 'reset' };

const report = (...tests) => ({
  testResults: [
    {
      name: '/copy/services/a.spec.ts',
      message: '',
      assertionResults: tests.map(([fullName, status, message]) => ({
        fullName,
        status,
        failureMessages: message ? [message] : [],
      })),
    },
  ],
});

describe('the patches in broken/', () => {
  it.each(readPatches(ROOT).map((patch) => [patch.name, patch]))('%s still applies', (_, patch) => {
    expect(misfit(ROOT, patch)).toBeUndefined();
    expect(existsSync(`${ROOT}/${patch.file}`)).toBe(true);
  });

  it('say what they break and which test notices', () => {
    const header = '# what: a hole\n# test: web shell/src/a.spec.ts -t "is shut"\n';
    expect(parsePatch('one', header)).toEqual({
      name: 'one',
      what: 'a hole',
      project: 'web',
      file: 'shell/src/a.spec.ts',
      title: 'is shut',
    });
    expect(() => parsePatch('one', '# what: a hole\n')).toThrow('# test:');
  });
});

describe('a patch', () => {
  it('is noticed when the named test fails', () => {
    const seen = report(
      ['reset works once', 'failed', 'Error: expect(received)'],
      ['other', 'passed'],
    );
    expect(verdict(seen, PATCH)).toEqual({ outcome: 'noticed', test: 'reset works once' });
  });

  it('is not noticed by another test, nor by one that passes', () => {
    expect(
      verdict(report(['reset works once', 'passed'], ['other', 'failed', 'x']), PATCH),
    ).toEqual({
      outcome: 'unnoticed',
    });
  });

  it.each([
    ['no test has the title', report(['other', 'failed', 'Error'])],
    [
      'the file does not load',
      { testResults: [{ name: `/copy/${PATCH.file}`, message: 'no', assertionResults: [] }] },
    ],
    ['there is no report', { testResults: [] }],
    [
      'a name is missing',
      report(['reset works once', 'failed', 'ReferenceError: a is not defined']),
    ],
  ])('proves nothing when %s', (_, seen) => {
    expect(verdict(seen, PATCH)).toEqual({ outcome: 'unloadable' });
  });

  it('proves nothing when its test is red without it', () => {
    expect(isGreen(report(['reset works once', 'passed']), PATCH)).toBe(true);
    expect(isGreen(report(['reset works once', 'failed', 'Error']), PATCH)).toBe(false);
    expect(isGreen(report(['other', 'passed']), PATCH)).toBe(false);
  });
});
