import { PERMISSIONS, type Permission } from '../../../platform/auth-guard/permissions.js';
import { FILTERS } from '../plan/filters/index.js';
import { GROUPS } from '../plan/groups/index.js';
import { MEASURES } from '../plan/measures/index.js';
import { withPeriod } from '../plan/periods.js';
import type { Language, Plan } from '../plan/plan.js';
import { conditionOf } from '../plan/question.js';
import type { Part } from './part.js';
import { canRun, partsOf } from './parts.js';

const TODAY = '2026-06-17';
const SERVICES = ['Full Detail', 'Ceramic [Coating]'];

function understood(
  given: Partial<Plan>,
  language: Language = 'en',
  permissions: readonly Permission[] = PERMISSIONS,
) {
  const plan: Plan = { want: 'value', measure: 'revenue', filters: [], ...given };
  const { plan: run } = withPeriod(plan, TODAY);
  const facts = { plan: run, conditions: run.filters.map(conditionOf) };
  const period = plan.period ?? run.period;
  const told = { ...plan, ...(period && { period }) };
  return partsOf({ plan: told, facts, language, today: TODAY, services: SERVICES }, permissions);
}

const named = (parts: Part[], name: string) => parts.find(({ part }) => part === name);
const labels = (part: Part | undefined) => part?.choices.map(({ label }) => label) ?? [];
const shown = (parts: Part[]) =>
  parts.filter(({ value }) => value !== undefined).map(({ label, value }) => [label, value]);

const SATURDAYS = { name: 'weekday', values: ['6'] };
const CERAMIC = { name: 'service', values: ['Ceramic [Coating]'] };

it('says what was understood, in order', () => {
  const parts = understood({ filters: [CERAMIC, SATURDAYS], group: 'month' });
  expect(shown(parts)).toEqual([
    ['What', 'Revenue'],
    ['Period', 'The last 12 months'],
    ['Service', 'Ceramic [Coating]'],
    ['Weekday', 'Saturdays'],
    ['Split', 'By month'],
  ]);
  expect(shown(understood({ filters: [SATURDAYS] }, 'es'))).toEqual([
    ['Qué', 'Ingresos'],
    ['Período', 'Todo el tiempo'],
    ['Día de la semana', 'Sábados'],
  ]);
});

it('names days that were not asked for, and what is still to come', () => {
  expect(named(understood({}), 'period')?.value).toBe('This month');
  expect(named(understood({ measure: 'jobs', want: 'list' }), 'period')?.value).toBe(
    'Still to come',
  );
  const days = { from: '2026-06-02', to: '2026-06-09' };
  expect(named(understood({ period: days }), 'period')?.value).toBe('Jun 2, 2026 to Jun 9, 2026');
});

it('names what it is compared with, and how many were asked for', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' };
  const june = { from: '2026-06-01', to: '2026-06-30' };
  expect(shown(understood({ period: june, compare: may })).slice(1)).toEqual([
    ['Period', 'June 2026'],
    ['Compared with', 'May 2026'],
  ]);
  const busiest = understood({ group: 'weekday', order: 'most', limit: 1 });
  expect(named(busiest, 'rank')).toMatchObject({
    value: 'Only the most',
    removal: { label: 'All of them', plan: { group: 'weekday', order: 'most' } },
  });
});

it('offers other days: of what is done none to come', () => {
  const period = named(understood({}), 'period');
  expect(labels(period)).toEqual([
    'Today',
    'Yesterday',
    'This week',
    'Last week',
    'Last month',
    'The last 90 days',
    'This year',
    'Last year',
    'All time',
  ]);
  expect(period?.choices.find(({ value }) => value === 'last_month')?.plan.period).toMatchObject({
    from: '2026-05-01',
    to: '2026-05-31',
  });
  expect(labels(named(understood({ measure: 'jobs' }), 'period'))).toContain('Next week');
});

it('takes a condition away, or puts another in its place', () => {
  const service = named(understood({ filters: [CERAMIC, SATURDAYS] }), 'filter-0');
  expect(labels(service)).toEqual(['Full Detail']);
  expect(service?.choices[0]?.plan.filters).toEqual([
    { name: 'service', values: ['Full Detail'] },
    SATURDAYS,
  ]);
  expect(service?.removal).toMatchObject({ label: 'Any service', plan: { filters: [SATURDAYS] } });
});

it('keeps what the share is of', () => {
  expect(named(understood({ measure: 'share', filters: [CERAMIC] }), 'filter-0')?.removal).toBe(
    undefined,
  );
});

it('compares no longer where the days have no beginning', () => {
  const parts = understood({ period: { from: '2026-06-01', to: '2026-06-30' }, compare: 'before' });
  expect(named(parts, 'compare')).toMatchObject({
    value: 'The days before',
    removal: { label: 'Without comparing' },
  });
  const all = named(parts, 'period')?.choices.find(({ value }) => value === 'all');
  expect(all?.plan).not.toHaveProperty('compare');
});

it('does not offer to compare days, of which other days have none', () => {
  expect(named(understood({ group: 'month' }), 'compare')).toBeUndefined();
});

it('offers no money to whoever may not see it', () => {
  const without = PERMISSIONS.filter((each) => each !== 'revenue:read');
  const said = JSON.stringify(understood({ measure: 'jobs' }, 'en', without));
  expect(said).not.toMatch(/revenue|worth|spent|lost|average ticket/i);
  expect(labels(named(understood({ measure: 'jobs' }), 'measure'))).toContain('Revenue');
});

const sampleOf = ({ name, values = [] }: (typeof FILTERS)[number]) => {
  const own: Record<string, string> = {
    customer: '00000000-0000-4000-8000-000000000001',
    not_since: TODAY,
  };
  return { name, values: [own[name] ?? values[0]?.value ?? '5'] };
};

/** Every measure with each filter and with each group that it takes. */
const PLANS: Plan[] = MEASURES.flatMap(({ name: measure }) => {
  const plan: Plan = { want: 'value', measure, filters: [] };
  const filtered = FILTERS.map((filter) => ({ ...plan, filters: [sampleOf(filter)] }));
  const lists = filtered.map((each) => ({ ...each, want: 'list' as const }));
  const split = GROUPS.map(({ name: group }) => ({ ...plan, group }));
  return [plan, ...filtered, ...lists, ...split, ...split.map(withCeramic)];
}).filter((plan) => canRun(plan, TODAY, PERMISSIONS));

function withCeramic(plan: Plan): Plan {
  return { ...plan, filters: [CERAMIC], compare: 'before' };
}

const PARTS = () => PLANS.flatMap((plan) => understood(plan).map((part) => ({ plan, ...part })));

it('offers only what can be worked out, each once, and not what it is', () => {
  expect(PLANS.length).toBeGreaterThan(500);
  const wrong = PARTS().filter((part) => {
    const all = labels(part);
    const plans = [...part.choices, ...(part.removal ? [part.removal] : [])];
    return (
      new Set(all).size < all.length ||
      all.includes(part.value ?? '') ||
      plans.some(({ plan }) => !canRun(plan, TODAY, PERMISSIONS))
    );
  });
  expect(wrong).toEqual([]);
});
