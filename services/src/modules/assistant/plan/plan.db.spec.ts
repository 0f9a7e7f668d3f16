import pg from 'pg';
import { inventHistory } from '../../../../test/assistant/plan-history.js';
import { FILTERS, GROUPS, MEASURES, type Books } from '../../../../test/assistant/plan-naive.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import type { Role } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatCents } from '../../../platform/money/money.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Plan } from './plan.js';
import { PlanRunner } from './run.js';
import { sayFacts } from './say/say.js';
import type { Written } from './written.js';

/** Wednesday, 11:00 in New York. */
const NOW = '2026-06-17T11:00';
const TODAY = NOW.slice(0, 10);

let server: TestApp;
let sql: pg.Client;
let person: Visitor;
let who: Principal;
let books: Books;
let runner: PlanRunner;

async function principalOf(visitor: Visitor): Promise<Principal> {
  const { body } = await visitor.get<Schemas['SessionState']>('/api/session');
  return {
    businessId: body.user?.businessId ?? '',
    userId: body.user?.id ?? '',
    timeZone: 'America/New_York',
    role: 'owner',
    isPlatformAdmin: false,
    sessionId: '',
  };
}

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
  sql = new pg.Client({ connectionString: server.config.databaseUrl });
  await sql.connect();
  person = await server.owner();
  who = await principalOf(person);
  const other = await principalOf(await server.owner());
  await inventHistory(sql, other.businessId, 2);
  await inventHistory(sql, who.businessId, 1);
  const lists = await person.get<Schemas['AppointmentLists']>('/api/appointments?limit=500');
  const contacts = await person.get<Schemas['Contact'][]>('/api/contacts');
  books = { jobs: [...lists.body.past, ...lists.body.upcoming], contacts: contacts.body, now: NOW };
  runner = server.app.get(PlanRunner);
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

const EVER = { said: { en: 'in all', es: 'en total' } };
interface Days {
  from?: string;
  to?: string;
}

const PERIODS: Record<string, Days & { said?: object }> = {
  ever: EVER,
  'the month the clocks change': { from: '2026-03-01', to: '2026-03-31' },
  'the day the clocks change': { from: '2025-11-02', to: '2025-11-02' },
  'this month': { from: '2026-06-01', to: '2026-06-30' },
  'since May': { from: '2026-05-01' },
  'before the year': { to: '2025-12-31' },
};

const plan = (given: object) => ({ want: 'value', filters: [], ...given }) as unknown as Plan;
const ask = (given: object) => runner.run(who, plan(given));

/** What looks back counts up to today, where the period ends later. */
const LOOKING_BACK = new Set(['revenue', 'average', 'per_hour', 'visits', 'spent', 'last_visit']);

function naive(measure: string, filter: string, { from = '', to = '9999' }: Days) {
  const end = LOOKING_BACK.has(measure) && to !== '9999' && to > TODAY ? TODAY : to;
  return books.jobs.filter(
    (job) =>
      job.date >= from &&
      job.date <= end &&
      MEASURES[measure]?.counts(job, books) &&
      FILTERS[filter]?.holds(job, books),
  );
}

/** A last or a next visit is one. */
const countOf = (measure: string, rows: unknown[]) =>
  measure.endsWith('_visit') ? Math.min(1, rows.length) : rows.length;

const close = (value: number | string | null | undefined) =>
  typeof value === 'number' ? (expect.closeTo(value, 3) as unknown) : value;

describe.each(Object.keys(MEASURES))('%s', (measure) => {
  const { value } = MEASURES[measure] as (typeof MEASURES)[string];

  it.each(Object.keys(FILTERS))('with filter: %s', async (filter) => {
    for (const period of Object.values(PERIODS)) {
      const { total } = await ask({ measure, period, filters: FILTERS[filter]?.filters });
      const rows = naive(measure, filter, period);
      expect({ period, ...total }).toEqual({
        period,
        value: close(value(rows)),
        count: countOf(measure, rows),
      });
    }
  });

  it.each(Object.keys(GROUPS))('by %s', async (group) => {
    const chosen = group === 'status' ? ['none'] : ['none', 'service by name', 'vehicle'];
    for (const filter of chosen) {
      const period = { from: '2025-12-01', to: '2026-05-31' };
      const facts = await ask({
        measure,
        period,
        group,
        limit: 50,
        order: 'latest',
        filters: FILTERS[filter]?.filters,
      });
      const wanted = new Map<string, typeof books.jobs>();
      const isAnyStatus = group === 'status' && ['jobs', 'hours', 'worth'].includes(measure);
      const rows = isAnyStatus
        ? books.jobs.filter(({ date }) => date >= period.from && date <= period.to)
        : naive(measure, filter, period);
      for (const job of rows) {
        const key = GROUPS[group]?.(job, books);
        if (key !== undefined) wanted.set(key, [...(wanted.get(key) ?? []), job]);
      }
      expect(facts.groups?.count).toBe(wanted.size);
      expect(facts.groups?.rows).toHaveLength(Math.min(50, wanted.size));
      for (const { key, ...row } of facts.groups?.rows ?? []) {
        const own = wanted.get(key) ?? [];
        expect({ key, value: row.value, count: row.count }).toEqual({
          key,
          value: close(value(own)),
          count: countOf(measure, own),
        });
      }
    }
  });
});

