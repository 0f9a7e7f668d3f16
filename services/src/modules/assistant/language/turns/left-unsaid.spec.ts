import { meaning, meanings } from '../../../../../test/assistant/meaning.js';

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

meanings('the average ticket of first timers takes no time', [
  ['average ticket for new customers vs returning', 'value average by visit []'],
  ['average ticket for first time customers', 'value average [visit:first]'],
  ['average time for a first time customer', 'value length [visit:first]'],
]);

meanings('beside other days each day has no row, and a count no other count', [
  [
    'is november better than october so far per day',
    'value revenue per day [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
  ],
  [
    'revenue by day this month vs last month',
    'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31 -by day',
  ],
  [
    'how many jobs did we finish this week vs how many booked',
    'value jobs [status:completed] 2026-11-16..2026-11-22 vs before -vs',
  ],
]);

meanings('an add-on in the notes is a word of them', [
  ['who has pet hair removal in their notes', 'list customers [notes:pet hair removal]'],
]);

meanings('what stands at the end of a question is said where it has no place', [
  [
    'how many no shows this year who was it',
    'value no_shows [] 2026-01-01..2026-12-31 -who -was -it',
  ],
  [
    'revenue by customer type this month',
    'value revenue by customer [] 2026-11-01..2026-11-30 -type',
  ],
  ['who is coming end of day monday', 'list jobs [] 2026-11-23..2026-11-23 -end'],
  [
    'how many jobs last month plus the cancelled ones',
    'value cancelled [] 2026-10-01..2026-10-31 -plus',
  ],
  [
    'best day this month compared to september',
    'value revenue [] 2026-11-01..2026-11-22 vs 2026-09-01..2026-09-30 -best day',
  ],
  [
    'van 1 or van 2 who did more jobs last month for each customer',
    'value jobs by crew [crew:Van 1|Van 2] 2026-10-01..2026-10-31 -each customer',
  ],
  [
    'who cancelled in october but not in november',
    'list customers [!here_in:2026-11-01/2026-11-30] 2026-10-01..2026-10-31 -cancelled',
  ],
  [
    'which customers have had a ceramic coating this year oldest first',
    'list customers earliest [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31 -oldest first',
  ],
]);

meanings('weekdays in a row are the days of them alone', [
  ['how much did we make the last 3 saturdays', 'value revenue [weekday:6] 2026-11-07..2026-11-21'],
  ['no shows the last 3 mondays', 'list no_shows [weekday:1] 2026-11-02..2026-11-16'],
  ['how many jobs the next two fridays', 'value jobs [weekday:5] 2026-11-27..2026-12-04'],
  [
    'how much did we do over the last 4 weekends',
    'value revenue [weekday:weekend] 2026-10-24..2026-11-15',
  ],
]);

const AFTER_OCTOBER = '[here_in:2026-11-01/2026-11-22] 2026-10-01..2026-10-31';
meanings('who came back behind some days was here after them', [
  ['how many october customers came back', `value customers ${AFTER_OCTOBER}`],
  ['did the people from october come back', `list customers ${AFTER_OCTOBER}`],
  [
    'how many customers from last year came back this year',
    'value customers [here_in:2026-01-01/2026-12-31] 2025-01-01..2025-12-31',
  ],
  [
    'how many customers came back in october',
    'value customers [visit:returning] 2026-10-01..2026-10-31',
  ],
  [
    'how many returning customers did we get this week',
    'value customers [visit:returning] 2026-11-16..2026-11-22',
  ],
]);

meanings('the dearest job is one', [
  ['who got the most expensive job this month', 'list jobs most #1 [] 2026-11-01..2026-11-30'],
  ['who paid for the cheapest job last month', 'list jobs least #1 [] 2026-10-01..2026-10-31'],
  [
    'revenue for the first week of each month',
    'value revenue [] 2026-11-01..2026-11-07 -first week of each month',
  ],
  [
    'split between van 1 and van 2 this month',
    'value revenue by crew [crew:Van 1|Van 2] 2026-11-01..2026-11-30',
  ],
]);

meanings('whoever came, or was seen, of days that are not over is nobody who is still to come', [
  [
    'how many customers came in this month',
    'value customers [status:completed] 2026-11-01..2026-11-30',
  ],
  ['who visited this month', 'list jobs [status:completed] 2026-11-01..2026-11-30'],
  ['customers we saw this month', 'list customers [status:completed] 2026-11-01..2026-11-30'],
  [
    'how many jobs did van 1 do this month',
    'value jobs [crew:Van 1, status:completed] 2026-11-01..2026-11-30',
  ],
  [
    'which van did the most this month',
    'value jobs by crew most [status:completed] 2026-11-01..2026-11-30',
  ],
  ['who all came thru last week', 'list visits [] 2026-11-09..2026-11-15'],
  ['hours from monday through wednesday', 'value hours [] 2026-11-23..2026-11-25'],
]);

meanings('other words for what sells, and how long we worked', [
  ['whats selling this month', 'value jobs by service most [] 2026-11-01..2026-11-30'],
  ['how long did we work last week', 'value hours [] 2026-11-09..2026-11-15'],
  [
    'who did we make the most off of this month',
    'value revenue by customer most [] 2026-11-01..2026-11-30',
  ],
  ['how many new faces last week', 'value new_customers [] 2026-11-09..2026-11-15'],
]);

meanings('a hatchback is no sedan', [
  [
    'how many hatchbacks came in last week',
    'value visits [vehicle:hatchback] 2026-11-09..2026-11-15',
  ],
]);
