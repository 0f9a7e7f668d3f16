import { meaning, TODAY, vocabulary } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

/** What is said to have no place, or not to be known. */
const leftOf = async (text: string, first?: string): Promise<string[]> => {
  const before = first === undefined ? undefined : await understand(first, vocabulary, TODAY);
  const { unknown, unused } = await understand(text, vocabulary, TODAY, before?.plan);
  return [...unknown, ...unused];
};

describe('a word that means something is not left out', () => {
  it.each([
    ['average time between visits for regulars', 'regulars'],
    ['what does a ceramic do on a tacoma', 'what'],
    ['how long between coats of ceramic', 'coats'],
    ['how many coats', 'coats'],
    ['how much did we make yesterday and from what', 'what'],
    ['what was our best month and by how much', 'how much'],
    ['are we making money', 'are we making'],
    ['ugh slow day', 'slow'],
    ['whos coming with a tesla', 'coming'],
    ['who was in most recently', 'recently'],
    ['are we full time', 'full'],
    ['is this a full time job', 'full'],
    ['do we work full time', 'full'],
    ['does tanya hayes pay on time', 'time'],
    ['how many times', 'how many times'],
    ['people who like mornings', 'like'],
    ['big spenders who never had a ceramic', 'never'],
    // What was done before this question was said.
    ['who did it more than once', 'did it'],
    // Of what is to be bought nobody's figures tell.
    ['whats the best truck to buy', 'buy'],
    ['which suv is best to own', 'own'],
    ['how many trucks do we own', 'own'],
    // Who, when and how many are answered by people, days and counts.
    ['who is my average ticket', 'who'],
    ['when did i make 500', '500'],
    ['when is my average ticket', 'when'],
    // Up, down, grown and dropped are beside something.
    ['is the bay up this week', 'up'],
    ['which customer dropped the most', 'dropped'],
    // Of all of them it is no share, and of one service the most is a count.
    ['who has had the most full details', 'the most'],
    ['what is it that tesla owners usually get', 'get'],
    ['how much cash do i have', 'have'],
    ['which customer brought in the most teslas', 'most'],
    ['what did we use on the last ceramic coating', 'use'],
    ['who dogs tanya hayes', 'dogs'],
    ['newest customers with no appointment', 'newest'],
    // The shop and its days are open or closed otherwise than jobs.
    ['is saturday open', 'open'],
    ['is my afternoon open tomorrow', 'open'],
    ['which days are open next week', 'open'],
    ['what days am i closed', 'closed'],
    ['jobs that end after 5', 'end'],
    // Of a postcode, a car or a day nothing more is said.
    ['which zip code do most of my customers live in', 'code'],
    ['what day is it', 'what day'],
    // Nothing was said before that these could mean.
    ['how much did they spend', 'they'],
    ['who did i see that day', 'that'],
    ['what about those', 'those'],
    // The first ten together are no split.
    ['what percent of revenue comes from my top 10 customers', '10'],
    // What is free, what it is worth to somebody, and who did not come back are no rows.
    ['earliest i can get somebody in', 'can'],
    ['which days next week are empty', 'empty'],
    ['anything open this weekend', 'open'],
    ['are saturdays worth it', 'worth'],
    ['how many of octobers customers were new', 'were new'],
    ['customers i lost to cancellations', 'cancellations'],
    // Who asked for something has not had it.
    ['who asked about ceramic', 'asked'],
    ['who wants a ceramic', 'wants'],
    ['customers who need a wash and wax', 'need'],
    ['who dropped off a car today', 'dropped off'],
    ['who is off tomorrow', 'off'],
    ['same customers as last month', 'same'],
    // What would be is in no record.
    ['how much would i make if i worked sunday', 'would'],
    ['how many customers do i need this month', 'need'],
    ['what should i make this month', 'should'],
    // A note is a condition, and nothing that is counted.
    ['who dogs the most customers', 'dogs'],
    // Days that are over are no time to call.
    ['who should come back last year', 'last year'],
    ['how many vehicles do we have on file', 'on file'],
    ['did grace may pay', 'pay'],
    ['how much do repeat customers spend on average', 'repeat customers'],
    ['most expensive car brand this year', 'most expensive'],
    ['how many jobs can we do a day', 'can'],
    ['is anybody late', 'late'],
    ['who pays late', 'late'],
    ['which customers pay late', 'late'],
    ['can derek turner come in friday', 'can'],
    ['who stays the longest', 'longest'],
    // What is busiest is by jobs.
    ['how much did i make on my busiest day', 'busiest day'],
    // Two ends in one.
    ['first and last job tomorrow', 'first'],
    // Of whom it would be all.
    ['which customers come out happy', 'happy'],
    ['customers i take along', 'take'],
    ['who ordered the most', 'ordered'],
    // December that is to come, or that of last year?
    ['is december better than october', 'december'],
    ['revenue from clients i got this year', 'revenue'],
    ['what jobs did derek work on friday', 'derek'],
    ['who called me yesterday', 'called'],
    ['what customers did i get in september', 'get'],
    ['what does my cheapest service bring in', 'cheapest'],
    ['customers that came in october and are booked again', 'booked'],
    ['which job pays the most tomorrow', 'job'],
    ['most booked hour', 'most booked'],
    ['compare q3 this year and last', 'q3'],
    ['who booked in the last week', 'booked'],
    ['what got booked today', 'booked'],
    ['am i off sunday', 'off'],
    ['who is overdue', 'overdue'],
    ['who is doing the 10 oclock', '10'],
    ['how much do i make on a saturday', 'saturday'],
    // What is asked for first is what answers: customers, months, jobs.
    ['which customers came every month this year', 'which customers'],
    ['customers whose spending went down', 'customers'],
    ['which months beat last year', 'which months'],
    ['future jobs for tacomas with ceramic', 'future jobs'],
    ['are people coming back more than last year', 'coming back'],
    // One of something, and how often something else was, are conditions.
    ['how many jobs did only one car', 'one'],
    ['did we ever make 1000 in a day', 'ever'],
    ['did we make twice as much as last october', 'twice'],
    ['how many evenings did we work in october', 'evenings'],
    // An order that no plan has.
    ['tanya hayes or derek turner who came last', 'last'],
    ['which day next week ends latest', 'latest'],
    ['what did tanya hayes get the time before last', 'time before'],
    ['are most of my customers tacoma owners', 'most'],
    ['which customers spent less in october than september', 'less'],
    // A word in its other sense.
    ['jobs that ran late', 'late'],
    ['jobs by age of car', 'by'],
    ['did we lose customers this month', 'customers'],
    ['how long between jobs tomorrow', 'jobs'],
    ['who brought in tanya hayes', 'brought in'],
    ['what time is derek turner done', 'done'],
    ['who cancelled and rebooked', 'rebooked'],
    ['saturday only customers', 'only'],
    ['who has jobs on both friday and saturday', 'both'],
    ['how many vans are out tomorrow', 'vans'],
    ['what do i need to bring tomorrow', 'bring'],
    ['who canceled and never came back', 'back'],
    ['december bookings vs this months', 'december'],
    ['did tuesdays get slower this year', 'slower'],
    ['which customers use both vans', 'both'],
    ['customers who have a tesla and a truck', 'and'],
    ['longest gap in tomorrows schedule', 'gap'],
    ['any day next week with nothing before noon', 'day'],
    ['how many hours are left to sell next week', 'sell'],
    ['which confirmed jobs were no shows', 'confirmed'],
    ['who spends over 200 a visit', '200'],
    ['which customers have both a car and a tacoma', 'both'],
    ['are any new customers coming tomorrow', 'new customers'],
    ['has tanya hayes been in more than derek turner', 'more than'],
    ['how many times was derek turner late', 'late'],
    // What no card says.
    ['whos better for business tanya hayes or derek turner', 'better'],
    // What could be taken on, and what is offered, is not what is booked.
    ['could we do a ceramic coating on monday in the rain', 'could'],
    ['can you take a tacoma on friday', 'can'],
    ['when can we do a tesla next week', 'can'],
    ['podemos hacer un tesla el lunes', 'podemos'],
    ['do we do ceramic coating', 'do'],
    ['do you offer headlight restoration', 'offer'],
    ['do we sell wash and wax', 'do'],
    // How something is done is no job.
    ['best order to detail an interior', 'order'],
    ['fastest way to do a full detail', 'way'],
    ['right sequence for a wash and wax', 'sequence'],
    ['easiest method for a ceramic coating', 'method'],
    ['good technique to do a headlight restoration', 'technique'],
    // Who of a crew did a job is not written down.
    ['who did the most cars this week', 'did'],
    ['who washed the most cars last month', 'washed'],
    ['who worked the most hours this week', 'worked'],
    ['who finished the most jobs in october', 'finished'],
    ['who did most of the details yesterday', 'did'],
    // Of the first ten together there is no sum, and no average.
    ['total of our ten best customers', 'total'],
    ['sum of the top 5 customers', 'sum'],
    ['average spend of my top 10 customers', 'average'],
    ['what do my top 10 customers make up in total', 'total'],
    ['combined revenue of the top 3 customers', 'combined'],
    ['what do the top 5 customers add up to', 'add up'],
    ['who did the job on derek turners car', 'who'],
    ['whats the most expensive thing tanya hayes bought', 'most expensive'],
    ['how many days between tanya hayes last two visits', 'how many'],
  ])('%s: %s', async (question, word) => {
    const left = (await leftOf(question)).join(' ').toLowerCase();
    expect(left).toContain(word);
  });

  it.each([
    ['how much did i make last month by service', 'and those?', 'those'],
    ['what was my best day in october', 'what about that day', 'that day'],
    ['how much did i make yesterday', 'same time last week', 'same'],
    ['best day in october', 'what jobs were those', 'those'],
    ['how much did tanya hayes spend this year', 'on what', 'what'],
  ])('%s, %s: %s', async (first, next, word) => {
    expect((await leftOf(next, first)).join(' ')).toContain(word);
  });
});

