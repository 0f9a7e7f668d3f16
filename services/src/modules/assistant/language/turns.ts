import { addDays, addYears } from '../../../platform/time/zone.js';
import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Period, Plan } from '../plan/plan.js';
import { asksOfOne } from './its-facts.js';
import type { Parts } from './parts.js';
import { shift, unitAround, unitOf, UNITS, type Unit } from './periods/units.js';
import { limitOf, orderOf } from './shape.js';
import type { Span } from './spans.js';

/** A follow-up as a whole: what the plan before becomes, where it says just that. */
interface Turn {
  name: string;
  of(parts: Parts, before: Plan, today: string): Plan | undefined;
}

const wordsOf = (parts: Parts) => parts.spans.flatMap(({ words }) => [...words]);

/** All that a question says beside words without meaning of their own. */
type Kind =
  | 'name'
  | 'period'
  | 'number'
  | 'time'
  | 'measure'
  | 'value'
  | 'group'
  | 'order'
  | 'count'
  | 'compare';

function kindsIn(parts: Parts): Set<Kind> {
  const kinds = new Set<Kind>();
  for (const { tags, name, period, number, time } of parts.spans) {
    if (name) kinds.add('name');
    if (period) kinds.add('period');
    if (number) kinds.add('number');
    if (time) kinds.add('time');
    if (tags.some(({ kind }) => kind === 'glue')) continue;
    for (const { kind } of tags) {
      if (['measure', 'value', 'group', 'order', 'count', 'compare'].includes(kind))
        kinds.add(kind as Kind);
    }
  }
  return kinds;
}

/** Nothing but these; of words that mean nothing known only those that are `known` here. */
const says = (parts: Parts, known: readonly Span[], ...kinds: readonly Kind[]) =>
  [...kindsIn(parts)].every((kind) => kinds.includes(kind)) &&
  parts.unknownSpans().every((span) => known.includes(span));

function unsplit({ group: _group, order: _order, limit: _limit, ...plan }: Plan): Plan {
  return { ...plan, want: 'value' };
}

const withoutCompare = ({ compare: _compare, ...plan }: Plan): Plan => plan;

/** The unit that the days are one of. */
const unitAs = ({ from, to }: Period): Unit | undefined =>
  UNITS.find(
    (unit) =>
      from !== undefined &&
      unitAround(from, unit).from === from &&
      unitAround(from, unit).to === to,
  );

function stepped({ from = '', to = from }: Period, unit: Unit, step: -1 | 1): Period {
  if (unit !== 'day') return unitAround(shift(from, unit, step), unit);
  const day = addDays(step < 0 ? from : to, step);
  return { from: day, to: day };
}

const STEPS: Partial<Record<string, -1 | 1>> = {
  before: -1,
  previous: -1,
  prior: -1,
  last: -1,
  after: 1,
  following: 1,
  next: 1,
};

/** 'And the month before?', 'the previous one', 'the day after': as many days away as the plan before had. */
function periodBeside(parts: Parts, { period }: Plan): Period | undefined {
  const words = wordsOf(parts);
  const at = words.findIndex((word) => STEPS[word] !== undefined);
  const step = STEPS[words[at] ?? ''];
  if (step === undefined || period?.from === undefined || parts.periods().length > 0)
    return undefined;
  const strange = parts.spans.filter((span) =>
    span.words.some((word) => STEPS[word] !== undefined),
  );
  const unit = unitOf(words[at - 1]) ?? unitOf(words[at + 1]) ?? unitAs(period);
  if (!unit || !says(parts, strange, 'compare', 'group', 'order')) return undefined;
  const own = unitAs(period);
  // The year before October is the October before.
  if (unit === 'year' && own) return unitAround(addYears(period.from, step), own);
  return stepped(period, unit, step);
}

const theOneBefore: Turn = {
  name: 'the one before, or beside it',
  of: (parts, before) => {
    const period = periodBeside(parts, before);
    if (!period) return undefined;
    const isBeside = parts.all('compare').some(({ tag }) => tag.with === undefined);
    const isYear = parts.all('compare').some(({ tag }) => tag.with === 'year_before');
    if (isBeside && isYear) return { ...before, compare: 'year_before' };
    return isBeside ? { ...before, compare: 'before' } : { ...withoutCompare(before), period };
  },
};

