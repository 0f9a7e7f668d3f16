import { meaning, meanings } from '../../../../test/assistant/meaning.js';

const AWAY = 'list customers [not_since:2026-07-01]';
meanings('what stands behind those who were away is said, or has its place', [
  ['who hasnt been in since july confirmed', `${AWAY} -confirmed`],
  ['who hasnt been in since july still to come', `${AWAY} -still to come`],
  ['who hasnt been in since july per hour', `${AWAY} -per hour`],
  ['who hasnt been in since july on average', `${AWAY} -on average`],
  ['who hasnt been in since july by model', `${AWAY} -by model`],
  ['who hasnt been in since july that came back', `${AWAY} -came back`],
  ['who came once and hasnt been back since july', `${AWAY} -who came once`],
  [
    'who hasnt been in since july and has nothing booked',
    'list customers [not_since:2026-07-01, !upcoming:booked]',
  ],
  [
    'who hasnt been in since july and has no appointment',
    'list customers [not_since:2026-07-01, !upcoming:booked]',
  ],
  ['clientes que no han regresado', 'list customers [due:lapsed]'],
  ['clientes que no han regresado desde julio', AWAY],
]);

meanings('a second split is said', [
  [
    'saturdays vs fridays how many jobs this year by model',
    'value jobs by weekday [weekday:6|5] 2026-01-01..2026-12-31 -by model',
  ],
  [
    'van 1 or van 2 who did more jobs last month by make',
    'value jobs by crew [crew:Van 1|Van 2] 2026-10-01..2026-10-31 -by make',
  ],
]);

describe('who is a man or a woman, and who paid, is in no record', () => {
  it.each([
    'how many ladies came in this week',
    'how much did we make from women this month',
    'cuantas mujeres vinieron esta semana',
    'who came in this week that paid',
    'who paid last week',
  ])('%s', async (text) => {
    expect(await meaning(text)).toMatch(/ [-?](?:ladies|women|mujeres|paid|that paid)/);
  });
});

meanings('how much was paid is what was spent', [
  ['who paid the most this year', 'value spent by customer most [] 2026-01-01..2026-12-31'],
]);

meanings('the newest customers of some days were added in them', [
  ['who are my newest customers this month', 'list new_customers latest [] 2026-11-01..2026-11-30'],
  ['who are my newest customers to date', 'list new_customers latest [] ..'],
]);

meanings('around a holiday is its week', [
  ['whats booked around christmas', 'list jobs [] 2026-12-21..2026-12-27'],
  ['how much did we make around thanksgiving last year', 'value revenue [] 2025-11-24..2025-11-30'],
]);

meanings('the busiest by money made the most', [
  ['busiest day this month money wise', 'value revenue by day most #1 [] 2026-11-01..2026-11-22'],
  ['busiest month in sales', 'value revenue by month most #1 [] ..'],
]);

meanings('when a vehicle comes is no visit that is over', [
  [
    'what time does the tesla come in',
    'list jobs earliest #1 [vehicle:tesla, !status:in-progress]',
  ],
  ['what time does the truck come in tomorrow', 'list jobs [vehicle:truck] 2026-11-23..2026-11-23'],
  ['what time did the tesla come in', 'list visits [vehicle:tesla]'],
]);

meanings('two customers together are each of them, and both', [
  [
    'how much did tanya hayes and derek turner spend together',
    'value spent by customer most [customer:Tanya Hayes|Derek Turner]',
  ],
  [
    'what did van 1 and van 2 make together this month',
    'value revenue [crew:Van 1|Van 2] 2026-11-01..2026-11-30 vs before',
  ],
]);
