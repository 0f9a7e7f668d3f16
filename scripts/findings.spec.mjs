import { describe, expect, it } from '@jest/globals';
import { pageOf, problemsOf, readFindings, readPage } from './findings.mjs';

describe('the findings', () => {
  it('are complete, and the tests they name are there', () => {
    expect(readFindings().flatMap(problemsOf)).toEqual([]);
  });

  it('are on the page as they are', () => {
    expect(readPage()).toBe(pageOf(readFindings()));
  });

  it('that lack something are noticed', () => {
    expect(problemsOf({ id: 'x', what: 'y', outcome: 'mended' })).toEqual([
      'x names no test or no commit',
    ]);
    expect(problemsOf({ id: 'x', what: 'y', outcome: 'later' })).toEqual(['x says no reason']);
    const gone = { id: 'x', what: 'y', outcome: 'mended', test: 'a/b.spec.ts › c', commit: 'd' };
    expect(problemsOf(gone)).toEqual(['x names a/b.spec.ts, which is not there']);
  });
});
