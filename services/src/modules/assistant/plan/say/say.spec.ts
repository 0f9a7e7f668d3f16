import { timeOfDay } from '../filters/time-of-day.js';
import type { Facts } from '../facts.js';
import { parsePlan } from '../parse.js';
import { conditionOf, groupOf, measureOf } from '../question.js';
import { sayFacts } from './say.js';

const TODAY = '2026-06-17';
const named = (name: string, ...values: string[]) => ({ name, values });

function factsOf(given: object, found: Partial<Facts>): Facts {
  const plan = parsePlan(given);
  const measure = measureOf(plan.measure);
  return {
    plan,
    measure,
    rows: measure.rows,
    conditions: plan.filters.map(conditionOf),
    ...(plan.group && { group: groupOf(plan.group) }),
    total: { value: 0, count: 0 },
    withMoney: true,
    ...found,
  };
}

const OCTOBER = { en: 'October 2026', es: 'octubre de 2026' };
const CERAMIC = [named('service', 'Ceramic Coating'), named('weekday', '6')];

const bothOf = (facts: Facts) =>
  (['en', 'es'] as const).map((language) => sayFacts(facts, language, TODAY).text);

it('a figure restates what it is about', () => {
  const facts = factsOf(
    { measure: 'revenue', filters: CERAMIC },
    { days: OCTOBER, total: { value: 123_456, count: 7 } },
  );
  expect(bothOf(facts)).toEqual([
    '**Revenue, Ceramic Coating, Saturdays, October 2026: $1,234.56** from 7 completed jobs.',
    '**Ingresos, Ceramic Coating, sábados, octubre de 2026: $1,234.56** de 7 trabajos terminados.',
  ]);
});

it('two bounds of the same number are one condition', () => {
  const filters = [named('vehicles_at_least', '2'), named('vehicles_at_most', '2')];
  const facts = factsOf({ measure: 'customers', filters }, { total: { value: 1, count: 1 } });
  expect(bothOf(facts)).toEqual([
    '**1 customer**, with 2 vehicles.',
    '**1 cliente**, con 2 vehículos.',
  ]);
});

it.each([
  [1_565_902, 'That is **$659.02 above** $15,000.', 'Son **$659.02 más** que $15,000.'],
  [1_465_902, 'That is **$340.98 short of** $15,000.', 'Faltan **$340.98** para $15,000.'],
  [1_500_000, 'That is $15,000 exactly.', 'Son exactamente $15,000.'],
])('is held against a number: %i', (value, ...said) => {
  const facts = factsOf(
    { measure: 'revenue', goal: { unit: 'money', value: 15_000 } },
    { days: OCTOBER, total: { value, count: 98 } },
  );
  expect(bothOf(facts).map((text) => text.split('\n\n')[1])).toEqual(said);
});

it('of a figure in something else a number of dollars says nothing', () => {
  const facts = factsOf(
    { measure: 'jobs', goal: { unit: 'money', value: 15_000 } },
    { days: OCTOBER, total: { value: 98, count: 98 } },
  );
  expect(bothOf(facts)[0]).toBe('**98 jobs**, October 2026.');
});

it('of two that were asked for the difference is told', () => {
  const rows = [
    { key: 'truck', label: null, value: 245_986, count: 14 },
    { key: 'suv', label: null, value: 291_978, count: 22 },
  ];
  const plan = { measure: 'revenue', filters: [named('vehicle', 'truck', 'suv')] };
  const facts = factsOf(
    { ...plan, group: 'vehicle_kind' },
    { days: OCTOBER, total: { value: 537_964, count: 36 }, groups: { rows, count: 2 } },
  );
  expect(bothOf(facts).map((text) => text.split('\n').at(-1))).toEqual([
    'The difference: **$459.92**',
    'La diferencia: **$459.92**',
  ]);
});

it('of two that were asked for, the one that has nothing is told', () => {
  const rows = [{ key: '6', label: null, value: 245_986, count: 14 }];
  const plan = { measure: 'revenue', filters: [named('weekday', '6', '7')], group: 'weekday' };
  const facts = factsOf(plan, {
    days: OCTOBER,
    total: { value: 245_986, count: 14 },
    groups: { rows, count: 1 },
  });
  expect(bothOf(facts).map((text) => text.split('\n').at(-1))).toEqual([
    '- **Sundays**: no completed jobs',
    '- **domingos**: ningún trabajo terminado',
  ]);
});

