import { talked } from '../../../../../test/assistant/meaning.js';

describe('what corrects the question before', () => {
  it.each([
    ['how many jobs in october', 'no, september', 'value jobs [] 2026-09-01..2026-09-30'],
    ['how many jobs in october', 'no sept', 'value jobs [] 2026-09-01..2026-09-30'],
    ['how many jobs in october', 'nope september', 'value jobs [] 2026-09-01..2026-09-30'],
    ['how many jobs in october', 'no wait, sept', 'value jobs [] 2026-09-01..2026-09-30'],
    ['how many jobs in october', 'not october, september', 'value jobs [] 2026-09-01..2026-09-30'],
    [
      'how many jobs in october',
      'sorry, not october, i meant september',
      'value jobs [] 2026-09-01..2026-09-30',
    ],
    ['cuanto hice en octubre', 'no, en septiembre', 'value revenue [] 2026-09-01..2026-09-30'],
    ['who is coming on friday', 'no monday', 'list jobs [] 2026-11-23..2026-11-23'],
    [
      'how many ceramics this year',
      'no, full details',
      'value jobs [service:Full Detail] 2026-01-01..2026-12-31',
    ],
    [
      'revenue in october',
      'no just full details',
      'value revenue [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      'how much did tanya hayes spend this year',
      'no derek turner',
      'value spent [customer:Derek Turner] 2026-01-01..2026-12-31',
    ],
    // Without a mark it leaves them out.
    ['revenue in october', 'no trucks', 'value revenue [!vehicle:truck] 2026-10-01..2026-10-31'],
    ['how many jobs in october', 'no-shows', 'value no_shows [] 2026-10-01..2026-10-31'],
    ['how many jobs in october', 'no shows', 'value no_shows [] 2026-10-01..2026-10-31'],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});
