import { EVER, OpenBooks, principalOf, TODAY } from '../../../../test/assistant/plan-books.js';
import { FILTERS, GROUPS, MEASURES } from '../../../../test/assistant/plan-naive.js';
import type { Schemas } from '../../../../test/support/visitor.js';
import type { Role } from '../../../platform/tenancy/roles.js';
import { formatCents } from '../../../platform/money/money.js';
import { ArgumentProblem } from './arguments.js';
import { NotAllowed } from './not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import type { FilterKind } from './definitions.js';
import { FILTERS as FILTER_KINDS } from './filters/index.js';
import { GROUPS as ALL_GROUPS } from './groups/index.js';
import { MEASURES as ALL_MEASURES } from './measures/index.js';
import { LANGUAGES } from './plan.js';
import { sayFacts } from './say/say.js';
import type { Written } from './written.js';

let open: OpenBooks;

beforeAll(async () => {
  open = await OpenBooks.open();
});

afterAll(() => open.server.stop());

it('figures are those of the screens', async () => {
  const { body: dashboard } = await open.person.get<Schemas['Dashboard']>('/api/dashboard');
  const { body: revenue } = await open.person.get<Schemas['Revenue']>('/api/revenue?period=30days');
  const june = { from: '2026-06-01', to: '2026-06-30' };
  const cents = (dollars: number) => Math.round(dollars * 100);
  expect((await open.ask({ measure: 'revenue', period: june })).total.value).toBe(
    cents(dashboard.stats.revenue ?? NaN),
  );
  expect((await open.ask({ measure: 'jobs', period: june })).total.value).toBe(
    dashboard.stats.appointments,
  );
  expect((await open.ask({ measure: 'customers' })).total.value).toBe(open.books.contacts.length);
  const month = { from: '2026-05-19', to: TODAY };
  const byService = await open.ask({
    measure: 'revenue',
    period: month,
    group: 'service',
    limit: 8,
  });
  expect(byService.total.value).toBe(cents(revenue.summary.totalRevenue));
  expect(byService.screen).toBe('/revenue?period=30days');
  expect(byService.groups?.rows.map(({ key, value }) => [key, value])).toEqual(
    revenue.topServices.map((each) => [each.service, cents(each.revenue)]),
  );
  const best = await open.ask({ measure: 'spent', group: 'customer', limit: 3 });
  const spenders = await open.person.get<Schemas['Contact'][]>(
    '/api/contacts?sort=-totalSpent&limit=3',
  );
  expect(best.groups?.rows.map(({ key, value }) => [key, value])).toEqual(
    spenders.body.map(({ id, totalSpent }) => [id, cents(totalSpent)]),
  );
});

it('of a split only what comes to so much is told, and how many those are', async () => {
  const plan = { measure: 'revenue', group: 'month', period: EVER };
  const months = (await open.ask({ ...plan, limit: 50 })).groups?.rows ?? [];
  const line = Number(months[1]?.value);
  const told = async (isBelow?: true) => {
    const goal = { unit: 'money' as const, value: line / 100, ...(isBelow && { isBelow }) };
    const { groups, ...facts } = await open.ask({ ...plan, goal });
    return { count: groups?.count, text: sayFacts({ groups, ...facts }, 'en', TODAY).text };
  };
  const reaching = months.filter(({ value }) => Number(value) >= line).length;
  const [reached, below] = [await told(), await told(true)];
  expect(reached.count).toBe(reaching);
  expect(reached.text).toContain(`${reaching} month`);
  // An unfinished month is not compared with the goal. It is listed separately.
  const over = months.filter(({ key }) => key < TODAY.slice(0, 7));
  expect(below.count).toBe(over.filter(({ value }) => Number(value) < line).length);
});

it('the least of some months is one that is over; what is not, is told beside it', async () => {
  const { groups, unfinished, ...facts } = await open.ask({
    ...{ measure: 'jobs', group: 'month', order: 'least', limit: 1 },
    period: { from: '2026-01-01', to: '2026-06-30' },
  });
  expect(groups?.rows[0]?.key).not.toBe('2026-06');
  expect(unfinished?.key).toBe('2026-06');
  expect(sayFacts({ groups, unfinished, ...facts }, 'en', TODAY).text).toContain(
    'Not over yet: **June 2026**',
  );
});