it('nothing found is a sentence about the same', () => {
  const none = { days: OCTOBER, total: { value: null, count: 0 } };
  expect(bothOf(factsOf({ measure: 'average', filters: CERAMIC }, none))).toEqual([
    '**Average ticket, Ceramic Coating, Saturdays, October 2026**: nothing to work it out from. ' +
      'There are no completed jobs of that kind.',
    '**Ticket promedio, Ceramic Coating, sábados, octubre de 2026**: no hay con qué calcularlo. ' +
      'No hay trabajos terminados así.',
  ]);
  expect(bothOf(factsOf({ measure: 'jobs', want: 'list' }, { days: OCTOBER, jobs: [] }))).toEqual([
    '**No jobs**, October 2026.',
    '**Ningún trabajo**, octubre de 2026.',
  ]);
});

it.each([
  [2, 'Yes: **2 jobs**, October 2026.', 'Sí: **2 trabajos**, octubre de 2026.'],
  [0, 'No: **no jobs**, October 2026.', 'No: **ningún trabajo**, octubre de 2026.'],
])('whether there are any is said first: %i', (count, ...said) => {
  const facts = factsOf(
    { measure: 'jobs', want: 'whether' },
    { days: OCTOBER, total: { value: count, count } },
  );
  expect(bothOf(facts).map((text) => text.split('\n')[0])).toEqual(said);
});

const JOB = {
  id: 'j',
  date: '2026-06-19',
  startTime: '08:00',
  endTime: '16:00',
  service: 'Full *Detail*',
  status: 'confirmed',
  cents: 24_999,
  contactId: 'c1',
  customer: 'Jo [Blake]',
  isListed: true,
  phone: '(555) 010-0001',
  place: null,
  vehicle: '',
  total: 14,
  worth: 350_000,
  isLevel: true,
};

it('whether there are any on a day says from when to when', () => {
  const facts = factsOf(
    { measure: 'jobs', want: 'whether', period: { from: '2026-06-19', to: '2026-06-19' } },
    {
      days: OCTOBER,
      total: { value: 2, count: 2 },
      jobs: [JOB, { ...JOB, id: 'k', startTime: '16:00', endTime: '18:30' }],
    },
  );
  expect(bothOf(facts)[0]).toMatch(/^Yes: \*\*2 jobs\*\*, October 2026, 8:00 AM – 6:30 PM\./);
});

describe('a list of jobs', () => {
  const facts = factsOf(
    { measure: 'jobs', want: 'list' },
    {
      days: OCTOBER,
      total: { value: 14, count: 14 },
      jobs: [JOB, { ...JOB, isListed: false }],
      worth: 350_000,
      screen: '/appointments?from=2026-06-19&to=2026-06-20',
    },
  );

  it('has its count first, names as links, and how many follow', () => {
    expect(sayFacts(facts, 'en', TODAY).text).toBe(
      '**14 jobs**, October 2026, worth $3,500:\n\n' +
        '- Friday, Jun 19, 2026, 8:00 AM: **Full \\*Detail\\*** for [Jo \\[Blake\\]](/contacts/c1), $249.99 (confirmed)\n' +
        '- Friday, Jun 19, 2026, 8:00 AM: **Full \\*Detail\\*** for Jo \\[Blake\\], $249.99 (confirmed)\n\n' +
        '…and 12 more in [Appointments](/appointments?from=2026-06-19&to=2026-06-20)',
    );
    expect(sayFacts(facts, 'es', TODAY).text).toContain(
      '- viernes, 19 jun 2026, 8:00 AM: **Full \\*Detail\\*** para [Jo \\[Blake\\]](/contacts/c1), $249.99 (confirmado)',
    );
  });

  it('says its order, where that is not by time', () => {
    const dearest = { ...facts, plan: { ...facts.plan, order: 'most' as const } };
    expect(bothOf(dearest).map((text) => text.split('\n')[0])).toEqual([
      '**14 jobs**, October 2026, worth $3,500, the most expensive first:',
      '**14 trabajos**, octubre de 2026, por $3,500, primero los más caros:',
    ]);
  });

  it('says of each where it is, where that is asked for', () => {
    const placed = { ...facts, plan: { ...facts.plan, show: 'place' as const } };
    const jobs = [{ ...JOB, place: '1 Elm St' }, JOB];
    expect(sayFacts({ ...placed, jobs }, 'en', TODAY).text).toMatch(
      /\(\/contacts\/c1\), 1 Elm St, \$249\.99 .*\n.*\(\/contacts\/c1\), at the shop, /,
    );
  });

  it('says what begins when the first one does, and that there may be more', () => {
    const first = factsOf(
      { measure: 'jobs', want: 'list', order: 'earliest', limit: 1 },
      { days: OCTOBER, total: { value: 14, count: 14 }, jobs: [JOB], level: [JOB] },
    );
    expect(bothOf(first).map((text) => text.split('\n')[4])).toEqual([
      'At the same time:',
      'A la misma hora:',
    ]);
    expect(sayFacts(first, 'en', TODAY).text).toMatch(/…and 12 more$/);
    const dearest = {
      ...first,
      plan: { ...first.plan, order: 'most' as const },
      level: [JOB, JOB, JOB, JOB, JOB],
    };
    expect(sayFacts(dearest, 'en', TODAY).text).toContain('At the same price, among others:');
  });

  it('has no prices for whoever may not see money', () => {
    const { text } = sayFacts({ ...facts, withMoney: false, worth: undefined }, 'en', TODAY);
    expect(text).not.toContain('$');
  });
});