it('figures are those of the screens', async () => {
  const { body: dashboard } = await person.get<Schemas['Dashboard']>('/api/dashboard');
  const { body: revenue } = await person.get<Schemas['Revenue']>('/api/revenue?period=30days');
  const june = { from: '2026-06-01', to: '2026-06-30' };
  const cents = (dollars: number) => Math.round(dollars * 100);
  expect((await ask({ measure: 'revenue', period: june })).total.value).toBe(
    cents(dashboard.stats.revenue),
  );
  expect((await ask({ measure: 'jobs', period: june })).total.value).toBe(
    dashboard.stats.appointments,
  );
  expect((await ask({ measure: 'customers' })).total.value).toBe(books.contacts.length);
  const month = { from: '2026-05-19', to: TODAY };
  const byService = await ask({ measure: 'revenue', period: month, group: 'service', limit: 8 });
  expect(byService.total.value).toBe(cents(revenue.summary.totalRevenue));
  expect(byService.screen).toBe('/revenue?period=30days');
  expect(byService.groups?.rows.map(({ key, value }) => [key, value])).toEqual(
    revenue.topServices.map((each) => [each.service, cents(each.revenue)]),
  );
  const best = await ask({ measure: 'spent', group: 'customer', limit: 3 });
  const spenders = await person.get<Schemas['Contact'][]>('/api/contacts?sort=-totalSpent&limit=3');
  expect(best.groups?.rows.map(({ key, value }) => [key, value])).toEqual(
    spenders.body.map(({ id, totalSpent }) => [id, cents(totalSpent)]),
  );
});

