import { EVER, OpenBooks, type Days } from '../../../../test/assistant/plan-books.js';
import { daysBetween } from '../../../platform/time/zone.js';
import { FILTERS, GROUPS, MEASURES } from '../../../../test/assistant/plan-naive.js';

let open: OpenBooks;

beforeAll(async () => {
  open = await OpenBooks.open();
});

afterAll(() => open.server.stop());

const PERIODS: Record<string, Days & { said?: object }> = {
  ever: EVER,
  'the month the clocks change': { from: '2026-03-01', to: '2026-03-31' },
  'the day the clocks change': { from: '2025-11-02', to: '2025-11-02' },
  'this month': { from: '2026-06-01', to: '2026-06-30' },
  'since May': { from: '2026-05-01' },
  'before the year': { to: '2025-12-31' },
};

/** Expected number of jobs. A last or next visit has one. */
const countOf = (measure: string, rows: unknown[]) =>
  measure.endsWith('_visit') ? Math.min(1, rows.length) : rows.length;

const close = (value: number | string | null | undefined) =>
  typeof value === 'number' ? (expect.closeTo(value, 3) as unknown) : value;

describe.each(Object.keys(MEASURES))('%s', (measure) => {
  const { value } = MEASURES[measure] as (typeof MEASURES)[string];

  it.each(Object.keys(FILTERS))('with filter: %s', async (filter) => {
    for (const period of Object.values(PERIODS)) {
      const { total } = await open.ask({ measure, period, filters: FILTERS[filter]?.filters });
      const rows = open.naive(measure, filter, period);
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
      const facts = await open.ask({
        measure,
        period,
        group,
        limit: 50,
        order: 'latest',
        filters: FILTERS[filter]?.filters,
      });
      const wanted = new Map<string, typeof open.books.jobs>();
      const isAnyStatus = group === 'status' && ['jobs', 'hours', 'worth'].includes(measure);
      const rows = isAnyStatus
        ? open.books.jobs.filter(({ date }) => date >= period.from && date <= period.to)
        : open.naive(measure, filter, period);
      for (const job of rows) {
        const key = GROUPS[group]?.(job, open.books);
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

it.each([undefined, 'customer', 'month'])(
  'what is kept of customers has the longest gap, by %s',
  async (group) => {
    const plan = { measure: 'gap', group, limit: 50, period: EVER };
    const all = await open.ask(plan);
    const since = await open.ask({ ...plan, period: { from: '2000-01-01' } });
    expect(all.total.value).toBeGreaterThan(0);
    expect(all.total).toEqual(since.total);
    expect(all.groups).toEqual(since.groups);
  },
);

it('what lies between two visits on average is the same from what is kept of customers', async () => {
  const days = new Map<string, string[]>();
  const done = open.books.jobs.filter(({ status }) => status === 'completed');
  for (const { contactId, date } of done)
    days.set(contactId, [...(days.get(contactId) ?? []), date].sort());
  const gaps = [...days.values()].flatMap((each) =>
    each.slice(1).map((day, at) => daysBetween(each[at] ?? day, day)),
  );
  const mean = gaps.reduce((all, gap) => all + gap, 0) / gaps.length;
  for (const period of [EVER, { from: '2000-01-01' }]) {
    const { total } = await open.ask({ measure: 'between', period });
    expect(total.value).toBeCloseTo(mean, 6);
  }
});