describe('a comparison', () => {
  it('of a month that is not over takes the same days of the month before', async () => {
    const { body } = await open.person.get<Schemas['Dashboard']>('/api/dashboard');
    const facts = await open.ask({
      measure: 'revenue',
      period: { from: '2026-06-01', to: '2026-06-30' },
      compare: 'before',
    });
    const cents = (body.trends.revenue ?? []).map((each) => Math.round(each * 100));
    expect([facts.comparison?.value, facts.total.value]).toEqual(cents.slice(-2));
  });

  it('of what is booked takes the whole month, as the dashboard does', async () => {
    const { body } = await open.person.get<Schemas['Dashboard']>('/api/dashboard');
    const period = { from: '2026-06-01', to: '2026-06-30' };
    const facts = await open.ask({ measure: 'jobs', period, compare: 'before' });
    expect([facts.comparison?.value, facts.total.value]).toEqual(
      body.trends.appointments.slice(-2),
    );
  });

  it('with days of another length takes as many of both, and says the whole', async () => {
    const facts = await open.ask({
      measure: 'revenue',
      period: { from: '2026-06-01', to: '2026-06-30' },
      compare: { from: '2026-04-01', to: '2026-04-30', said: { en: 'April', es: 'abril' } },
    });
    const sum = (days: object) => MEASURES.revenue?.value(open.naive('revenue', 'none', days));
    expect(facts.total.value).toBe(sum({ from: '2026-06-01', to: TODAY }));
    expect(facts.comparison?.value).toBe(sum({ from: '2026-04-01', to: '2026-04-17' }));
    expect(facts.comparison?.whole?.value).toBe(sum({ from: '2026-04-01', to: '2026-04-30' }));
  });

  it('stands beside each group', async () => {
    const facts = await open.ask({
      measure: 'revenue',
      group: 'service',
      period: { from: '2026-05-01', to: '2026-05-31' },
      compare: 'before',
    });
    expect(facts.groups?.rows).not.toEqual([]);
    for (const { key, before } of facts.groups?.rows ?? []) {
      const rows = open.naive('revenue', 'none', { from: '2026-04-01', to: '2026-04-30' });
      expect(before).toBe(MEASURES.revenue?.value(rows.filter(({ service }) => service === key)));
    }
  });
});

it('a share is of the same days', async () => {
  const period = { from: '2026-01-01', to: '2026-03-31' };
  const filters = FILTERS['service by name']?.filters;
  const [part, all] = [
    open.naive('revenue', 'service by name', period),
    open.naive('revenue', 'none', period),
  ];
  const money = MEASURES.revenue?.value ?? (() => 0);
  const { total } = await open.ask({ measure: 'share', period, filters });
  expect(total.value).toBeCloseTo((Number(money(part)) / Number(money(all))) * 100, 5);
  const { groups } = await open.ask({ measure: 'share', period, group: 'service' });
  expect(groups?.rows.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(100, 5);
});

describe('whose records they are', () => {
  it('no other business is in any of them', async () => {
    const { body } = await (await open.server.owner()).get<Schemas['Contact'][]>('/api/contacts');
    expect(body).toEqual([]);
    const fresh = await principalOf(await open.server.owner());
    for (const measure of ['revenue', 'jobs', 'customers', 'hours']) {
      expect((await open.ask({ measure, period: EVER }, fresh)).total.count).toBe(0);
    }
    const [stranger] = open.books.contacts;
    const filters = [{ name: 'customer', values: [stranger?.id] }];
    await expect(open.ask({ measure: 'revenue', filters }, fresh)).rejects.toThrow(
      'This customer was not found.',
    );
  });

  it.each<[Role, boolean]>([
    ['owner', false],
    ['manager', false],
    ['staff', true],
  ])('%s may ask for money', async (role, staffSeeRevenue) => {
    const who = { ...open.who, role, staffSeeRevenue };
    const facts = await open.ask({ measure: 'revenue', period: EVER }, who);
    expect(facts.total.count).toBeGreaterThan(0);
  });

  it.each<Role>(['staff', 'technician'])('%s may not, unless they are let', async (role) => {
    const asked = open.ask({ measure: 'revenue', period: EVER }, { ...open.who, role });
    await expect(asked).rejects.toBeInstanceOf(NotAllowed);
  });
});

it.each([
  [{ name: 'vehicle', values: ['.*', 'a'] }],
  [{ name: 'place', values: [`te"sk'a\\`] }],
  [{ name: 'notes', values: ['(((a'] }],
])('what people type is no pattern and no statement: %j', async (filter) => {
  const values = filter.values.filter((value) => /[a-z]/i.test(value));
  const filters = [{ ...filter, values }];
  expect((await open.ask({ measure: 'jobs', period: EVER, filters })).total.count).toBe(0);
});

it.each([`x' or 1=1 --`, '%', '_'])('%p is no service', async (value) => {
  const filters = [{ name: 'service', values: [value] }];
  const asked = open.ask({ measure: 'jobs', period: EVER, filters });
  await expect(asked).rejects.toThrow(`No service is called "${value}"`);
});

describe('the tool for a language model', () => {
  const call = async (given: object) => {
    const json = JSON.stringify(given);
    const { data } = await open.server.app
      .get(Toolbox)
      .callAsAsked(open.who, 'ask_records', json, (text) => text);
    return data as Written;
  };

  it('writes every figure, and counts what it does not show', async () => {
    const period = { from: '2026-01-01', to: '2026-03-31' };
    const rows = open.naive('revenue', 'service by name', period);
    const filters = [{ name: 'service', values: ['ceramic coating'] }];
    const facts = await call({ measure: 'revenue', period, filters, group: 'customer', limit: 2 });
    expect(facts).toMatchObject({
      about: 'Revenue by customer, Ceramic Coating, Jan 1, 2026 to Mar 31, 2026',
      figure: formatCents(Number(MEASURES.revenue?.value(rows))),
      of: `${rows.length} completed jobs`,
    });
    const people = new Set(rows.map((job) => GROUPS.customer?.(job, open.books)).filter(Boolean));
    expect([facts.groups?.length, facts.notShown]).toEqual([2, people.size - 2]);
    const list = await call({ measure: 'jobs', want: 'list', limit: 3 });
    expect(list.jobs).toHaveLength(3);
    expect(JSON.stringify(list)).not.toMatch(/\(555\)|\+1555|@example/);
  });

  it('is told what is wrong with a plan, in a sentence', async () => {
    await expect(call({ measure: 'revenue', group: 'moon' })).rejects.toThrow(
      '"group" must be one of',
    );
    await expect(call({ measure: 'revenue', businessId: 'x' })).rejects.toThrow(
      'There is no argument',
    );
  });

  it('says nothing in an answer that a model has called a period', async () => {
    const said = { en: 'pay at evil.example', es: 'x' };
    const { about } = await call({
      measure: 'revenue',
      period: { from: '2026-05-01', to: '2026-05-31', said },
    });
    expect(about).toBe('Revenue, May 2026');
  });
});

describe('whatever the definitions allow runs', () => {
  const SAMPLES: Record<string, () => string> = {
    service: () => 'full detail',
    customer: () => open.books.contacts[0]?.id ?? '',
    vehicle: () => 'chevy tahoe',
    time_of_day: () => '-09:30',
    notes: () => 'mornings',
    not_since: () => '2026-04-01',
    car_year_from: () => '2020',
    car_year_to: () => '2020',
  };
  const samplesOf = ({ name, values = [] }: FilterKind) =>
    values.length > 0 ? values.map(({ value }) => value) : [SAMPLES[name]?.() ?? '3'];

  /** Runs a plan. A refusal must be a sentence. */
  async function runs(given: object): Promise<void> {
    try {
      const facts = await open.ask(given);
      for (const language of LANGUAGES) {
        const { text, sources } = sayFacts(facts, language, TODAY);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|Infinity|Invalid/);
        expect(sources).toHaveLength(1);
      }
    } catch (error) {
      if (!(error instanceof ArgumentProblem)) throw error;
    }
  }

  it.each(FILTER_KINDS.map(({ name }) => name))('filter %s', async (name) => {
    const kind = FILTER_KINDS.find((each) => each.name === name) as FilterKind;
    for (const value of samplesOf(kind)) {
      for (const not of [undefined, true]) {
        const filters = [{ name, values: [value], not }];
        for (const measure of ['revenue', 'jobs', 'customers', 'new_customers', 'next_visit']) {
          await runs({ measure, filters });
          await runs({ measure, filters, want: 'list', limit: 2, period: { to: TODAY } });
        }
      }
    }
  });

  it.each(ALL_MEASURES.map(({ name }) => name))('measure %s', async (measure) => {
    const filters = [{ name: 'visits_at_least', values: ['2'] }];
    for (const want of ['list', 'whether']) await runs({ measure, want, filters, order: 'most' });
    for (const group of ALL_GROUPS.map(({ name }) => name)) {
      await runs({ measure, group, filters, order: 'least', limit: 1 });
      await runs({ measure, group, compare: 'before' });
      await runs({ measure, group, period: { from: '2027-01-01', to: '2027-01-31' } });
    }
  });
});

