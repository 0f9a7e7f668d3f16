import type { Filter, Plan } from '../../src/modules/assistant/plan/plan.js';

/** Arguments of `ask_records`, as a model may write them. */
export type Arguments = Record<string, unknown>;

type Wording = (value: string) => unknown;

const upper: Wording = (value) => value.toUpperCase();
const lower: Wording = (value) => value.toLowerCase();
const plural: Wording = (value) => (/s$/i.test(value) ? value.replace(/s$/i, '') : `${value}s`);
const spaced: Wording = (value) => ` ${value.replaceAll(' ', '  ')} `;
const prefixed =
  (prefix: string): Wording =>
  (value) =>
    `${prefix} ${value}`;
/** Typo: two letters in the middle are swapped. */
const slip: Wording = (value) => {
  const at = Math.floor(value.length / 2);
  return value.length < 6
    ? value
    : value.slice(0, at - 1) + value.charAt(at) + value.charAt(at - 1) + value.slice(at + 1);
};

const IN_ANY_TEXT = [upper, lower, spaced];

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayName = (value: string) => WEEKDAYS[Number(value) - 1] ?? value;
const weekdays: Wording[] = [
  dayName,
  (value) => plural(dayName(value)),
  (value) => upper(dayName(value).slice(0, 3)),
  (value) => (/^\d$/.test(value) ? Number(value) : value),
];

const OTHER_STATUS: Record<string, string[]> = {
  completed: ['done', 'Finished', 'complete'],
  cancelled: ['canceled', 'Cancelled', 'cancellations'],
  upcoming: ['Upcoming', 'still to come', 'future'],
  'no-show': ['no show', 'No-Shows', 'noshow', 'no_show'],
};
const statuses: Wording[] = [0, 1, 2].map(
  (at) => (value) => OTHER_STATUS[value]?.[at] ?? plural(value),
);

const numbers: Wording[] = [
  Number,
  (value) => Number(value).toLocaleString('en-US'),
  (value) => `${value}.0`,
  spaced,
];
const money: Wording[] = [
  ...numbers,
  (value) => `$${Number(value).toLocaleString('en-US')}`,
  (value) => `${value} dollars`,
];

const UNUSED_ID = '0b9f6f0e-3f0c-4c68-9d0d-5a35f1d7c0de';
const people: Wording[] = [
  ...IN_ANY_TEXT,
  (name) => name.split(' ').reverse().join(', '),
  (name) => name.split(' ')[0] ?? name,
  (name) => name.split(' ').at(-1) ?? name,
  slip,
  () => UNUSED_ID,
];

const names: Wording[] = [
  ...IN_ANY_TEXT,
  plural,
  prefixed('the'),
  slip,
  (value) => value.replaceAll(' ', '-'),
  (value) => value.replaceAll(' and ', ' & '),
];

const vehicles: Wording[] = [
  ...IN_ANY_TEXT,
  plural,
  slip,
  (value) => value.replace('-', ''),
  (value) => value.replace('-', ' '),
  (value) => ({ truck: 'pickup trucks', van: 'minivans', suv: 'crossovers' })[value] ?? value,
];

const closed: Wording[] = [
  ...IN_ANY_TEXT,
  plural,
  (value) => value.replaceAll('-', ' '),
  (value) => value.replaceAll('-', '_'),
];

const WORDINGS: Record<string, Wording[]> = {
  customer: people,
  service: names,
  add_on: names,
  size: names,
  crew: [...names, prefixed('crew'), (value) => value.replace(' ', '')],
  vehicle: vehicles,
  weekday: weekdays,
  status: statuses,
  place: [upper, lower],
  notes: [upper, plural],
  phone: [(value) => `...${value}`, (value) => (value.startsWith('0') ? value : Number(value))],
  time_of_day: [...closed, (value) => value.replace(/\b0(\d:)/g, '$1')],
};

const wordingsOf = ({ name }: Filter): Wording[] => {
  const own = WORDINGS[name];
  if (own) return own;
  if (/^(?:price|spent|paid)_/.test(name)) return money;
  return /_at_(?:least|most)$|^times$|^hours_/.test(name) ? numbers : closed;
};

const inFilter = (plan: Plan, at: number, changed: object): Arguments => ({
  ...plan,
  filters: plan.filters.map((filter, index) => (index === at ? { ...filter, ...changed } : filter)),
});

/** Paraphrases of one filter at a time, with each of its values in other words. */
const ofFilters = (plan: Plan): Arguments[] =>
  plan.filters.flatMap((filter, at) => [
    ...wordingsOf(filter).map((word) => inFilter(plan, at, { values: filter.values.map(word) })),
    inFilter(plan, at, { name: upper(filter.name) }),
    ...(filter.values.length === 1 ? [inFilter(plan, at, { values: filter.values[0] })] : []),
    ...(filter.not ? [inFilter(plan, at, { not: 'true' })] : []),
  ]);

/** Paraphrases of words from closed lists: measure, group, order and so on. */
const ofWords = (plan: Plan): Arguments[] =>
  (['measure', 'group', 'want', 'order', 'per', 'show'] as const).flatMap((key) => {
    const value = plan[key];
    return value === undefined
      ? []
      : [upper, plural, spaced].map((word) => ({ ...plan, [key]: word(value) }));
  });

const lastOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** Paraphrases of the period: '2026-10' for October, '2026' for a year, or a single day. */
function ofDays(plan: Plan): Arguments[] {
  const { period } = plan;
  const { from = '', to = '' } = period ?? {};
  const month = from.slice(0, 7);
  const isMonth = from === `${month}-01` && to === `${month}-${lastOf(month)}`;
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  return [
    ...(isMonth ? [{ ...plan, period: month }] : []),
    ...(isYear ? [{ ...plan, period: from.slice(0, 4) }] : []),
    ...(from !== '' && from === to ? [{ ...plan, period: from }] : []),
    ...(period ? [{ ...plan, period: JSON.stringify({ from: period.from, to: period.to }) }] : []),
    ...(plan.limit === undefined ? [] : [{ ...plan, limit: String(plan.limit) }]),
    ...(plan.limit === undefined ? [] : [{ ...plan, limit: `${plan.limit}.0` }]),
  ];
}

const isOther = (plan: Plan) => {
  const own = JSON.stringify(plan);
  return (each: Arguments) => JSON.stringify(each) !== own;
};

/** Paraphrases of a plan: other case and number, typos, text for numbers, names for ids, and unknown ids. */
export const paraphrases = (plan: Plan): Arguments[] =>
  [...ofFilters(plan), ...ofWords(plan), ...ofDays(plan)].filter(isOther(plan));
