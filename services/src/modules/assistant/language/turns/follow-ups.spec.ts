import { meaning, TODAY, vocabulary, talked } from '../../../../../test/assistant/meaning.js';
import { understand } from '../understand.js';

describe('what follows up', () => {
  it('changes the plan before by what a follow-up says', async () => {
    const follow = async (first: string, next: string) => {
      const { plan } = await understand(first, vocabulary, TODAY);
      return meaning(next, plan);
    };
    const made = 'how much did i make last month';
    expect(await follow(made, 'and the month before?')).toBe(
      'value revenue [] 2026-09-01..2026-09-30',
    );
    expect(await follow(made, 'only ceramic')).toBe(
      'value revenue [service:Ceramic Coating] 2026-10-01..2026-10-31',
    );
    expect(await follow(made, 'and on saturdays?')).toBe(
      'value revenue [weekday:6] 2026-10-01..2026-10-31',
    );
    expect(await follow(made, 'what about september')).toBe(
      'value revenue [] 2026-09-01..2026-09-30',
    );
    expect(await follow(made, 'in the summer i mean')).toBe(
      'value revenue [] 2026-06-01..2026-08-31',
    );
    expect(await follow('red cars', 'most common color')).toBe('value customers by color []');
    expect(await follow('how much did full details make', 'by service')).toBe(
      'value revenue by service []',
    );
    expect(await follow('whats on tuesday', 'and wednesday?')).toBe(
      'list jobs [] 2026-11-25..2026-11-25',
    );
  });

  it.each([
    // Today is a Sunday: behind Tuesday it is the next one.
    ['whats on tuesday', 'and sunday', 'list jobs [] 2026-11-29..2026-11-29'],
    // Of the month that was spoken of.
    ['how many jobs yesterday', 'and the 17th', 'value jobs [] 2026-11-17..2026-11-17'],
    ['jobs on october 12', 'and the 17th', 'list jobs [] 2026-10-17..2026-10-17'],
    ['whats on january 5', 'what about the 17th', 'list jobs [] 2027-01-17..2027-01-17'],
    ['what did we make on november 10', 'and that 17th', 'value revenue [] 2026-11-17..2026-11-17'],
    ['jobs on october 12', 'y el 3rd', 'list jobs [] 2026-10-03..2026-10-03'],
    ['whats on friday', 'and the 17th', 'list jobs [] 2026-12-17..2026-12-17'],
  ])('%s, %s', async (first, next, plan) => {
    expect(await talked(first, next)).toBe(plan);
  });

  it.each([
    [
      'revenue this month',
      'compare to the one before',
      'value revenue [] 2026-11-01..2026-11-30 vs before',
    ],
    // A row has no days before: the one before it is the second.
    ['last job', 'and the one before', 'list visits latest #2 []'],
    [
      'first job on monday',
      'and after that one',
      'list jobs earliest #2 [] 2026-11-23..2026-11-23',
    ],
    ['first job on monday', 'and then?', 'list jobs earliest #2 [] 2026-11-23..2026-11-23'],
    ['first job on monday', 'whos after that', 'list jobs earliest #2 [] 2026-11-23..2026-11-23'],
    ['my last 2 jobs', 'and the one before that', 'list visits latest #3 []'],
    ['whats on friday', 'whos the last one', 'list jobs latest #1 [] 2026-11-27..2026-11-27'],
    [
      'first job on monday',
      'how long will that one take',
      'list jobs earliest #1 [] 2026-11-23..2026-11-23',
    ],
    [
      'revenue last tuesday',
      'vs the tuesday before',
      'value revenue [] 2026-11-17..2026-11-17 vs 2026-11-10..2026-11-10',
    ],
    [
      'worst saturday this fall',
      'how many jobs did we have that day',
      'value revenue by day least #2 [weekday:6] 2026-09-01..2026-11-22',
    ],
    [
      'revenue in october',
      'and this time last year',
      'value revenue [] 2026-10-01..2026-10-31 vs year_before',
    ],
    [
      'which month was the slowest this year',
      'how many jobs did we do in it',
      'value jobs by month least #1 [] 2026-01-01..2026-11-22',
    ],
    ['whats on friday', 'which one takes longest', 'list hours most #1 [] 2026-11-27..2026-11-27'],
    ['customers with a tesla', 'when were they each last in', 'list customers [vehicle:tesla]'],
    ['customers with a tesla', 'when was each one here last', 'list customers [vehicle:tesla]'],
    [
      'how many new customers in september',
      'how many of those came a second time',
      'value new_customers [visits_at_least:2] 2026-09-01..2026-09-30',
    ],
    [
      'how many new customers last month',
      'how many of them came back',
      'value new_customers [visits_at_least:2] 2026-10-01..2026-10-31',
    ],
    ['jobs by month this year', 'in dollars', 'value revenue by month [] 2026-01-01..2026-12-31'],
    [
      'revenue yesterday',
      'better than the day before?',
      'value revenue [] 2026-11-21..2026-11-21 vs before',
    ],
    [
      'revenue last month',
      'worse than september?',
      'value revenue [] 2026-10-01..2026-10-31 vs 2026-09-01..2026-09-30',
    ],
    [
      'what did full details bring in last month',
      'who bought the most of those',
      'value visits by customer most [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      'revenue this week',
      'hows that stack up to the same week last year',
      'value revenue [] 2026-11-16..2026-11-22 vs year_before',
    ],
    [
      'first job on monday',
      'what car was it on',
      'list jobs earliest #1 [] 2026-11-23..2026-11-23',
    ],
    [
      'who came in yesterday',
      'phone numbers for those',
      'list customers [] 2026-11-21..2026-11-21',
    ],
    [
      'how much has derek turner spent this year',
      'what about his last visit',
      'list visits latest #1 [customer:Derek Turner]',
    ],
    [
      'how much has derek turner spent this year',
      'and whens the next one',
      'list jobs earliest #1 [customer:Derek Turner]',
    ],
    [
      'cuantas citas tengo mañana',
      'la primera a que hora es',
      'list jobs earliest #1 [] 2026-11-23..2026-11-23',
    ],
    [
      'who came for the first time in october',
      'did any of them come back',
      'list customers [visit:first, visits_at_least:2] 2026-10-01..2026-10-31',
    ],
    // Another Saturday, and no Friday.
    ['sales last friday', 'and the one before that', 'value revenue [] 2026-11-13..2026-11-13'],
    ['cuanto hicimos el sabado pasado', 'y el anterior', 'value revenue [] 2026-11-14..2026-11-14'],
    ['revenue yesterday', 'and the day before', 'value revenue [] 2026-11-20..2026-11-20'],
    [
      'revenue this month',
      'is that ahead of where october was',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'revenue this month',
      'are we behind last month',
      'value revenue [] 2026-11-01..2026-11-30 vs 2026-10-01..2026-10-31',
    ],
    [
      'how much did i make last month',
      'same for teslas',
      'value revenue [vehicle:tesla] 2026-10-01..2026-10-31',
    ],
    [
      'how much did i make last month',
      'and in saturday?',
      'value revenue [weekday:6] 2026-10-01..2026-10-31',
    ],
    [
      'revenue last week',
      'vs the week before',
      'value revenue [] 2026-11-09..2026-11-15 vs before',
    ],
    ['cuanto gane el mes pasado', 'y el anterior?', 'value revenue [] 2026-09-01..2026-09-30'],
    [
      'cuanto gane el mes pasado',
      'y en sabado?',
      'value revenue [weekday:6] 2026-10-01..2026-10-31',
    ],
    [
      'how many full details this month',
      'and what did they bring',
      'value revenue [service:Full Detail] 2026-11-01..2026-11-30',
    ],
    ['revenue last month by service', 'and the total?', 'value revenue [] 2026-10-01..2026-10-31'],
    [
      'who spent the most last month',
      'and who spent the least',
      'value spent by customer least [] 2026-10-01..2026-10-31',
    ],
    ['revenue this month', 'no i meant last month', 'value revenue [] 2026-10-01..2026-10-31'],
    [
      'revenue last month by service',
      'top 3',
      'value revenue by service most #3 [] 2026-10-01..2026-10-31',
    ],
    [
      'best day last month',
      'and the worst?',
      'value revenue by day least #1 [] 2026-10-01..2026-10-31',
    ],
    [
      'how much did ceramic make last month',
      'what about all of them',
      'value revenue [] 2026-10-01..2026-10-31',
    ],
    [
      'how much did i make in october',
      'and the year before?',
      'value revenue [] 2025-10-01..2025-10-31',
    ],
    [
      'how much did i make in july vs august',
      'which was better',
      'value revenue [] 2026-07-01..2026-07-31 vs 2026-08-01..2026-08-31',
    ],
    [
      'who is coming this week',
      'which of them are new',
      'list jobs [visit:first] 2026-11-16..2026-11-22',
    ],
    ['whats on saturday', 'how long is that in hours', 'value hours [] 2026-11-28..2026-11-28'],
    ['whats on saturday', 'how long do they take', 'value hours [] 2026-11-28..2026-11-28'],
    [
      'how much did i make last tuesday',
      'and how many was that',
      'value visits [] 2026-11-17..2026-11-17',
    ],
    ['who has a tesla', 'how many are there', 'value customers [vehicle:tesla]'],
    [
      'how many jobs last month',
      'how many of them were full details',
      'value jobs [service:Full Detail] 2026-10-01..2026-10-31',
    ],
    [
      'jobs next week',
      'without the cancelled ones',
      'list jobs [!status:cancelled] 2026-11-23..2026-11-29',
    ],
    ['revenue last month', 'by week', 'value revenue by week [] 2026-10-01..2026-10-31'],
    ['revenue last month', 'split that by van', 'value revenue by crew [] 2026-10-01..2026-10-31'],
    [
      'revenue last month',
      'if you take out the ceramics',
      'value revenue [!service:Ceramic Coating] 2026-10-01..2026-10-31',
    ],
    [
      'revenue in october',
      'same month last year?',
      'value revenue [] 2026-10-01..2026-10-31 vs year_before',
    ],
    [
      'revenue in october',
      'excluding tesla customers',
      'value revenue [!vehicle:tesla] 2026-10-01..2026-10-31',
    ],
    [
      'best service last month',
      'and second?',
      'value revenue by service most #2 [] 2026-10-01..2026-10-31',
    ],
    [
      'top customer this year',
      'whos second',
      'value spent by customer most #2 [] 2026-01-01..2026-12-31',
    ],
    ['revenue last month', 'and per week', 'value revenue by week [] 2026-10-01..2026-10-31'],
    ['how many jobs last month', 'who', 'list jobs [] 2026-10-01..2026-10-31'],
    [
      'how many jobs last month',
      'names and numbers pls',
      'list customers [] 2026-10-01..2026-10-31',
    ],
    [
      'how many jobs last month',
      'compared to the month before',
      'value jobs [] 2026-10-01..2026-10-31 vs before',
    ],
    ['cancelled last month', 'vs no shows', 'list no_shows [] 2026-10-01..2026-10-31'],
    [
      'revenue by weekday last month',
      'is it the same for van 2',
      'value revenue by weekday [crew:Van 2] 2026-10-01..2026-10-31',
    ],
    [
      'top 5 customers this year',
      'make it 10',
      'value revenue by customer most #10 [] 2026-01-01..2026-12-31',
    ],
    [
      'top 5 customers this year',
      'now by number of visits instead of money',
      'value visits by customer most #5 [] 2026-01-01..2026-12-31',
    ],
    [
      'our busiest day this month',
      'how many jobs',
      'value jobs by day most #1 [] 2026-11-01..2026-11-30',
    ],
    [
      'who has a tesla',
      'which of them are booked',
      'list customers [vehicle:tesla, upcoming:booked]',
    ],
    ['who has a tesla', 'when was the last one in', 'list visits latest #1 [vehicle:tesla]'],
  ])('follows up: %s, %s', async (first, next, expected) => {
    const { plan } = await understand(first, vocabulary, TODAY);
    expect(await meaning(next, plan)).toBe(expected);
  });

  it('does not take who has not been back for who', async () => {
    const { plan } = await understand('who had a ceramic this year', vocabulary, TODAY);
    const { unused } = await understand('who of them hasnt been back', vocabulary, TODAY, plan);
    expect(unused).not.toEqual([]);
  });

  it.each([
    'how many jobs on constructor',
    'jobs in constructor quarter',
    'jobs in the first 3 constructor of october',
    'and constructor',
  ])('reads a word that every object knows as one that means nothing: %s', async (text) => {
    const { plan } = await understand('top 5 customers this year', vocabulary, TODAY);
    const { unknown } = await understand(text, vocabulary, TODAY, plan);
    expect(unknown).toContain('constructor');
  });

  it('knows nothing of what was before where a phone number is asked for', async () => {
    const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
    const { plan } = await understand('when was derek turner last here', vocabulary, TODAY);
    const asked = await understand('whats his number', vocabulary, TODAY, plan, them);
    expect(asked).toMatchObject({ people: them, unknown: [], unused: [] });
    expect(asked.plan).toBeUndefined();
  });

  it.each(['¿cuánto gastó en total?', 'cuanto ha gastado'])(
    '%s of the one before',
    async (next) => {
      const them = [{ id: 'Derek Turner', name: 'Derek Turner' }];
      const { plan, unknown } = await understand(next, vocabulary, TODAY, undefined, them);
      expect(plan?.filters).toEqual([{ name: 'customer', values: ['Derek Turner'] }]);
      expect(unknown).toEqual([]);
    },
  );
});