it('customers are listed with their vehicle and last visit', () => {
  const customer = {
    id: 'c1',
    customer: 'Ana Ruiz',
    vehicle: '2021 Subaru Outback, blue',
    otherVehicles: null,
    email: '',
    phone: '',
    place: null,
    lastVisit: '2026-06-02',
    visits: 2,
    cents: 8000,
    total: 1,
  };
  const facts = factsOf(
    {
      measure: 'customers',
      want: 'list',
      filters: [{ ...named('upcoming', 'booked'), not: true }],
    },
    { customers: [customer], total: { value: 1, count: 1 } },
  );
  expect(bothOf(facts)).toEqual([
    '**1 customer**, with nothing booked:\n\n' +
      '- [**Ana Ruiz**](/contacts/c1): 2021 Subaru Outback, blue; last visit Jun 2, 2026, $80 in all',
    '**1 cliente**, sin nada reservado:\n\n' +
      '- [**Ana Ruiz**](/contacts/c1): 2021 Subaru Outback, blue; última visita 2 jun 2026, $80 en total',
  ]);
  // Addresses, if they were asked for.
  const placed = { ...facts, plan: { ...facts.plan, show: 'place' as const } };
  expect(bothOf(placed)[0]).toContain('blue; no address; last visit');
  const home = { ...customer, place: '12 Elm St, Springfield' };
  expect(bothOf({ ...placed, customers: [home] })[0]).toContain(
    'blue; 12 Elm St, Springfield; last',
  );
});

it('what is still to come is not said to be not under way', () => {
  const under = { ...named('status', 'in-progress'), not: true as const };
  const given = { measure: 'jobs', want: 'value' as const };
  const total = { value: 7, count: 7 };
  const next = factsOf({ ...given, filters: [under, named('status', 'upcoming')] }, { total });
  expect(bothOf(next)[0]).toBe('**7 jobs**, still to come.');
  expect(bothOf(factsOf({ ...given, filters: [under] }, { total }))[0]).toContain(
    'not in progress',
  );
});

it('customers with one sort of jobs are said to have no other', () => {
  const given = {
    measure: 'customers',
    want: 'value' as const,
    filters: [{ ...named('service', 'Wash'), only: true as const }],
  };
  expect(bothOf(factsOf(given, { total: { value: 7, count: 7 } }))).toEqual([
    '**7 customers**, only with jobs: Wash.',
    '**7 clientes**, solo con trabajos: Wash.',
  ]);
});

it('that jobs are done is said of the service that was had', () => {
  const given = {
    measure: 'customers',
    want: 'value' as const,
    filters: [named('service', 'Wash'), named('status', 'completed')],
  };
  expect(bothOf(factsOf(given, { total: { value: 7, count: 7 } }))).toEqual([
    '**7 customers**, with jobs: Wash (completed).',
    '**7 clientes**, con trabajos: Wash (terminados).',
  ]);
});

it('a share of rows says of how many', () => {
  const given = { measure: 'share_of_customers', filters: [named('visit', 'returning')] };
  expect(bothOf(factsOf(given, { total: { value: 75, count: 3, of: 4 } }))).toEqual([
    '**Share of customers, here more than once: 75%** from 3 of 4 customers.',
    '**Parte de los clientes, con más de una visita: 75%** de 3 de 4 clientes.',
  ]);
});