const besideOther: Turn = {
  name: 'compared with other days',
  of: (parts, before, today) => {
    const [found, ...others] = parts.periods();
    const isGeneric = parts.all('compare').some(({ tag }) => tag.with === undefined);
    if (!found || others.length > 0 || !isGeneric || !says(parts, [], 'compare', 'period'))
      return undefined;
    if (before.want !== 'value' || before.period?.from === undefined) return undefined;
    // October beside last year is beside the October of it.
    const isLastYear = found.span.words.join(' ') === 'last year';
    if (isLastYear && unitAs(before.period) !== 'year')
      return { ...before, compare: 'year_before' };
    return { ...before, compare: found.period.resolve({ today, looks: 'back' }) };
  },
};

const TOTAL = /\b(?:total|altogether|overall|suma)\b/;
const inTotal: Turn = {
  name: 'in total, no longer split',
  of: (parts, before) => {
    const isTotal = TOTAL.test(wordsOf(parts).join(' ')) && says(parts, [], 'period');
    const isPlain = parts.periods().every(({ span }) => TOTAL.test(span.words.join(' ')));
    return isTotal && isPlain && before.group !== undefined ? unsplit(before) : undefined;
  },
};

const ALL = /\b(?:all|everything|everybody|everyone|todos|todas|todo)\b/;
const ofAll: Turn = {
  name: 'of all, without conditions',
  of: (parts, before) => {
    const isAll = ALL.test(wordsOf(parts).join(' ')) && parts.unknown().length === 0;
    return isAll &&
      [...kindsIn(parts)].every((kind) => kind === 'measure') &&
      before.filters.length > 0
      ? { ...before, filters: [] }
      : undefined;
  },
};

/** What the money was made of: done, booked or called off. */
const ROWS_OF: Partial<Record<string, string>> = {
  revenue: 'visits',
  spent: 'visits',
  average: 'visits',
  worth: 'jobs',
  hours: 'jobs',
  lost: 'cancelled',
};

const THOSE = /^(?:those|them|these|that|esos|esas)$/;
const howMany: Turn = {
  name: 'how many there are',
  of: (parts, before) => {
    if (!parts.has('count') || !says(parts, [], 'count')) return undefined;
    // Of the first of a ranking nobody asked how many there are in all.
    const isOfThose = wordsOf(parts).some((word) => THOSE.test(word));
    if (isOfThose && before.group !== undefined && before.order !== undefined) return undefined;
    if (WANTS_ROWS.has(before.measure)) return unsplit(before);
    const measure = ROWS_OF[before.measure];
    const isPlain = before.group === undefined && before.per === undefined;
    return measure && isPlain ? { ...before, measure } : undefined;
  },
};

const otherEnd: Turn = {
  name: 'the other end, or only the first',
  of: (parts, before) => {
    if (before.group === undefined || !says(parts, [], 'order', 'number')) return undefined;
    const order = orderOf(parts);
    if (order !== 'most' && order !== 'least') return undefined;
    const limit = limitOf(parts, order) ?? before.limit;
    return { ...before, order, ...(limit !== undefined && { limit }) };
  },
};

const whoTheyAre: Turn = {
  name: 'who they are',
  of: (parts, before) => {
    const isWho = parts.all('want').some(({ tag }) => tag.want === 'who');
    return isWho && says(parts, [], 'measure', 'group') && WANTS_ROWS.has(before.measure)
      ? { ...unsplit(before), want: 'list' }
      : undefined;
  },
};

const splitRows: Turn = {
  name: 'the rows before, split',
  of: (parts, before) => {
    const [found, ...others] = parts.groups();
    if (before.want === 'value' || !found || others.length > 0 || !WANTS_ROWS.has(before.measure))
      return undefined;
    const isPlain = [...kindsIn(parts)].every((kind) => kind === 'group' || kind === 'measure');
    const isSplit = parts.has('each') || found.span.words.length > 1;
    const { limit: _limit, order: _order, ...rest } = before;
    return isPlain && isSplit && parts.unknown().length === 0 && found.tag.name !== 'customer'
      ? { ...rest, want: 'value', group: found.tag.name }
      : undefined;
  },
};

const DIFFERENCE =
  /^(?:and |so )?(?:by how much|how much (?:more|less|better|worse)|(?:what is |what was )?(?:the )?difference(?: between (?:the |those |them )?(?:two)?)?|how big is the difference)$/;
