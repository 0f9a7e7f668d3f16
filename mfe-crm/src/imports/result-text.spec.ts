import type { ContactImport } from './imports-api';
import { resultText } from './result-text';

const result = (counts: Partial<ContactImport>) =>
  resultText({ added: 0, updated: 0, skipped: 0, failed: 0, ...counts } as ContactImport);

it('counts one as one', () => {
  expect(result({ added: 12, skipped: 1 })).toBe('12 added, 1 left as it was');
  expect(result({ skipped: 2, failed: 1 })).toBe('2 left as they were, 1 failed');
  expect(result({})).toBe('Nobody added');
});