it('groups stand one a line, beside what they were before', () => {
  const row = { key: 'Wash', label: null, value: 9000, count: 1, before: 12_000 };
  const facts = factsOf(
    { measure: 'revenue', group: 'service', period: { from: '2026-05-01' }, compare: 'before' },
    {
      days: OCTOBER,
      total: { value: 9000, count: 1 },
      groups: { rows: [row, { ...row, key: 'Wax', value: 0, count: 0, before: 0 }], count: 3 },
      comparison: {
        value: 12_000,
        count: 2,
        said: { en: 'the days before', es: 'los días de antes' },
      },
      recordsSince: '2026-05-20',
    },
  );
  expect(sayFacts(facts, 'en', TODAY).text).toBe(
    '**Revenue by service, October 2026: $90** from 1 completed job.\n\n' +
      '- **Wash**: $90 (1 completed job); before $120 (-25%)\n' +
      '- **Wax**: $0 (0 completed jobs); before $0\n\n…and 1 more\n\n' +
      'The days before: **$120** from 2 completed jobs (-25%).\n\n' +
      'Your records begin on May 20, 2026, so earlier days are missing.',
  );
});

it('of days before the records begin it says so', () => {
  const period = { from: '2024-11-01', to: '2024-11-30' };
  const days = { en: 'November 2024', es: 'noviembre de 2024' };
  const facts = factsOf(
    { measure: 'revenue', period },
    { days, total: { value: null, count: 0 }, recordsSince: '2025-09-27' },
  );
  expect(bothOf(facts)[0]).toContain('Your records only begin on Sep 27, 2025.');
  expect(bothOf(facts)[1]).toContain('Sus registros empiezan el 27 sep 2025, más tarde.');
});

it('the first of them is said first, with those who are level', () => {
  const rows = ['1', '2'].map((key) => ({ key, label: null, value: 12, count: 12 }));
  const facts = factsOf(
    { measure: 'jobs', group: 'weekday', order: 'most', limit: 1 },
    { days: OCTOBER, total: { value: 58, count: 58 }, groups: { rows, count: 7 } },
  );
  expect(bothOf(facts)).toEqual([
    '**Mondays**, **Tuesdays**: **12** each, the most of 7.\n\n**Jobs by weekday, October 2026: 58**.',
    '**lunes**, **martes**: **12** cada uno, el mayor de 7.\n\n' +
      '**Trabajos por día de la semana, octubre de 2026: 58**.',
  ]);
});

it.each([
  [
    'last_visit',
    '2026-06-12',
    'Friday, Jun 12, 2026 (5 days ago)',
    'viernes, 12 jun 2026 (hace 5 días)',
  ],
  [
    'next_visit',
    '2026-06-18',
    'Thursday, Jun 18, 2026 (in 1 day)',
    'jueves, 18 jun 2026 (en 1 día)',
  ],
  ['last_visit', TODAY, 'Wednesday, Jun 17, 2026 (today)', 'miércoles, 17 jun 2026 (hoy)'],
  ['hours', 12.25, '12.3 hours', '12.3 horas'],
  ['share', 53.84, '53.8%', '53.8%'],
  ['per_hour', 6572.4, '$65.72 an hour', '$65.72 por hora'],
])('%s %s is written as %s', (measure, value, ...said) => {
  const given = { measure, ...(measure === 'share' && { filters: CERAMIC }) };
  const texts = bothOf(factsOf(given, { total: { value, count: 1 } }));
  for (const [index, text] of texts.entries()) expect(text).toContain(`: ${said[index] ?? ''}**`);
});

it('a count is said with what is counted', () => {
  const texts = bothOf(factsOf({ measure: 'jobs' }, { total: { value: 1046, count: 1046 } }));
  expect(texts[0]).toContain('**1,046 jobs**');
  expect(texts[1]).toContain('**1,046 trabajos**');
});

it.each([
  ['09:00-12:00', 'starting between 9:00 AM and 12:00 PM'],
  ['-09:00', 'starting before 9:00 AM'],
  ['15:00-', 'starting from 3:00 PM on'],
])('a job that is under way then is not said to be none: %s', (value, said) => {
  expect(timeOfDay.said([value], 'en', false)).toBe(said);
});

it.each([
  ['2025-11-01', '2026-11-01', '+50%'],
  ['2026-11-01', '2025-11-01', '-33.3%'],
])('a change is of the later days: %s beside %s', (from, other, change) => {
  const facts = factsOf(
    { measure: 'revenue', period: { from }, compare: { from: other } },
    {
      total: { value: 10_000, count: 1 },
      comparison: { value: 15_000, count: 1, said: { en: 'the others', es: 'los otros' } },
    },
  );
  expect(bothOf(facts)[0]).toContain(`The others: **$150** from 1 completed job (${change}).`);
});
