import { talked, TODAY, vocabulary } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

describe('what was said before is kept, or is not meant', () => {
  const may = '2026-05-01..2026-05-31';
  const inMay = 'who was here in may';
  const full = 'who had a full detail this year';
  const twice = 'customers [service:Full Detail, times_at_least:2] 2026-01-01..2026-12-31';
  const september = 'full details in september';
  const ofOctober = 'list jobs [service:Full Detail] 2026-10-01..2026-10-31';
  const trucks = 'trucks in october';
  const weeks = ['october by week', 'november so far'];
  it.each([
    // Who of those came in other days.
    [
      [inMay, 'did any of them come back in june'],
      `list customers [here_in:2026-06-01/2026-06-30] ${may}`,
    ],
    [
      [inMay, 'how many came back in june'],
      `value customers [here_in:2026-06-01/2026-06-30] ${may}`,
    ],
    [
      [inMay, 'who of those returned this month'],
      `list customers [here_in:2026-11-01/2026-11-30] ${may}`,
    ],
    [
      [inMay, 'and who never came back in june'],
      `list customers [!here_in:2026-06-01/2026-06-30] ${may}`,
    ],
    [
      ['who cancelled in may', 'any of them been back in june'],
      `list customers [status:cancelled, here_in:2026-06-01/2026-06-30] ${may}`,
    ],
    [
      ['quien vino en mayo', 'quien volvio en junio'],
      `list customers [here_in:2026-06-01/2026-06-30] ${may}`,
    ],
    // Who of those had it more than once.
    [[full, 'how many of them had it more than once'], `value ${twice}`],
    [[full, 'who had it twice'], `list ${twice}`],
    [[full, 'who got more than one'], `list ${twice}`],
    [['full details this year', 'whos had 2'], `list ${twice}`],
    [[full, 'which of those got one again'], `list ${twice}`],
    // Whoever came is counted, and no visits are.
    [
      ['customers with a tesla', 'how many of them have been here more than 5 times'],
      'value customers [vehicle:tesla, visits_at_least:6]',
    ],
    [
      ['customers with a tesla', 'which of them have been here more than five times'],
      'list customers [vehicle:tesla, visits_at_least:6]',
    ],
    [[full, 'who had 3'], `list ${twice.replace(':2', ':3')}`],
    // Whose jobs those were, of other days.
    [[september, 'who were the customers in october'], ofOctober],
    [[september, 'who are the customers for october'], ofOctober],
    [[september, 'which customers were that in october'], ofOctober.replace('jobs', 'customers')],
    [[september, 'who were they in october'], ofOctober],
    [
      [september, 'who were the customers'],
      ofOctober.replaceAll('10-', '09-').replace('09-31', '09-30'),
    ],
    // Money is no share of it.
    [[trucks, 'rev'], 'value revenue [vehicle:truck] 2026-10-01..2026-10-31'],
    [[trucks, 'and revenue'], 'value revenue [vehicle:truck] 2026-10-01..2026-10-31'],
    [[trucks, 'sales'], 'value revenue [vehicle:truck] 2026-10-01..2026-10-31'],
    // A stretch that is one is beside the one before it.
    [[...weeks, 'so which month is better'], 'value revenue [] 2026-11-01..2026-11-22 vs before'],
    // What was lost by it.
    [
      ['how many cancels last month', 'how much money did we lose because of that'],
      'value lost [] 2026-10-01..2026-10-31',
    ],
    [
      ['how many cancels last month', 'what did those cost us'],
      'value lost [status:cancelled] 2026-10-01..2026-10-31',
    ],
    [
      ['how many cancels last month', 'how much did we lose over them'],
      'value lost [status:cancelled] 2026-10-01..2026-10-31',
    ],
    // Numbers are of those whose jobs were told.
    [
      ['how many full details did we do in may', 'names n numbers'],
      `list customers [service:Full Detail] ${may}`,
    ],
    [
      ['full detail revenue in may', 'names and numbers'],
      `list customers [service:Full Detail, status:completed] ${may}`,
    ],
    [['customers with a tacoma', 'call list'], 'list customers [vehicle:tacoma]'],
    // Cars beside trucks are not how many of those.
    [
      ['trucks last month', 'avg ticket', 'vs cars'],
      'value jobs [vehicle:truck] 2026-10-01..2026-10-31 -vs',
    ],
    // Who came has been here.
    [['jobs this week', 'who came'], 'list customers [status:completed] 2026-11-16..2026-11-22'],
    [
      ['full details this week', 'who came in'],
      'list visits [service:Full Detail] 2026-11-16..2026-11-22',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });

  it('is of none of several, where they are counted', async () => {
    const { people } = await understand(
      'how many of them drive an suv',
      vocabulary,
      TODAY,
      undefined,
      [{ id: 'Derek Turner', name: 'Derek Turner' }],
    );
    expect(people).toEqual([]);
  });
});
