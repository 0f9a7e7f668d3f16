import { meanings, talked } from '../../../../../test/assistant/meaning.js';

meanings('who got something has been given it: what is only booked is none yet', [
  [
    'who got a full but never ceramic',
    'list customers [service:Full Detail, !service:Ceramic Coating, status:completed]',
  ],
  ['who bought ceramic', 'list customers [service:Ceramic Coating, status:completed]'],
  [
    'who had their headlights done in october',
    'list jobs [service:Headlight Restoration, status:completed] 2026-10-01..2026-10-31',
  ],
  ['customers with ceramic', 'list customers [service:Ceramic Coating]'],
  ['who is getting a ceramic', 'list jobs [service:Ceramic Coating]'],
  ['a quien le hicimos un ceramico', 'list customers [service:Ceramic Coating, status:completed]'],
]);

meanings('what is owed may be no money, and what was lost is counted', [
  ['who still owes me a confirmation', 'list customers [status:unconfirmed]'],
  [
    'how many jobs did i lose to cancellations last month',
    'value cancelled [] 2026-10-01..2026-10-31',
  ],
  ['cuantos trabajos perdi por cancelaciones', 'value cancelled []'],
]);

describe('what goes on over who was here', () => {
  it.each([
    // Nothing of what is booked, or of days to come, is done yet.
    [
      'who got ceramic',
      'and who has one booked',
      'list jobs [service:Ceramic Coating, status:upcoming]',
    ],
    [
      'who got ceramic',
      'next month',
      'list customers [service:Ceramic Coating] 2026-12-01..2026-12-31',
    ],
    // No job is of two services.
    [
      'who had ceramic this year',
      'how many of them also had a full detail',
      'value customers [service:Ceramic Coating, service:Full Detail, status:completed] 2026-01-01..2026-12-31',
    ],
    [
      'who got ceramic',
      'but not an interior',
      'list customers [service:Ceramic Coating, status:completed, !service:Interior Detail]',
    ],
    [
      'who never had ceramic',
      'but had an interior',
      'list customers [!service:Ceramic Coating, service:Interior Detail, status:completed]',
    ],
    // No condition on rows says who of them came on other days, or came back.
    ['who came in this month', 'and of those who came last month too', 'no plan'],
    ['who no showed this year', 'did any come back', 'no plan'],
    ['jobs this year', 'how many of those were in october', 'value jobs [] 2026-10-01..2026-10-31'],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });
});
