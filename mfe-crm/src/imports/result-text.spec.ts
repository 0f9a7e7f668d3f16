import type { ContactImport } from './imports-api';
import { resultText, visitsKeptText } from './result-text';

const result = (counts: Partial<ContactImport>) =>
  resultText({ added: 0, updated: 0, skipped: 0, failed: 0, ...counts } as ContactImport);

it('counts one as one', () => {
  expect(result({ added: 12, skipped: 1 })).toBe('12 added, 1 left as it was');
  expect(result({ skipped: 2, failed: 1 })).toBe('2 left as they were, 1 failed');
  expect(result({})).toBe('Nobody added');
});

it('says whose visits and totals of the file are left out, and nothing where there are none', () => {
  expect(visitsKeptText({ visitsKept: 1 })).toBe(
    '1 customer has visits here already, so the last visit and total spent from the file are left out.',
  );
  expect(visitsKeptText({ visitsKept: 0 })).toBe('');
});