describe('customers', () => {
  const listed = async (given: object) => {
    const facts = await ask({ want: 'list', measure: 'customers', limit: 50, ...given });
    const ids = facts.customers?.map(({ id }) => id).sort();
    expect(facts.total.count).toBe(ids?.length);
    return ids;
  };
  const those = (holds: (contact: Schemas['Contact']) => boolean) =>
    books.contacts
      .filter(holds)
      .map(({ id }) => id)
      .sort();
  const jobsOf = ({ id }: { id: string }) => books.jobs.filter(({ contactId }) => contactId === id);
  const named = (name: string, ...values: string[]) => ({ name, values });

  it.each<[string, object, (contact: Schemas['Contact']) => boolean]>([
    ['all', {}, () => true],
    ['without an e-mail', { filters: [named('missing', 'email')] }, ({ email }) => email === ''],
    [
      'who had a ceramic',
      { filters: [named('service', 'Ceramic Coating')] },
      (each) =>
        jobsOf(each).some((job) => job.service === 'Ceramic Coating' && job.status !== 'cancelled'),
    ],
    [
      'who had no ceramic since March',
      {
        filters: [{ ...named('service', 'Ceramic Coating'), not: true }],
        period: { from: '2026-03-01' },
      },
      (each) =>
        !jobsOf(each).some(
          (job) =>
            job.service === 'Ceramic Coating' &&
            job.status !== 'cancelled' &&
            job.date >= '2026-03-01',
        ),
    ],
    [
      'of a Saturday morning in May',
      {
        filters: [named('weekday', '6'), named('time_of_day', 'morning')],
        period: { from: '2026-05-01', to: '2026-05-31' },
      },
      (each) =>
        jobsOf(each).some(
          (job) =>
            job.date.startsWith('2026-05') &&
            new Date(`${job.date}T00:00Z`).getUTCDay() === 6 &&
            job.startTime < '12:00' &&
            job.status !== 'cancelled',
        ),
    ],
    [
      'not here since May',
      { filters: [named('not_since', '2026-05-01')] },
      ({ lastAppointment }) => lastAppointment !== '' && lastAppointment < '2026-05-01',
    ],
    [
      'with nothing booked',
      { filters: [{ ...named('upcoming', 'booked'), not: true }] },
      ({ upcomingAppointments }) => upcomingAppointments === 0,
    ],
    [
      'who spent over 900 and have a Tesla',
      { filters: [named('spent_at_least', '900'), named('vehicle', 'tesla')] },
      ({ totalSpent, address }) => totalSpent >= 900 && /tesla/i.test(address),
    ],
    [
      'who came often',
      { filters: [named('visits_at_least', '7')] },
      (each) => jobsOf(each).filter(({ status }) => status === 'completed').length >= 7,
    ],
  ])('%s', async (_title, given, holds) => {
    expect(await listed(given)).toEqual(those(holds));
  });

  it('by month are those who had a job in it', async () => {
    const period = { from: '2026-01-01', to: '2026-03-31' };
    const { groups } = await ask({ measure: 'customers', period, group: 'month' });
    const names = new Set(books.contacts.map(({ id }) => id));
    const wanted = ['2026-01', '2026-02', '2026-03'].map((month) => ({
      key: month,
      value: new Set(
        books.jobs
          .filter((job) => job.date.startsWith(month) && job.status !== 'cancelled')
          .map(({ contactId }) => contactId)
          .filter((id) => names.has(id)),
      ).size,
    }));
    expect(groups?.rows.map(({ key, value }) => ({ key, value }))).toEqual(wanted);
  });

  it('new ones are those added in the days', async () => {
    const facts = await ask({
      want: 'list',
      measure: 'new_customers',
      period: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(facts.customers?.map(({ customer }) => customer).sort()).toEqual([
      'Bo Lind',
      'Hal Ives',
    ]);
    const { groups } = await ask({
      measure: 'new_customers',
      period: { from: '2026-01-01', to: '2026-06-30' },
      group: 'month',
    });
    expect(groups?.rows.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2, 1]);
  });

  it('due are whom the service calls due', async () => {
    const { body } = await person.get<Schemas['Contact'][]>('/api/contacts');
    const dueSince = new Date(Date.UTC(2026, 5, 17 - 240)).toISOString().slice(0, 10);
    const dueUntil = new Date(Date.UTC(2026, 5, 17 - 60)).toISOString().slice(0, 10);
    expect(await listed({ filters: [named('due', 'due')] })).toEqual(
      body
        .filter(
          ({ lastAppointment, upcomingAppointments }) =>
            lastAppointment >= dueSince && lastAppointment < dueUntil && upcomingAppointments === 0,
        )
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('lists of jobs', () => {
  it('are counted before they are cut', async () => {
    const period = { from: '2026-01-01', to: '2026-05-31' };
    const facts = await ask({ want: 'list', measure: 'jobs', period, limit: 5 });
    const rows = naive('jobs', 'none', period).sort((one, other) =>
      `${one.date}${one.startTime}` < `${other.date}${other.startTime}` ? -1 : 1,
    );
    expect(facts.total.count).toBe(rows.length);
    expect(facts.jobs?.map(({ date, startTime }) => [date, startTime])).toEqual(
      rows.slice(0, 5).map(({ date, startTime }) => [date, startTime]),
    );
    const { text } = sayFacts(facts, 'en', TODAY);
    expect(text).toContain(`**${rows.length} jobs**`);
    expect(text).toContain(`…and ${rows.length - 5} more`);
  });

  it('without days are of what is still to come, as the screen has it', async () => {
    const { body } = await person.get<Schemas['AppointmentLists']>('/api/appointments');
    const facts = await ask({ want: 'list', measure: 'jobs', limit: 50 });
    expect(facts.jobs?.map(({ id }) => id)).toEqual(body.upcoming.map(({ id }) => id));
    expect(facts.screen).toBe('/appointments');
  });
});

describe('a comparison', () => {
  it('of a month that is not over takes the same days of the month before', async () => {
    const { body } = await person.get<Schemas['Dashboard']>('/api/dashboard');
    const facts = await ask({
      measure: 'revenue',
      period: { from: '2026-06-01', to: '2026-06-30' },
      compare: 'before',
    });
    const cents = body.trends.revenue.map((each) => Math.round(each * 100));
    expect([facts.comparison?.value, facts.total.value]).toEqual(cents.slice(-2));
  });

  it('with days of another length takes as many of both, and says the whole', async () => {
    const facts = await ask({
      measure: 'revenue',
      period: { from: '2026-06-01', to: '2026-06-30' },
      compare: { from: '2026-04-01', to: '2026-04-30', said: { en: 'April', es: 'abril' } },
    });
    const sum = (days: object) => MEASURES.revenue?.value(naive('revenue', 'none', days));
    expect(facts.total.value).toBe(sum({ from: '2026-06-01', to: TODAY }));
    expect(facts.comparison?.value).toBe(sum({ from: '2026-04-01', to: '2026-04-17' }));
    expect(facts.comparison?.whole?.value).toBe(sum({ from: '2026-04-01', to: '2026-04-30' }));
  });

  it('stands beside each group', async () => {
    const facts = await ask({
      measure: 'revenue',
      group: 'service',
      period: { from: '2026-05-01', to: '2026-05-31' },
      compare: 'before',
    });
    expect(facts.groups?.rows).not.toEqual([]);
    for (const { key, before } of facts.groups?.rows ?? []) {
      const rows = naive('revenue', 'none', { from: '2026-04-01', to: '2026-04-30' });
      expect(before).toBe(MEASURES.revenue?.value(rows.filter(({ service }) => service === key)));
    }
  });
});

it('a share is of the same days', async () => {
  const period = { from: '2026-01-01', to: '2026-03-31' };
  const filters = FILTERS['service by name']?.filters;
  const [part, all] = [
    naive('revenue', 'service by name', period),
    naive('revenue', 'none', period),
  ];
  const money = MEASURES.revenue?.value ?? (() => 0);
  const { total } = await ask({ measure: 'share', period, filters });
  expect(total.value).toBeCloseTo((Number(money(part)) / Number(money(all))) * 100, 5);
  const { groups } = await ask({ measure: 'share', period, group: 'service' });
  expect(groups?.rows.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(100, 5);
});

describe('whose records they are', () => {
  it('no other business is in any of them', async () => {
    const { body } = await (await server.owner()).get<Schemas['Contact'][]>('/api/contacts');
    expect(body).toEqual([]);
    const fresh = await principalOf(await server.owner());
    for (const measure of ['revenue', 'jobs', 'customers', 'hours']) {
      expect((await runner.run(fresh, plan({ measure, period: EVER }))).total.count).toBe(0);
    }
    const [stranger] = books.contacts;
    const filters = [{ name: 'customer', values: [stranger?.id] }];
    await expect(runner.run(fresh, plan({ measure: 'revenue', filters }))).rejects.toThrow(
      'This customer was not found.',
    );
  });

  it.each<Role>(['owner', 'manager', 'staff'])('%s may ask for money today', async (role) => {
    const facts = await runner.run({ ...who, role }, plan({ measure: 'revenue', period: EVER }));
    expect(facts.total.count).toBeGreaterThan(0);
  });
});

it.each([
  [{ name: 'service', values: [`x' or 1=1 --`] }],
  [{ name: 'service', values: ['%', '_'] }],
  [{ name: 'vehicle', values: ['.*', 'a'] }],
  [{ name: 'vehicle', values: [`te"sk'a\\`] }],
  [{ name: 'notes', values: ['(((a'] }],
])('what people type is no pattern and no statement: %j', async (filter) => {
  const values = filter.values.filter((value) => /[a-z]/i.test(value));
  const filters = [{ ...filter, values: filter.name === 'service' ? filter.values : values }];
  expect((await ask({ measure: 'jobs', period: EVER, filters })).total.count).toBe(0);
});

describe('the tool for a language model', () => {
  const call = async (given: object) => {
    const json = JSON.stringify(given);
    const { data } = await server.app
      .get(Toolbox)
      .callAsAsked(who, 'ask_records', json, (text) => text);
    return data as Written;
  };

  it('writes every figure, and counts what it does not show', async () => {
    const period = { from: '2026-01-01', to: '2026-03-31' };
    const rows = naive('revenue', 'service by name', period);
    const filters = [{ name: 'service', values: ['ceramic coating'] }];
    const facts = await call({ measure: 'revenue', period, filters, group: 'customer', limit: 2 });
    expect(facts).toMatchObject({
      about: 'Revenue by customer, Ceramic Coating, Jan 1, 2026 to Mar 31, 2026',
      figure: formatCents(Number(MEASURES.revenue?.value(rows))),
      of: `${rows.length} completed jobs`,
    });
    const people = new Set(rows.map((job) => GROUPS.customer?.(job, books)).filter(Boolean));
    expect([facts.groups?.length, facts.notShown]).toEqual([2, people.size - 2]);
    const list = await call({ measure: 'jobs', want: 'list', limit: 3 });
    expect(list.jobs).toHaveLength(3);
    expect(JSON.stringify(list)).not.toMatch(/555|@example/);
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
