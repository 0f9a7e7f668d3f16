import { talked, TODAY, vocabulary } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

it.each([
  // Of the same days where a few words leave out who and when.
  [
    'has derek turner been in this year',
    'how many times',
    'value visits [customer:Derek Turner] 2026-01-01..2026-12-31',
  ],
  [
    'has derek turner been in this year',
    'how often',
    'value visits [customer:Derek Turner] 2026-01-01..2026-12-31',
  ],
  [
    'did derek turner come in tuesday',
    'how many times has he been here',
    'value visits [customer:Derek Turner]',
  ],
  [
    'did derek turner come in this month',
    'spent how much',
    'value spent [customer:Derek Turner] 2026-11-01..2026-11-30',
  ],
  // The last time of somebody who was spoken of is theirs.
  [
    'how much has derek turner spent',
    'what did we do last time',
    'list visits latest #1 [customer:Derek Turner]',
  ],
  [
    'how much has derek turner spent',
    'and the last time?',
    'list visits latest #1 [customer:Derek Turner]',
  ],
  [
    'how much has derek turner spent',
    'what was it last time',
    'list visits latest #1 [customer:Derek Turner]',
  ],
])('after %p, %p', async (first, next, expected) => {
  const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
  const { plan: before } = await understand(first, vocabulary, TODAY);
  const { plan, unknown, unused } = await understand(next, vocabulary, TODAY, before, them);
  expect([...unknown, ...unused]).toEqual([]);
  expect(plan?.filters).toEqual([{ name: 'customer', values: ['Derek Turner'] }]);
  const [, from] = /(\d{4}-\d\d-\d\d)\.\./.exec(expected) ?? [];
  expect([plan?.measure, plan?.period?.from]).toEqual([expected.split(' ')[1], from]);
});