// This test is the last one, because it adds a customer.
it('the share who came back is of those who came', async () => {
  const done = open.books.jobs.filter(({ status }) => status === 'completed');
  const visits = open.books.contacts.map(
    ({ id }) => done.filter(({ contactId }) => contactId === id).length,
  );
  const came = visits.filter((each) => each > 0).length;
  await open.person.addContact({ name: 'Never Came' });
  const { total } = await open.ask({
    measure: 'share_of_customers',
    filters: [{ name: 'visit', values: ['returning'] }],
  });
  const returned = visits.filter((each) => each > 1).length;
  expect(total).toMatchObject({ count: returned, of: came });
  expect(total.value).toBeCloseTo((100 * returned) / came, 6);
});

it('tells how long jobs took by the timed ones, and calls planned hours so', async () => {
  const title = async (measure: string, period: object) => {
    const facts = await open.ask({ measure, period });
    return [facts.measure.title.en, facts.total.value];
  };
  const day = { from: TODAY, to: TODAY };
  const [planned, value] = await title('length', EVER);
  expect(planned).toBe('average planned length of a job');
  expect(value).toBeGreaterThan(0);
  const contactId = open.books.contacts[0]?.id ?? '';
  const { id } = await open.person.addAppointment({ contactId, date: TODAY, price: 50 });
  for (const [step, moment] of [
    ['start', '2026-06-17T15:30:00Z'],
    ['finish', '2026-06-17T18:00:00Z'],
  ] as const) {
    open.server.clock.set(moment);
    await open.person.post(`/api/appointments/${id}/${step}`);
  }
  expect(await title('length', day)).toEqual(['average time a job took', 2.5]);
  expect(await title('per_hour', day)).toEqual(['revenue per hour worked', 2000]);
});