const BETTER =
  /^(?:and |so )?(?:which|who|cual) (?:one |of (?:them|those|the two) )?(?:was|is|were|are|did|made|makes|brought in|had|has|fue|es) (?:the )?(better|best|more|most|higher|bigger|busier|worse|worst|less|lower|slower|mejor|peor)$/;
const WORSE = /^(?:worse|worst|less|lower|slower|peor)$/;

const byHowMuch: Turn = {
  name: 'by how much the two differ, and which of them is better',
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ').trim();
    const [, end] = BETTER.exec(words) ?? [];
    if (
      before.compare !== undefined &&
      before.group === undefined &&
      (end !== undefined || DIFFERENCE.test(words))
    )
      return { ...before };
    const isSplit = end !== undefined && before.group !== undefined && before.limit === undefined;
    return isSplit ? { ...before, order: WORSE.test(end) ? 'least' : 'most', limit: 1 } : undefined;
  },
};

/** What the rows came to. */
const MONEY_OF: Partial<Record<string, string>> = {
  cancelled: 'lost',
  visits: 'revenue',
  jobs: 'revenue',
};
const IN_MONEY =
  /^(?:and |y )?(?:(?:how much is (?:that|it) )?in (?:dollars|money|bucks)|en dinero)$/;

const inMoney: Turn = {
  name: 'the rows before, in dollars',
  of: (parts, before) => {
    const isOfStatus = before.filters.some(({ name }) => name === 'status');
    const isOpen = before.measure === 'jobs' && isOfStatus;
    const measure = isOpen ? 'worth' : MONEY_OF[before.measure];
    return measure && IN_MONEY.test(wordsOf(parts).join(' '))
      ? { ...unsplit(before), measure }
      : undefined;
  },
};

const itsFacts: Turn = {
  name: 'what the row of one job says',
  of: (parts, before) => (asksOfOne(parts, before) ? before : undefined),
};

const NEW = /\b(?:new|first timers?|nuevos|nuevas)\b/;
const newOnes: Turn = {
  name: 'which of them are here for the first time',
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ');
    const isOfThem = /\b(?:them|those|these|they|ellos|ellas|esos)\b/.test(words);
    const isNew = parts.all('measure').every(({ tag }) => NEW_ONES.has(tag.name));
    const isAsked = NEW.test(words) && isNew && says(parts, [], 'measure', 'count', 'value');
    if (!isOfThem || !isAsked || !OF_JOBS.has(before.measure) || before.group !== undefined)
      return undefined;
    return {
      ...withoutCompare(before),
      want: parts.has('count') ? 'value' : 'list',
      filters: [...before.filters, { name: 'visit', values: ['first'] }],
    };
  },
};
const NEW_ONES = new Set(['new_customers', 'customers']);
const OF_JOBS = new Set(['jobs', 'visits', 'worth']);

const inHours: Turn = {
  name: 'the rows before, in hours',
  of: (parts, before) => {
    const isHours = parts.all('measure').every(({ tag }) => tag.name === 'hours');
    const long = parts.spans.filter(({ words }) => words.join(' ') === 'long');
    const isAsked = parts.has('measure') && isHours && says(parts, long, 'measure');
    return isAsked && (before.measure === 'jobs' || before.measure === 'worth')
      ? { ...unsplit(before), measure: 'hours' }
      : undefined;
  },
};

const inPercent: Turn = {
  name: 'in percent of all jobs',
  of: (parts, before) => {
    const isShare = parts.all('measure').every(({ tag }) => tag.name === 'share');
    return before.measure === 'cancelled' &&
      parts.has('measure') &&
      isShare &&
      says(parts, [], 'measure')
      ? { ...unsplit(before), measure: 'cancel_rate' }
      : undefined;
  },
};

const TURNS: readonly Turn[] = [
  byHowMuch,
  splitRows,
  whoTheyAre,
  inPercent,
  inHours,
  inMoney,
  itsFacts,
  newOnes,
  theOneBefore,
  besideOther,
  inTotal,
  ofAll,
  howMany,
  otherEnd,
];

/** What a follow-up that changes the plan as a whole makes of it. */
export function turned(parts: Parts, before: Plan, today: string): Plan | undefined {
  for (const turn of TURNS) {
    const plan = turn.of(parts, before, today);
    if (!plan) continue;
    parts.use(...parts.spans);
    return plan;
  }
  return undefined;
}