it.each([
  // The other side of an hour, what is left out, who called off more than once.
  [
    'is anyone coming after 3 tomorrow',
    'before?',
    'whether jobs [time_of_day:-15:00] 2026-11-23..2026-11-23',
  ],
  [
    'who is at 2 on saturday',
    'and after that?',
    'list jobs [time_of_day:15:00-] 2026-11-28..2026-11-28',
  ],
  [
    'who is at 2 on saturday',
    'anyone before that?',
    'list jobs [time_of_day:-14:00] 2026-11-28..2026-11-28',
  ],
  [
    'jobs for saturday',
    'take off the cancelled ones',
    'list jobs [!status:cancelled] 2026-11-28..2026-11-28',
  ],
  [
    'who cancelled this month',
    'more than once',
    'list customers [cancels_at_least:2] 2026-11-01..2026-11-30',
  ],
  ['list all no shows', 'who did it twice', 'list customers [no_shows_at_least:2] ..'],
  ['how did we do in october', 'by who', 'value revenue by crew [] 2026-10-01..2026-10-31'],
  [
    'how many customers came twice',
    'in a month',
    'value customers [visits_at_least:2, visits_at_most:2] 2026-12-21..2026-12-27 -in a month',
  ],
  [
    'top service by money this year',
    'by count',
    'value visits by service most #1 [] 2026-01-01..2026-12-31',
  ],
  [
    'cuando fue la ultima vez que vino derek turner',
    'que le hicimos',
    'list visits latest #1 [customer:Derek Turner]',
  ],
  ['citas del martes', 'cuanto valen', 'value worth [] 2026-11-24..2026-11-24'],
  // In Spanish, and in both.
  ['how much hicimos ayer', 'y el lunes', 'value revenue [] 2026-11-16..2026-11-16'],
  [
    'quien gasto mas el mes pasado',
    'y el segundo',
    'value spent by customer most #2 [] 2026-10-01..2026-10-31',
  ],
  [
    'cuantos no llegaron este mes',
    'cuanto perdimos',
    'value lost [status:no-show] 2026-11-01..2026-11-30',
  ],
  ['cuantos carros lavamos el sabado', 'y el domingo', 'value jobs [] 2026-11-22..2026-11-22'],
  [
    'how many customers do we have',
    'how many of them came in this year',
    'value customers [status:completed] 2026-01-01..2026-12-31',
  ],
  [
    'how many customers came in this month',
    'who are the new ones',
    'list customers [status:completed, visit:first] 2026-11-01..2026-11-30',
  ],
  [
    'how many customers came in this month',
    'any new ones',
    'list customers [status:completed, visit:first] 2026-11-01..2026-11-30',
  ],
  [
    'jobs of van 1 this week',
    'how much is each one bringing in',
    'value revenue by crew [] 2026-11-16..2026-11-22',
  ],
  [
    'how many full details last month',
    'what does each bring in',
    'value revenue by service [] 2026-10-01..2026-10-31',
  ],
  ['first job monday', 'second?', 'list jobs earliest #2 [] 2026-11-23..2026-11-23'],
  ['first job monday', 'who for', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  [
    'first job monday',
    'what are we doing on it',
    'list jobs earliest #1 [] 2026-11-23..2026-11-23',
  ],
  ['first job monday', 'whats he getting', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['first job monday', 'whose is that', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['first job monday', 'anything right after', 'list jobs earliest #2 [] 2026-11-23..2026-11-23'],
  [
    'first job monday',
    'is there anything after that',
    'list jobs earliest #2 [] 2026-11-23..2026-11-23',
  ],
  [
    'how many subarus do we look after',
    'which make do we see the most',
    'value jobs by make most #1 []',
  ],
  [
    'revenue last month',
    'which service do we do the most',
    'value jobs by service most #1 [] 2026-10-01..2026-10-31',
  ],
  [
    'show me last months full details',
    'and the dearest',
    'list jobs most #1 [service:Full Detail] 2026-10-01..2026-10-31',
  ],
])('after %p, %p', async (first, next, expected) => {
  expect(await talked(first, next)).toBe(expected);
});

it.each([
  // A weekday of one week is that day; of longer it is each of them.
  [
    'revenue by crew this week',
    'give me just friday',
    'value revenue by crew [] 2026-11-20..2026-11-20',
  ],
  ['jobs next week', 'only friday', 'list jobs [] 2026-11-27..2026-11-27'],
  ['how many jobs last week', 'and on saturday', 'value jobs [] 2026-11-14..2026-11-14'],
  ['how many jobs last month', 'and on saturday', 'value jobs [weekday:6] 2026-10-01..2026-10-31'],
  ['how many jobs last week', 'and on saturdays', 'value jobs [weekday:6] 2026-11-09..2026-11-15'],
])('after %p, %p', async (first, next, expected) => {
  expect(await talked(first, next)).toBe(expected);
});

it('lists no two lists beside each other', async () => {
  expect(
    await talked(
      'how many full details this fall',
      'how did that compare to summer',
      'who got them',
    ),
  ).toBe('list jobs [service:Full Detail] 2026-09-01..2026-11-30');
});

it.each([
  ['anything booked for derek turner', 'list jobs earliest #1 [customer:Derek Turner]'],
  ['anything booked for tomorrow', 'list jobs [] 2026-11-23..2026-11-23'],
  ['whats still on the books this month', 'list jobs [status:upcoming] 2026-11-01..2026-11-30'],
  [
    'did derek turner show up on the 10th',
    'whether visits [customer:Derek Turner] 2026-11-10..2026-11-10',
  ],
])('%s', async (question, expected) => {
  expect(await talked(question)).toBe(expected);
});

it.each([
  ['which service takes the longest', 'how much does it bring per hour'],
  ['which make do we see the most', 'how much does it bring in'],
])('knows nothing of one that is not told from the others: after %p, %p', async (first, next) => {
  expect(await talked(first, next)).toMatch(/ [?-]it/);
});

const october = 'how much did we make in october';

it.each([
  // Of those is one more condition, also where it is of the same kind.
  [
    'list customers with a honda',
    'how many of those are trucks',
    'value customers [vehicle:honda, vehicle:truck]',
  ],
  [
    'list customers with a honda',
    'which of them are vans',
    'list customers [vehicle:honda, vehicle:van]',
  ],
  ['list customers with a honda', 'and trucks', 'list customers [vehicle:truck]'],
  // Two that were put beside each other stay two.
  [
    'wash and wax vs full detail this year',
    'which makes more money',
    'value revenue by service most [service:Wash and Wax|Full Detail] 2026-01-01..2026-12-31',
  ],
  [
    'wash and wax vs full detail this year',
    'which did we do the most',
    'value jobs by service most [service:Wash and Wax|Full Detail] 2026-01-01..2026-12-31',
  ],
  [
    'how many customers have a honda or a toyota',
    'which make do we see the most',
    'value jobs by make most #1 []',
  ],
  // How long all of it takes, and which of what came to so much.
  ['jobs tomorrow', 'how long is it gonna take us', 'value hours [] 2026-11-23..2026-11-23'],
  ['how many jobs tomorrow', 'how long will that take us', 'value hours [] 2026-11-23..2026-11-23'],
  [
    'how much is booked next week',
    'any of those unconfirmed',
    'list jobs [status:unconfirmed] 2026-11-23..2026-11-29',
  ],
  [
    october,
    'which of those were full details',
    'list visits [service:Full Detail] 2026-10-01..2026-10-31',
  ],
  [
    'cuanto se vendio hoy',
    'quien viene primero',
    'list jobs earliest #1 [] 2026-11-22..2026-11-22',
  ],
  ['jobs tomorrow', 'whos on first', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['jobs tomorrow', 'whats the earliest', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  [october, 'what sold most', 'value jobs by service most #1 [] 2026-10-01..2026-10-31'],
  [october, 'and what sells the most', 'value jobs by service most #1 [] 2026-10-01..2026-10-31'],
  ['jobs tomorrow', 'whos new', 'list jobs [visit:first] 2026-11-23..2026-11-23'],
  // Beside other days.
  [
    october,
    'same as september?',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
  [
    october,
    'is that the same as september',
    'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
  ],
  [october, 'whats the diff', 'value revenue [] 2026-10-01..2026-10-31 vs before'],
  [october, 'by how much', 'value revenue [] 2026-10-01..2026-10-31 vs before'],
  [october, 'which had more jobs', 'value jobs [] 2026-10-01..2026-10-31 vs before'],
  // What it cost is of those who did not come.
  [
    'who no showed last month',
    'how much did it cost us',
    'value lost [status:no-show] 2026-10-01..2026-10-31',
  ],
  // Whatever was asked whether it was there.
  ['did we wash any hondas yesterday', 'what did we wash', 'list jobs [] 2026-11-21..2026-11-21'],
  ['jobs tomorrow', 'whats the first address', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['jobs tomorrow', 'whos the first guy', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  ['how many jobs tomorrow', 'who comes first', 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
  [
    'cuantos trabajos hay manana',
    'quien viene primero',
    'list jobs earliest #1 [] 2026-11-23..2026-11-23',
  ],
  ['whats on monday', 'whats the total for that', 'value worth [] 2026-11-23..2026-11-23'],
  ['whats on monday', 'how many do we have', 'value jobs [] 2026-11-23..2026-11-23'],
])('after %p, %p', async (first, next, expected) => {
  expect(await talked(first, next)).toBe(expected);
});

it.each(['whos on first', 'who comes first', 'quien viene primero'])(
  'knows nobody who is first of all customers: %s',
  async (question) => {
    expect(await talked(question)).toMatch(/ [?-]/);
  },
);
