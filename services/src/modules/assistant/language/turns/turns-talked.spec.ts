import { talked } from '../../../../../test/assistant/meaning.js';

describe('of those of some days, or of a list', () => {
  const october = 'who was here in october';
  const since = 'customers [!not_since:2026-11-01] 2026-10-01..2026-10-31';
  it.each([
    [[october, 'any of them been back since'], `list ${since}`],
    [[october, 'did any of them come back'], `list ${since}`],
    [[october, 'who of those has been back since then'], `list ${since}`],
    [[october, 'how many came back since'], `value ${since}`],
    [[october, 'which ones havent come back'], `list ${since.replace('!', '')}`],
    [[october, 'who never came back'], `list ${since.replace('!', '')}`],
    [['quien vino en octubre', 'quien no ha vuelto'], `list ${since.replace('!', '')}`],
    [
      ['how many no shows last month', 'any of them come back since'],
      'list customers [status:no-show, !not_since:2026-11-01] 2026-10-01..2026-10-31',
    ],
    [
      ['customers with a tacoma', 'which of them have nothing booked'],
      'list customers [vehicle:tacoma, !upcoming:booked]',
    ],
    [
      ['customers with a tacoma', 'who of those isnt booked'],
      'list customers [vehicle:tacoma, !upcoming:booked]',
    ],
    [
      ['who spent the most this year', 'are any of them booked again'],
      'list customers [upcoming:booked] 2026-01-01..2026-12-31',
    ],
    [
      ['who are my new customers this month', 'which ones only came once'],
      'list new_customers [visit:first] 2026-11-01..2026-11-30',
    ],
    [
      [
        'who are my new customers this month',
        'how many is that vs last month',
        'any of them booked',
      ],
      'list new_customers [upcoming:booked] 2026-11-01..2026-11-30',
    ],
    [
      ['people who havent been here in 6 months', 'show me the first ten'],
      'list customers #10 [not_since:2026-05-23]',
    ],
    [['customers with a tacoma', 'just the top 3'], 'list customers most #3 [vehicle:tacoma]'],
    [
      ['customers with a tacoma', 'sort by how much theyve spent'],
      'list customers most [vehicle:tacoma]',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

describe('the end of what was answered', () => {
  it.each([
    [
      ['anything unconfirmed this week', 'what are they worth', 'which is the biggest'],
      'list jobs most #1 [status:unconfirmed] 2026-11-16..2026-11-22',
    ],
    [['sales in october', 'the biggest'], 'list visits most #1 [] 2026-10-01..2026-10-31'],
    [
      ['how are we doing this month compared to last', 'which service dropped the most'],
      'value revenue by service shrunk [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      ['sales in october', 'which van fell the most'],
      'value revenue by crew shrunk [] 2026-10-01..2026-10-31 vs before',
    ],
    [
      ['how many jobs in october', 'which services grew'],
      'value jobs by service grown [] 2026-10-01..2026-10-31 vs before',
    ],
    [
      ['sales for ceramic and full detail last year', 'which one is growing'],
      'value revenue by service grown [service:Ceramic Coating|Full Detail] 2026-01-01..2026-12-31 vs 2025-01-01..2025-12-31',
    ],
    [
      ['que tengo el sabado', 'cuantos son', 'cual es el mas caro'],
      'list jobs most #1 [] 2026-11-28..2026-11-28',
    ],
    [
      ['que tengo el sabado', 'cual es el mas barato'],
      'list jobs least #1 [] 2026-11-28..2026-11-28',
    ],
    [
      ['how many full details in october', 'who gets them the most'],
      'value visits by customer most #1 [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      ['how many times has derek turner been here', 'how much all together'],
      'value revenue [customer:Derek Turner]',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});

describe('what goes on over a turn, or ends a day', () => {
  it.each([
    [
      ['what will we make next week', 'how many full details in there'],
      'value jobs [service:Full Detail] 2026-11-23..2026-11-29',
    ],
    [
      ['how much did trucks make in october', 'how many full details in that'],
      'value visits [vehicle:truck, service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      ['how many full details next week', 'which of those are not confirmed yet'],
      'list jobs [service:Full Detail, status:unconfirmed] 2026-11-23..2026-11-29',
    ],
    [
      ['how many jobs in december', 'per week', 'how many of them are pending'],
      'value jobs by week [status:pending] 2026-12-01..2026-12-31',
    ],
    [['customers with a tacoma', 'whats their average ticket'], 'value average [vehicle:tacoma]'],
    [
      ['customers with a tacoma', 'how much do they spend on average'],
      'value per_customer [vehicle:tacoma]',
    ],
    [['whats on friday', 'when do i start'], 'list jobs earliest #1 [] 2026-11-27..2026-11-27'],
    [
      ['am i busy friday', 'what time do we start'],
      'list jobs earliest #1 [] 2026-11-27..2026-11-27',
    ],
    [['whats on friday', 'when do i start', 'and get done'], 'list jobs [] 2026-11-27..2026-11-27'],
    [['how many jobs on friday', 'when are we done'], 'list jobs [] 2026-11-27..2026-11-27'],
    // A list of jobs without days is of those to come, and so is what is asked of it.
    [
      ['any interior details coming up', 'for how much'],
      'value worth [service:Interior Detail, status:upcoming]',
    ],
    [
      ['any interior details coming up', 'how many'],
      'value jobs [service:Interior Detail, status:upcoming]',
    ],
    // What is spent in some days is so of them as well.
    [
      ['how many customers spent over 500 this year', 'over 1000', 'name them'],
      'list customers [paid_at_least:1000] 2026-01-01..2026-12-31',
    ],
    [
      ['who spent over 500 this month', 'only over 700'],
      'list customers [paid_at_least:700] 2026-11-01..2026-11-30',
    ],
    // An add-on comes in the place of a service, where it is asked about.
    [
      ['how many full details this year', 'how about pet hair removal'],
      'value jobs [add_on:Pet Hair Removal] 2026-01-01..2026-12-31',
    ],
    [
      ['how many full details this year', 'and with pet hair removal'],
      'value jobs [service:Full Detail, add_on:Pet Hair Removal] 2026-01-01..2026-12-31',
    ],
    [
      ['revenue by service this year', 'drop the ceramic'],
      'value revenue by service [!service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      ['revenue by service this year', 'take out full details please'],
      'value revenue by service [!service:Full Detail] 2026-01-01..2026-12-31',
    ],
    [
      ['how many no shows did we have this year', 'what percent'],
      'value no_show_rate [] 2026-01-01..2026-12-31',
    ],
    [
      ['customers with a tacoma', 'how many', 'and when were they last here'],
      'list customers [vehicle:tacoma]',
    ],
    [
      ['how many ceramics this year', 'whats the most anyone paid'],
      'value spent by customer most #1 [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      ['how many ceramics this year', 'whats the most anyone paid', 'who was that'],
      'value spent by customer most #1 [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    // Of one row it is what that comes to.
    [['first job on monday', 'whats it worth'], 'list jobs earliest #1 [] 2026-11-23..2026-11-23'],
    // The next one of days under way is none that is over.
    [
      ['how many jobs this week', 'whos next'],
      'list jobs earliest #1 [!status:in-progress, status:upcoming] 2026-11-22..2026-11-22',
    ],
    [
      ['customers i havent seen since june', 'how many have a truck'],
      'value customers [not_since:2026-06-01, vehicle:truck]',
    ],
    [
      ['who cancelled this month', 'did any of them rebook'],
      'list customers [status:cancelled, upcoming:booked] 2026-11-01..2026-11-30',
    ],
    // Of several nobody knows which one 'it' is.
    [
      ['sales for van 1 and van 2 in october', 'what did it do the most of'],
      'value visits most [crew:Van 1|Van 2] 2026-10-01..2026-10-31 -it',
    ],
    // An average of hours is of no tickets, and which of what is worse nobody knows.
    [['how many hours did we work last week', 'whats the average'], 'no plan'],
    [
      ['lost to no shows this quarter', 'which one is worse'],
      'value lost [status:no-show] 2026-10-01..2026-12-31 -worse',
    ],
    [
      ['did anyone not show this month', 'call them'],
      'list customers [status:no-show] 2026-11-01..2026-11-30',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });

  it.each([
    ['is derek turner still coming', 'list jobs earliest #1 [customer:Derek Turner]'],
    [
      'will derek turner be back',
      'list jobs earliest #1 [customer:Derek Turner, !status:in-progress]',
    ],
    ['how many customers got both this year', 'both'],
    ['who had both last month', 'both'],
    ['cuantos clientes tuvieron ambos este mes', 'ambos'],
  ])('%s', async (asked, plan) => {
    expect(await talked(asked)).toContain(plan);
  });
});

describe('what a follow-up points at', () => {
  const ceramics = 'how many ceramics last month';
  const october = '2026-10-01..2026-10-31';
  const may = '2026-05-01..2026-05-31';
  const ranked = 'busiest day last month';
  const booked = ['who spent over 500 last month', 'any of them booked'];
  const isnt = `list customers [paid_at_least:500, !upcoming:booked] ${october}`;
  const compared = [
    'how much did we make from full details last month',
    'compared to the month before',
  ];
  const vsBefore = `value revenue [service:Full Detail] ${october} vs before`;
  const hours = 'how many hours did we work last week';
  const kinds = 'trucks vs suvs last month';
  const vsKinds = `value revenue by vehicle_kind [vehicle:truck|suv] ${october}`;
  it.each([
    // What it came to.
    [[ceramics, 'worth how much'], `value revenue [service:Ceramic Coating] ${october}`],
    [[ceramics, 'totaling what'], `value revenue [service:Ceramic Coating] ${october}`],
    [[ceramics, 'for a total of'], `value revenue [service:Ceramic Coating] ${october}`],
    // The next place of a ranking.
    [[ranked, 'second busiest'], `value jobs by day most #2 [] ${october}`],
    [[ranked, 'and the third busiest'], `value jobs by day most #3 [] ${october}`],
    [[ranked, 'the runner up'], `value jobs by day most #2 [] ${october}`],
    [[ranked, 'whats number two'], `value jobs by day most #2 [] ${october}`],
    [[ranked, 'whats the second busiest day'], `value jobs by day most #2 [] ${october}`],
    // What became of those that were listed.
    [['jobs this week', 'how many done'], 'value jobs [status:completed] 2026-11-16..2026-11-22'],
    [
      ['jobs this week', 'how many finished'],
      'value jobs [status:completed] 2026-11-16..2026-11-22',
    ],
    [['jobs this week', 'how many left'], 'value jobs [status:upcoming] 2026-11-16..2026-11-22'],
    [['jobs this week', 'how many to go'], 'value jobs [status:upcoming] 2026-11-16..2026-11-22'],
    [
      ['jobs this week', 'how many still to come'],
      'value jobs [status:upcoming] 2026-11-16..2026-11-22',
    ],
    // The others of those.
    [[...booked, 'which ones arent'], isnt],
    [[...booked, 'who isnt'], isnt],
    [[...booked, 'and the ones that arent'], isnt],
    [[...booked, 'which are not'], isnt],
    [[...booked, 'who doesnt'], isnt],
    [[...booked, 'and who does not'], isnt],
    // The same day of another week, month or year.
    [['how many jobs yesterday', 'same day last week'], 'value jobs [] 2026-11-14..2026-11-14'],
    [['how many jobs yesterday', 'a week earlier'], 'value jobs [] 2026-11-14..2026-11-14'],
    [
      ['how many jobs yesterday', 'the same day a week ago'],
      'value jobs [] 2026-11-14..2026-11-14',
    ],
    [
      ['how many jobs yesterday', 'and the same day last year'],
      'value jobs [] 2025-11-21..2025-11-21',
    ],
    [
      ['how many jobs yesterday', 'vs the same day last week'],
      'value jobs [] 2026-11-21..2026-11-21 vs 2026-11-14..2026-11-14',
    ],
    [
      ['cuantas citas ayer', 'y el mismo dia de la semana pasada'],
      'value jobs [] 2026-11-14..2026-11-14',
    ],
    // The same days again.
    [
      [...compared, 'what about interior details for the same two months'],
      vsBefore.replace('Full', 'Interior'),
    ],
    [[...compared, 'and interior over the same period'], vsBefore.replace('Full', 'Interior')],
    [[...compared, 'interior details in the same months'], vsBefore.replace('Full', 'Interior')],
    // Which of the two.
    [[...compared, 'which of the two brought more'], vsBefore],
    [[...compared, 'which of those two months was better'], vsBefore],
    [[...compared, 'which one brought in more money'], vsBefore],
    [[...compared, 'by how much'], vsBefore],
    [[kinds, 'by how much'], vsKinds],
    [[kinds, 'whats the difference between the two'], vsKinds],
    [[kinds, 'how much more'], vsKinds],
    [[kinds, 'which of those two groups makes more'], vsKinds.replace('kind [', 'kind most [')],
    // Of nothing that stands beside it there is no difference.
    [['revenue by service last month', 'by how much'], 'no plan'],
    [['what share of customers drive suvs', 'by how much'], 'no plan'],
    // Hours of something are hours.
    [
      [hours, 'how many of those were on ceramics'],
      'value hours [service:Ceramic Coating] 2026-11-09..2026-11-15',
    ],
    [
      [hours, 'how much of that was ceramics'],
      'value hours [service:Ceramic Coating] 2026-11-09..2026-11-15',
    ],
    [[hours, 'how many of them on trucks'], 'value hours [vehicle:truck] 2026-11-09..2026-11-15'],
    [[hours, 'how many jobs was that'], 'value jobs [] 2026-11-09..2026-11-15'],
    // Who among them.
    [
      ['who hasnt been here in 6 months', 'who among them spent the most'],
      'value spent by customer most #1 [not_since:2026-05-23]',
    ],
    [
      ['who hasnt been here in 6 months', 'which among those have a truck'],
      'list customers [not_since:2026-05-23, vehicle:truck]',
    ],
    [
      ['how many ceramics this year compared to last year', 'which customers had one'],
      'list customers [service:Ceramic Coating] 2026-01-01..2026-12-31',
    ],
    [
      [
        'how many ceramics did we do this year compared to last year',
        'and which customers had one',
      ],
      'list customers [service:Ceramic Coating, status:completed] 2026-01-01..2026-12-31',
    ],
    // Another ranking after one of customers.
    [['who spent the most in may', 'top services'], `value revenue by service most [] ${may}`],
    [['who spent the most in may', 'best service'], `value revenue by service most #1 [] ${may}`],
    [
      ['who spent the most in may', 'which service made the most'],
      `value revenue by service most #1 [] ${may}`,
    ],
    [['who spent the most in may', 'biggest day'], `value revenue by day most #1 [] ${may}`],
    [
      ['who spent the most in may', 'and the slowest week'],
      `value jobs by week least #1 [] ${may}`,
    ],
    [['best week in may', 'and the best customer'], `value spent by customer most #1 [] ${may}`],
    // When they were to come, and what the one visit was.
    [
      ['anyone cancel this week', 'when were they supposed to come'],
      'list cancelled [] 2026-11-16..2026-11-22',
    ],
    [
      ['anyone cancel this week', 'what time was that meant to be'],
      'list cancelled [] 2026-11-16..2026-11-22',
    ],
    // A question of its own, whatever it begins with.
    [
      ['jobs for derek turner this year', 'and hows november going vs october'],
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    // A weekday after a day that is over, what was split in percent, what each row cost.
    [['how many cars last friday', 'saturday?'], 'value jobs [] 2026-11-21..2026-11-21'],
    [
      ['most popular service this year', 'as a percentage'],
      'value share_of_jobs by service most #1 [] 2026-01-01..2026-12-31',
    ],
    [
      ['last 3 jobs of derek turner', 'price each'],
      'list visits latest #3 [customer:Derek Turner]',
    ],
    [
      ['who came in october', 'how many of them came again in november'],
      'value customers [here_in:2026-11-01/2026-11-30] 2026-10-01..2026-10-31',
    ],
    // Nothing is put beside other days without days of its own.
    [
      ['how many interiors in total', 'up or down'],
      'value jobs [service:Interior Detail] .. vs before -up or down',
    ],
  ])('%j', async (asked, plan) => {
    expect(await talked(...asked)).toBe(plan);
  });
});
