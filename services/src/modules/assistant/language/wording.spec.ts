import { meaning, TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { understand } from './understand.js';

describe('days within days, and two of them side by side', () => {
  it.each([
    [
      'how many dollars came from saturday jobs in october',
      'value revenue [weekday:6] 2026-10-01..2026-10-31',
    ],
    ['friday revenue in september', 'value revenue [weekday:5] 2026-09-01..2026-09-30'],
    ['saturday jobs', 'list jobs [] 2026-11-28..2026-11-28'],
    ['what was our revenue for the month of september', 'value revenue [] 2026-09-01..2026-09-30'],
    ['compare jobs in q2 and q3', 'value jobs [] 2026-04-01..2026-06-30 vs 2026-07-01..2026-09-30'],
    [
      'compare number of jobs in may and june',
      'value jobs [] 2026-05-01..2026-05-31 vs 2026-06-01..2026-06-30',
    ],
    [
      'compare jobs this week and next week',
      'value jobs [] 2026-11-16..2026-11-22 vs 2026-11-23..2026-11-29',
    ],
    [
      'which month was better march or april',
      'value revenue [] 2026-03-01..2026-03-31 vs 2026-04-01..2026-04-30',
    ],
    ['last 30 days vs the 30 days before', 'value revenue [] 2026-10-24..2026-11-22 vs before'],
    [
      'how did october do against the october before',
      'value revenue [] 2026-10-01..2026-10-31 vs year_before',
    ],
    [
      'compare saturday to the saturday before',
      'value revenue [] 2026-11-21..2026-11-21 vs 2026-11-14..2026-11-14',
    ],
    [
      'compare this year to date with last year to date',
      'value revenue [] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
    ],
    [
      'comparame octubre con septiembre',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    // Its place among all of them, and not in itself.
    ['is october my best month', 'value revenue by month most [] ..'],
    // Of one alone there is no best: its place is among all of them.
    ['is ceramic still our best seller', 'value jobs by service most []'],
    ['is tesla the most common car', 'value customers by make most []'],
    ['are trucks our most common vehicle', 'value customers by vehicle_kind most []'],
    ['is van 1 our busiest crew', 'value jobs by crew most []'],
    ['is monday our busiest day', 'value jobs by weekday most []'],
    ['is friday our best day of the week', 'value revenue by weekday most []'],
    ['whats my best month this year', 'value revenue by month most #1 [] 2026-01-01..2026-11-22'],
    [
      'did i do better last tuesday or this tuesday',
      'value revenue [] 2026-11-17..2026-11-17 vs 2026-11-10..2026-11-10',
    ],
    ['how much did i make this tuesday', 'value revenue [] 2026-11-17..2026-11-17 vs before'],
    ['whats on this tuesday', 'list jobs [] 2026-11-24..2026-11-24'],
    ['can you show me tuesday and wednesday', 'list jobs [] 2026-11-24..2026-11-25'],
    // Of two days that nothing puts beside each other both are listed.
    ['jobs on tuesday and wednesday', 'list jobs [] 2026-11-24..2026-11-25'],
    ['what do we have friday n saturday', 'list jobs [] 2026-11-27..2026-11-28'],
    ['who do i have monday and tuesday', 'list jobs [] 2026-11-23..2026-11-24'],
    [
      'full details tuesday and wednesday',
      'list jobs [service:Full Detail] 2026-11-24..2026-11-25',
    ],
    ['que citas hay el martes y el miercoles', 'whether jobs [] 2026-11-24..2026-11-25'],
    ['jobs on monday and thursday', 'list jobs [weekday:1|4] 2026-11-23..2026-11-26'],
    ['jobs on monday or thursday', 'list jobs [weekday:1|4] 2026-11-23..2026-11-26'],
    ['jobs on friday and sunday', 'list jobs [weekday:5|7] 2026-11-27..2026-11-29'],
    ['what do i have today and tomorrow', 'list jobs [] 2026-11-22..2026-11-23'],
    ['whats on tuesday and friday', 'list jobs [weekday:2|5] 2026-11-24..2026-11-27'],
    ['which is busier tuesday or wednesday', 'value jobs by weekday [weekday:2|3]'],
    [
      'how many jobs monday and tuesday',
      'value jobs [] 2026-11-23..2026-11-23 vs 2026-11-24..2026-11-24',
    ],
    // Not every month has one.
    ['whats on the 31st', 'list jobs [] 2026-12-31..2026-12-31'],
    ['what did we make on the 31st', 'value revenue [] 2026-10-31..2026-10-31'],
    // A weekday with its date is one day.
    ['whats on monday the 7th', 'list jobs [] 2026-12-07..2026-12-07'],
    ['whats on friday the 4th', 'list jobs [] 2026-12-04..2026-12-04'],
    ['who is in tuesday the 24th', 'list jobs [] 2026-11-24..2026-11-24'],
    ['jobs on sat dec 5', 'list jobs [] 2026-12-05..2026-12-05'],
    ['whats on friday 4 december', 'list jobs [] 2026-12-04..2026-12-04'],
    ['how many jobs on monday the 16th', 'value jobs [] 2026-11-16..2026-11-16'],
    ['que hay el martes 24 de noviembre', 'list jobs [] 2026-11-24..2026-11-24'],
    // Of several it is the one that did the most, and none beside the days before.
    ['which of our vans did more last month', 'value revenue by crew [] 2026-10-01..2026-10-31'],
    ['which of our vans did more jobs last month', 'value jobs by crew [] 2026-10-01..2026-10-31'],
    ['which of my crews was busier last month', 'value jobs by crew [] 2026-10-01..2026-10-31'],
    ['which one of the vans made the most', 'value revenue by crew most []'],
    [
      'and which of our two vans did more in october',
      'value revenue by crew [] 2026-10-01..2026-10-31',
    ],
    ['which month was best this year', 'value revenue by month most [] 2026-01-01..2026-11-22'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('who was not here since, and who comes', () => {
  it.each([
    // Since last year somebody was here in it.
    ['who hasnt been here since last year', 'list customers [not_since:2026-01-01]'],
    ['who hasnt been in since last month', 'list customers [not_since:2026-11-01]'],
    ['who hasnt been here since june', 'list customers [not_since:2026-06-01]'],
    ['who comes in on saturdays', 'list customers [weekday:6]'],
    ['who came in on saturdays', 'list visits [weekday:6]'],
    ['how many customers came back after their first visit', 'value customers [visit:returning]'],
    ['whos never been in', 'list customers [due:never]'],
    ['show me everyone with a next appointment', 'list customers [upcoming:booked]'],
    [
      'who came in this month that hadnt been in before',
      'list jobs [visit:first, status:completed] 2026-11-01..2026-11-30',
    ],
    [
      'customers who spent over 500 and havent been here in 3 months',
      'list customers [spent_at_least:500, not_since:2026-08-23]',
    ],
    // How much is much is not said: then it is not left out.
    [
      'big spenders who havent been here in 3 months',
      'list customers [not_since:2026-08-23] -big spenders',
    ],
    // What stands on the card is no list of jobs.
    ['what vehicles does derek turner have', 'no plan'],
    ['which customers signed up in september', 'list new_customers [] 2026-09-01..2026-09-30'],
    ['who signed up in september', 'list new_customers [] 2026-09-01..2026-09-30'],
    ['who is booked but not confirmed', 'list jobs [status:unconfirmed]'],
    ['who has an oversize vehicle', 'list customers [size:Oversize]'],
    ['best customers by visits', 'value visits by customer most []'],
    // So often of that, and not in all.
    [
      'list everyone who got a wash and wax more than 5 times',
      'value visits by customer [service:Wash and Wax] to 6',
    ],
    [
      'who had a ceramic and has more than 5 visits',
      'list customers [service:Ceramic Coating, visits_at_least:6, status:completed]',
    ],
    ['who drives a 2018', 'list customers [vehicle:2018]'],
    ['who came in 2018', 'list visits [] 2018-01-01..2018-12-31'],
    ['people who came once and never again', 'list customers [visit:first]'],
    [
      'customers who had both a ceramic and a full detail',
      'list customers [service:Ceramic Coating, service:Full Detail, status:completed]',
    ],
    [
      'who had a ceramic or a full detail',
      'list customers [service:Ceramic Coating|Full Detail, status:completed]',
    ],
    ['all my customers with no future appointments', 'list customers [!upcoming:booked]'],
    [
      'who got a full detail on a saturday',
      'list customers [service:Full Detail, weekday:6, status:completed]',
    ],
    ['who are my tuesday customers', 'list customers [weekday:2]'],
    ['a quien le toca venir', 'list customers [due:due]'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('what was done, what waits, what would be', () => {
  it.each([
    ['show me jobs that took longer than 4 hours', 'list jobs [hours_over:4] ..'],
    ['jobs we did over 300 bucks', 'list jobs [price_at_least:300] ..'],
    ['jobs over 300 bucks', 'list jobs [price_at_least:300]'],
    ['do i have any pending appointments i need to approve', 'whether jobs [status:pending]'],
    ['anything waiting for approval', 'whether jobs [status:pending]'],
    [
      'how much would i make if everyone shows up this week',
      'value worth [] 2026-11-16..2026-11-22',
    ],
    [
      'how much were no shows worth last month',
      'value lost [status:no-show] 2026-10-01..2026-10-31',
    ],
    [
      'what time should i be at the first job monday',
      'list jobs earliest #1 [] 2026-11-23..2026-11-23',
    ],
    ['how many hours did we book in october', 'value hours [] 2026-10-01..2026-10-31'],
    [
      'how many customers did we gain this quarter',
      'value new_customers [] 2026-10-01..2026-12-31',
    ],
    ['how many visits does the average customer make', 'value average [] -how many visits'],
    [
      'total revenue since the first of the month',
      'value revenue [] 2026-11-01..2026-11-22 vs before',
    ],
    ['how many hours does a ceramic take', 'value length [service:Ceramic Coating]'],
    ['jobs booked by van 2 this week', 'list jobs [crew:Van 2] 2026-11-16..2026-11-22'],
    [
      'how much did the vans make in september',
      'value revenue [crew:Van 1|Van 2] 2026-09-01..2026-09-30',
    ],
    ['is the bay busier than the vans', 'value jobs by crew [crew:Bay|Van 1|Van 2]'],
    [
      'vans vs trucks last month',
      'value revenue by vehicle_kind [vehicle:van|truck] 2026-10-01..2026-10-31',
    ],
    ['customers with vans', 'list customers [vehicle:van]'],
    ['are saturdays worth more than fridays', 'value revenue by weekday [weekday:6|5]'],
    ['total number of completed jobs', 'value visits [] ..'],
    ['are we getting more no shows', 'value no_shows [] vs before'],
    ['average per hour on full details', 'value per_hour [service:Full Detail]'],
    ['what are my regulars worth', 'value revenue [visit:returning]'],
    ['which jobs did we lose to no shows this year', 'list no_shows [] 2026-01-01..2026-12-31'],
    ['what was our highest number of jobs in a day', 'value jobs by day most #1 [] ..'],
    ['top 10 cars by visits', 'value visits by model most #10 []'],
    ['jobs worth less than 90 this month', 'list jobs [price_at_most:90] 2026-11-01..2026-11-30'],
    ['how much are jobs over 300 worth', 'value worth [price_at_least:300]'],
    // Days of so many jobs are no customers, a status that is asked about no list, and sorting is on its page.
    [
      'how much did i earn on days with more than 4 jobs',
      'value jobs by day [] to 5 -earn -how much',
    ],
    ['what is a pending job', 'list jobs [status:pending] ?pending'],
    ['show customers sorted by last visit', 'no plan'],
    ['jobs by van this week', 'value jobs by crew [] 2026-11-16..2026-11-22'],
    // Time is no money, and own vans are nobody's cars.
    [
      'how much time do i have between jobs friday',
      'value revenue [] 2026-11-20..2026-11-20 -time',
    ],
    ['how many vans do i have', 'value customers [vehicle:van] -vans'],
    ['what did we pull last thursday', 'value revenue [] 2026-11-19..2026-11-19'],
    ['how many cars did we service last week', 'value jobs [] 2026-11-09..2026-11-15'],
    [
      'where do i need to be at 8 tomorrow',
      'list jobs [time_of_day:08:00-09:00] 2026-11-23..2026-11-23',
    ],
    // What was changed in a job is its history, and no figure beside another.
    ['can i see what changes were made to an appointment', 'value jobs [] vs before -changes'],
  ])('%s', async (question, plan) => {
    expect(await meaning(question)).toBe(plan);
  });
});

describe('a month after what was is the one that was', () => {
  it.each([
    ['in may', 'how many wash and waxes since august', '2026-05-01..2026-05-31'],
    ['and in december', 'how many jobs did we do last month', '2025-12-01..2025-12-31'],
    ['and in december', 'how many jobs next week', '2026-12-01..2026-12-31'],
  ])('%s, after %s', async (question, first, days) => {
    const before = await understand(first, vocabulary, TODAY);
    expect(await meaning(question, before.plan)).toContain(days);
  });
});