describe('what is understood now', () => {
  it.each([
    ['top 5 customers by average ticket', 'value average by customer most #5 []'],
    ['top 5 customers by total spent', 'value revenue by customer most #5 []'],
    // What was done of days that are not over is none that is still to come.
    ['how many jobs did we do this week', 'value jobs [status:completed] 2026-11-16..2026-11-22'],
    ['how many cars did we do this year', 'value jobs [status:completed] 2026-01-01..2026-12-31'],
    [
      'how many hours did we work this week',
      'value hours [status:completed] 2026-11-16..2026-11-22',
    ],
    [
      'how many suvs did i wash this month',
      'value jobs [vehicle:suv, status:completed] 2026-11-01..2026-11-30',
    ],
    ['cuantos carros lavamos esta semana', 'value jobs [status:completed] 2026-11-16..2026-11-22'],
    [
      'did we do any ceramics this month',
      'whether jobs [service:Ceramic Coating, status:completed] 2026-11-01..2026-11-30',
    ],
    [
      'how many hours have we worked today',
      'value hours [status:completed] 2026-11-22..2026-11-22',
    ],
    [
      'how many appointments did we have this week',
      'value jobs [status:completed] 2026-11-16..2026-11-22',
    ],
    ['who was the biggest ticket today', 'list jobs most #1 [] 2026-11-22..2026-11-22'],
    ['who was our biggest sale this week', 'list visits most #1 [] 2026-11-16..2026-11-22'],
    ['who had the largest ticket in october', 'list jobs most #1 [] 2026-10-01..2026-10-31'],
    ['quien fue el ticket mas grande de hoy', 'list jobs most #1 [] 2026-11-22..2026-11-22'],
    ['first 3 customers on friday', 'list jobs earliest #3 [] 2026-11-27..2026-11-27'],
    ['first two customers tomorrow', 'list jobs earliest #2 [] 2026-11-23..2026-11-23'],
    [
      'first 2 clients this morning',
      'list jobs earliest #2 [time_of_day:morning] 2026-11-22..2026-11-22',
    ],
    ['first 5 people yesterday', 'list jobs earliest #5 [] 2026-11-21..2026-11-21'],
    [
      'first 3 new customers this month',
      'list new_customers earliest #3 [] 2026-11-01..2026-11-30',
    ],
    [
      'how often does headlight restoration get booked',
      'value jobs [service:Headlight Restoration]',
    ],
    ['how often is ceramic booked', 'value jobs [service:Ceramic Coating]'],
    [
      'how many times was a full detail booked in october',
      'value jobs [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    ['who is due for a maintenance wash', 'list customers [due:due]'],
    ['customers due for maintenance', 'list customers [due:due]'],
    ['how many people are due for a maintenance detail', 'value customers [due:due]'],
    ['who used to come a lot but stopped', 'list customers [visit:returning, due:lapsed]'],
    ['customers who used to come all the time', 'list customers [visit:returning, due:lapsed]'],
    ['how many customers used to be regulars', 'value customers [due:lapsed]'],
    ['average job time for interior detail', 'value length [service:Interior Detail]'],
    ['average service time on a ceramic', 'value length by service [service:Ceramic Coating]'],
    ['avg wash and wax time', 'value length [service:Wash and Wax]'],
    ['typical time on a full detail', 'value length [service:Full Detail]'],
    ['average hours per job', 'value length []'],
    ['typical duration of a full detail', 'value length [service:Full Detail]'],
    [
      'customers who got ceramic and full details',
      'list customers [service:Ceramic Coating, service:Full Detail, status:completed]',
    ],
    [
      'customers who got ceramic or full details',
      'list customers [service:Ceramic Coating|Full Detail, status:completed]',
    ],
    ['who had ceramic coated cars', 'list customers [coating:coated]'],
    [
      'jobs between 10 and 2 on friday',
      'list jobs [time_of_day:10:00-14:00] 2026-11-27..2026-11-27',
    ],
    ['whats my 3 oclock tomorrow', 'list jobs [time_of_day:15:00-16:00] 2026-11-23..2026-11-23'],
    ['jobs coming this month', 'list jobs [status:upcoming] 2026-11-01..2026-11-30'],
    ['who came the most', 'value visits by customer most []'],
    ['who came in twice', 'list customers [visits_at_least:2, visits_at_most:2]'],
    ['how many jobs on my busiest day', 'value jobs by day most #1 [] ..'],
    ['when was my best day', 'value revenue by day most #1 [] ..'],
    [
      'how many times did derek come this year',
      'value visits [customer:Derek Turner] 2026-01-01..2026-12-31',
    ],
    [
      'how much did derek pay in total in october',
      'value spent [customer:Derek Turner] 2026-10-01..2026-10-31',
    ],
    ['cual es el numero de tanya hayes', 'no plan'],
    ['what time is it', 'no plan'],
    ['jobs tmrw am', 'list jobs [time_of_day:morning] 2026-11-23..2026-11-23'],
    ['who is mike', 'list customers [] ?mike'],
    ['everyone but derek turner', 'list customers [!customer:Derek Turner]'],
    [
      'revenue without ceramics and full details',
      'value revenue [!service:Ceramic Coating|Full Detail]',
    ],
    [
      'ceramic customers with no wash in 3 months',
      'list customers [service:Ceramic Coating, !service:Wash and Wax] 2026-08-23..2026-11-22',
    ],
    ['customers with a dog and dogs', 'list customers [notes:dog, notes:dogs]'],
    ['interior only customers', 'list customers [only service:Interior Detail]'],
    [
      'interior details on tacomas over 200',
      'list jobs [service:Interior Detail, vehicle:tacoma, price_at_least:200]',
    ],
    ['worst customer for no shows', 'value no_shows by customer most #1 []'],
    ['did revenue fall in october', 'value revenue [] 2026-10-01..2026-10-31 vs before'],
    ['how was fall', 'value revenue [] 2026-09-01..2026-11-30'],
    ['how often do my customers come on average', 'value between []'],
    ['how much left to reach 20k this month', 'value revenue [] 2026-11-01..2026-11-30 to $20000'],
    [
      'did the 8am show up',
      'whether jobs [time_of_day:08:00-09:00, status:completed|in-progress] 2026-11-22..2026-11-22',
    ],
    ['anything booked a month from now', 'list jobs [] 2026-12-21..2026-12-27'],
    ['what do we have booked in a month', 'list jobs [] 2026-12-21..2026-12-27'],
    ['whos coming in a week from tomorrow', 'list jobs [] 2026-11-30..2026-11-30'],
    ['que tengo en una semana', 'list jobs [] 2026-11-23..2026-11-29'],
  ])('%s', async (question, expected) => {
    expect(await meaning(question)).toBe(expected);
  });
});

it('follows up what was cancelled with what was lost', async () => {
  const { plan } = await understand('cancelled jobs last month', vocabulary, TODAY);
  expect(await meaning('how much was lost', plan)).toBe('value lost [] 2026-10-01..2026-10-31');
});

it('adds a condition to the question before', async () => {
  const { plan } = await understand('who has a tacoma', vocabulary, TODAY);
  expect(await meaning('and spent over 1000', plan)).toBe(
    'list customers [vehicle:tacoma, spent_at_least:1000]',
  );
});

it('tells the rows again to whoever asks who they are', async () => {
  expect(await leftOf('who are they', 'who has a tesla')).toEqual([]);
});
