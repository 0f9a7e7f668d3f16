import { meaning, meanings, talked } from '../../../../test/assistant/meaning.js';

const THIS_YEAR = '2026-01-01..2026-12-31';

describe('who of crews is a crew', () => {
  it.each([
    ['van 1 or van 2 who makes more', 'value revenue by crew [crew:Van 1|Van 2]'],
    ['who made more van 1 or the bay', 'value revenue by crew [crew:Van 1|Bay]'],
    [
      'who earns more van 1 or van 2 this year',
      `value revenue by crew [crew:Van 1|Van 2] ${THIS_YEAR}`,
    ],
    ['who is busier, the bay or van 2', 'value jobs by crew [crew:Bay|Van 2]'],
    ['van 1 vs van 2, who did more jobs', 'value jobs by crew [crew:Van 1|Van 2]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what something comes to is money', () => {
  it.each([
    [
      'what did the derek turner jobs add up to this year',
      `value revenue [customer:Derek Turner] ${THIS_YEAR} vs before`,
    ],
    [
      'what do the full details add up to this month',
      'value revenue [service:Full Detail] 2026-11-01..2026-11-30 vs before',
    ],
    ['what did yesterday come to', 'value revenue [] 2026-11-21..2026-11-21'],
    ['what did last week amount to', 'value revenue [] 2026-11-09..2026-11-15'],
    ['what did october come out to', 'value revenue [] 2026-10-01..2026-10-31'],
    ['what does next week come to', 'value worth [] 2026-11-23..2026-11-29'],
    ['how much is tomorrow', 'value worth [] 2026-11-23..2026-11-23'],
    ['revenue by day next week', 'value worth by day [] 2026-11-23..2026-11-29'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what two sorts of customers spend is so for each job', () => {
  it.each([
    ['do new people spend more than regulars', 'value average by visit []'],
    ['do new customers spend more than returning ones', 'value average by visit []'],
    ['do regulars spend more than first timers', 'value average by visit []'],
    [
      'did repeat customers pay more than new ones this year',
      `value average by visit [] ${THIS_YEAR}`,
    ],
    ['who spends more new or returning customers', 'value average by visit []'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('so often, and no more', () => {
  it.each([
    ['who came in exactly once', 'list customers [visit:first]'],
    ['who stopped by just once', 'list customers [visit:first]'],
    ['customers who only visited one time', 'list customers [visit:first]'],
    ['people that have only been in once', 'list customers [visit:first]'],
    ['how many came exactly one time', 'value customers [visit:first]'],
    ['who came in exactly once this year', `list customers [times:1] ${THIS_YEAR}`],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('an hour that is typed without its colon, of a day', () => {
  it.each([
    ['where do i have to be tmrw at 530', '2026-11-23', '17:30-18:30'],
    ['whos coming at 1030 tomorrow', '2026-11-23', '10:30-11:30'],
    ['whats at 900 saturday', '2026-11-28', '09:00-10:00'],
    ['who is my customer at 1215 monday', '2026-11-23', '12:15-13:15'],
  ])('%s', async (text, day, time) => {
    expect(await meaning(text)).toBe(`list jobs [time_of_day:${time}] ${day}..${day}`);
  });

  it('is none where it may be a price', async () => {
    expect(await meaning('jobs at 200 this month')).toContain('-200');
  });
});

describe('when the work is done, its jobs say', () => {
  it.each([
    ['how late are we working friday', 'list jobs [] 2026-11-27..2026-11-27'],
    ['how late am i out tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
    ['how late do we work saturday', 'list jobs [] 2026-11-28..2026-11-28'],
    ['when are we finished tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what was called off', () => {
  it.each([
    ['how many jobs got called off in october', 'value cancelled [] 2026-10-01..2026-10-31'],
    ['jobs called off last month', 'list cancelled [] 2026-10-01..2026-10-31'],
    ['what got called off yesterday', 'list cancelled [] 2026-11-21..2026-11-21'],
    ['how many bookings fell through in october', 'value cancelled [] 2026-10-01..2026-10-31'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('jobs that are called by their service have a price', () => {
  it.each([
    ['how many ceramics were over 800', 'value jobs [service:Ceramic Coating, price_at_least:800]'],
    [
      'how many full details were over 300 this year',
      `value jobs [service:Full Detail, price_at_least:300] ${THIS_YEAR}`,
    ],
    [
      'washes under 100 this month',
      'list jobs [service:Wash and Wax, price_at_most:100] 2026-11-01..2026-11-30',
    ],
    ['any interiors over 200', 'whether jobs [service:Interior Detail, price_at_least:200]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

meanings('what Spanish says of days and of one', [
  ['cuantos carros lavamos el sabado', 'value jobs [] 2026-11-21..2026-11-21'],
  ['a quien le toca cita mañana', 'list jobs [] 2026-11-23..2026-11-23'],
  ['clientes que no han vuelto en 6 meses', 'list customers [not_since:2026-05-23]'],
  ['el trabajo mas caro del mes', 'list jobs most #1 [] 2026-11-01..2026-11-30'],
  ['promedio de ticket por mes este año', 'value average by month [] 2026-01-01..2026-12-31'],
]);

it('a wash is one in Spanish as well', async () => {
  expect(await meaning('cuantos lavados hicimos ayer')).toBe(
    'value jobs [service:Wash and Wax] 2026-11-21..2026-11-21',
  );
});

it('who had a job had one, and no average', async () => {
  expect(await meaning('who had a job with ceramic and spent over 1000')).toBe(
    'list customers [service:Ceramic Coating, spent_at_least:1000, status:completed]',
  );
});

it.each([
  'who had a ceramic this year and spent over 1000',
  'customers who got a full detail last month and have spent more than 300',
  'people that had an interior in october and paid at least 200',
])('what was spent on all is not what was spent on that: %s', async (text) => {
  expect(await meaning(text)).toMatch(/ -(?:spent|paid)/);
});

it.each([
  ['compare august september and october side by side', 'value revenue by month []'],
  ['sep oct nov revenue side by side', 'value revenue by month []'],
])('%s', async (text, expected) => {
  expect(await meaning(text)).toContain(expected);
});

describe('who has been here longest was added first', () => {
  it.each([
    'who has been with us the longest',
    'who has been coming the longest',
    'who have been with us longest',
    'whos the oldest',
  ])('%s', async (text) => {
    expect(await meaning(text)).toMatch(/^list new_customers earliest/);
  });
});

describe('who booked is not who has something booked', () => {
  it.each([
    'how many people booked ceramic this year',
    'how many customers booked a wash this month',
    'how many clients booked full details this quarter',
  ])('%s', async (text) => {
    expect(await meaning(text)).toMatch(/ -booked/);
  });

  it('of who has something booked it is', async () => {
    expect(await meaning('how many customers have a wash booked next month')).not.toMatch(
      / -booked/,
    );
  });
});

describe('two days that were are those days', () => {
  it.each([
    [
      'was tuesday busier than monday',
      'value jobs [] 2026-11-17..2026-11-17 vs 2026-11-16..2026-11-16',
    ],
    [
      'did saturday make more than friday',
      'value revenue [] 2026-11-21..2026-11-21 vs 2026-11-20..2026-11-20',
    ],
    ['are tuesdays busier than mondays', 'value jobs by weekday [weekday:2|1]'],
    ['which is better mondays or fridays', 'value revenue by weekday [weekday:1|5]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

it.each([
  ['did november start better than october', 'start'],
  ['did june begin better than may', 'begin'],
  ['did october end better than september', 'end'],
])('how it began is not how it was: %s', async (text, left) => {
  expect(await meaning(text)).toContain(`-${left}`);
});

describe('other words for what is done', () => {
  it.each([
    ['jobs that ran over 4 hours', 'list jobs [hours_over:4] ..'],
    ['who am i meeting tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
    ['how many return visits in november', 'value jobs [visit:returning] 2026-11-01..2026-11-30'],
    ['how many customers dont have a car listed', 'value customers [missing:vehicle]'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('what somebody usually gets, who is worth the most, and how they are reached', () => {
  const usual = 'value jobs by service most [customer:Tanya Hayes]';
  it.each([
    ['whats tanya hayes usual', usual],
    ['tanya hayes usual service', usual],
    ['what service does tanya hayes always get', usual],
    ['whats tanya hayes favorite service', usual],
    ['what do we usually do for tanya hayes', usual],
    ['que servicio pide tanya hayes normalmente', usual],
    ['customers worth the most', 'value spent by customer most []'],
    ['who is worth the most', 'value spent by customer most []'],
    ['what is a full detail worth to me', 'value revenue [service:Full Detail]'],
    ['which service is worth the most', 'value revenue by service most []'],
    ['which job next week is worth the most', 'list jobs most [] 2026-11-23..2026-11-29'],
    ['what is booked next week worth', 'value worth [] 2026-11-23..2026-11-29'],
    ['phone numbers of the october customers', 'list customers [] 2026-10-01..2026-10-31'],
    ['phone numbers for everyone coming tomorrow', 'list customers [] 2026-11-23..2026-11-23'],
    ['names and phone numbers of my tacoma owners', 'list customers [vehicle:tacoma]'],
    ['telefonos de los clientes de octubre', 'list customers [] 2026-10-01..2026-10-31'],
    ['list of tomorrows customers with phone numbers', 'list customers [] 2026-11-23..2026-11-23'],
    ['the back half of september how did we do', 'value revenue [] 2026-09-16..2026-09-30'],
    ['ingresos de la primera quincena de octubre', 'value revenue [] 2026-10-01..2026-10-15'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('the best, the days and somebody’s visits in other words', () => {
  it.each([
    ['whats our record day', 'value revenue by day most #1 [] ..'],
    ['record month', 'value revenue by month most #1 [] ..'],
    [
      'whats the highest we ever charged for a full detail',
      'list jobs most [service:Full Detail] ..',
    ],
    ['what is the longest anyone went without coming', 'value gap by customer most #1 []'],
    [
      'was october a good month compared to september',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    [
      'compare the first half of the year with the second',
      'value revenue [] 2026-01-01..2026-06-30 vs 2026-07-01..2026-12-31',
    ],
    ['how much is the thursday after next worth', 'value worth [] 2026-12-03..2026-12-03'],
    [
      'is revenue higher than last month',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    ['how many weeks since tanya hayes was here', 'list visits latest #1 [customer:Tanya Hayes]'],
    ['how many days until tanya hayes comes', 'list jobs earliest #1 [customer:Tanya Hayes]'],
    ['what did i charge tanya hayes last time', 'list visits latest #1 [customer:Tanya Hayes]'],
    ['what am i doing rest of the day', 'whether jobs [status:upcoming] 2026-11-22..2026-11-22'],
    ['whats the first address tomorrow', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
    ['how long till my next job', 'list jobs earliest #1 [!status:in-progress]'],
    ['quien viene el lunes a las 8', 'list jobs [time_of_day:08:00-09:00] 2026-11-23..2026-11-23'],
    ['how early do i need to be in on friday', 'list jobs earliest #1 [] 2026-11-27..2026-11-27'],
    [
      'what did friday do vs saturday',
      'value revenue [] 2026-11-20..2026-11-20 vs 2026-11-21..2026-11-21',
    ],
    ['average wait between visits', 'value between []'],
    [
      'customers who came in october but had never been here before',
      'list jobs [visit:first] 2026-10-01..2026-10-31',
    ],
    [
      'full details or washes which do we do more',
      'value jobs by service [service:Full Detail|Wash and Wax]',
    ],
    ['average customer lifetime value', 'value per_customer []'],
    [
      'people with a tacoma and an email',
      'list customers [vehicle:tacoma, !missing:email] with email',
    ],
    ['customers in 90210', 'list customers [place:90210]'],
    ['who lives on elm road', 'list customers [place:elm rd]'],
    ['do we have two vans out tomorrow', 'list jobs [crew:Van 1|Van 2] 2026-11-23..2026-11-23'],
  ])('%s', async (text, expected) => {
    expect(await meaning(text)).toBe(expected);
  });
});

describe('new and returning customers are two, and not everybody', () => {
  it.each([
    ['ingresos de clientes nuevos y recurrentes este mes', 'revenue', '2026-11-01..2026-11-30'],
    ['ingresos de clientes nuevos y de siempre este mes', 'revenue', '2026-11-01..2026-11-30'],
    ['revenue from first timers and regulars last month', 'revenue', '2026-10-01..2026-10-31'],
    ['revenue from new and existing customers last month', 'revenue', '2026-10-01..2026-10-31'],
    ['ventas entre clientes nuevos y habituales este mes', 'revenue', '2026-11-01..2026-11-30'],
    ['how many jobs from new and repeat customers last month', 'jobs', '2026-10-01..2026-10-31'],
  ])('%s', async (text, measure, days) => {
    expect(await meaning(text)).toBe(`value ${measure} by visit [] ${days}`);
  });

  it.each([
    ['cuantos clientes nuevos', 'y cuantos de siempre', ''],
    ['how many new customers this month', 'and how many returning', ' 2026-11-01..2026-11-30'],
    ['cuantos clientes nuevos este mes', 'y cuantos recurrentes', ' 2026-11-01..2026-11-30'],
  ])('%s, %s', async (first, next, days) => {
    expect(await talked(first, next)).toBe(`value customers [visit:returning]${days}`);
  });
});
