import { hasBound, isBookedIn, isNamed, isOfFilter, isOfVehicle, isWho } from '../asked.js';
import { named, type MeasureRule } from '../measure-rule.js';
import type { Parts } from '../parts.js';

const TICKETS = /^tickets?$/;
const GROWS = /^(?:getting|going|trending|growing|shrinking|dropping|falling|rising|climbing)\b/;

/** 'Are my tickets getting bigger' is of what one comes to, and of no number of them. */
const growingTickets: MeasureRule = {
  name: 'tickets that grow',
  of: ({ parts }) =>
    parts.all('measure').some(({ span }) => TICKETS.test(span.words.join(' '))) &&
    parts.all('compare').some(({ span }) => GROWS.test(span.words.join(' ')))
      ? named('average')
      : undefined,
};

const MEAN =
  /\b(?:average|avg|typical|usual|promedio) (?:\w+ ){0,4}?(?:time|duration|length|hours|minutes)\b(?! of day| between)/;
const OF_TIME = /^(?:(?:average|avg|typical|usual) )?(?:time|duration|length|hours|minutes)$/;
/** 'Average job time for an interior' is no average ticket. */
const meanTime: MeasureRule = {
  name: 'how long something takes on average',
  of: ({ parts, chosen, isAverage }) => {
    const isOfMoney = chosen === undefined || chosen === 'average' || chosen === 'hours';
    if (isAverage || !isOfMoney || !MEAN.test(WORDS(parts))) return undefined;
    parts.use(...parts.spans.filter(({ words }) => OF_TIME.test(words.join(' '))));
    parts.use(
      ...parts.all('measure').flatMap(({ span, tag }) => (MEANS.has(tag.name) ? [span] : [])),
    );
    return named('length');
  },
};
const MEANS = new Set(['average', 'hours', 'length']);

const PAYS = /\bpays? (?:me |us )?(?:better|best|more|less|worse|worst|(?:the )?(?:most|least))\b/;

/** 'Do trucks pay better than sedans': all the trucks together pay more where there are more of them. */
const payingBetter: MeasureRule = {
  name: 'which cars pay better',
  of: ({ parts }) =>
    isOfVehicle(parts) && !isNamed(parts) && !isWho(parts) && PAYS.test(WORDS(parts))
      ? named('average')
      : undefined,
};

/** 'Are people spending more than they used to' is of each visit, and of no list of them. */
const spendingMore: MeasureRule = {
  name: 'what people spend, beside before',
  of: ({ parts, chosen }) =>
    chosen === 'spent' &&
    !isNamed(parts) &&
    (parts.all('compare').some(({ tag }) => tag.with !== undefined) || isMoreThanThen(parts)) &&
    !parts.has('order')
      ? named('average')
      : undefined,
};

/** 'Are regulars spending more than last year' */
const isMoreThanThen = (parts: Parts) =>
  parts.has('compare') && parts.periods().length === 1 && !hasBound(parts) && !isWho(parts);

const SPENDS_MORE = /\b(?:spends?|spent|pays?|paid) (?:\w+ )?(?:more|less|better|the most|most)\b/;
const isOfSorts = (parts: Parts) =>
  parts.all('group').some(({ tag }) => tag.name === 'visit') ||
  (isOfFilter('visit')(parts) &&
    new Set([
      ...parts.all('value').flatMap(({ tag }) => (tag.filter === 'visit' ? [tag.value] : [])),
      ...parts.all('measure').flatMap(({ tag }) => (tag.name === 'new_customers' ? ['first'] : [])),
    ]).size > 1);
/** 'Do new people spend more than regulars': all of those who are more spend more together. */
const sortSpendingMore: MeasureRule = {
  name: 'which sort of customers spends more',
  of: ({ parts }) => {
    if (!SPENDS_MORE.test(WORDS(parts)) || isNamed(parts) || !isOfSorts(parts)) return undefined;
    const said = parts.all('measure').filter(({ tag }) => OF_SPENDING.has(tag.name));
    parts.use(...said.map(({ span }) => span));
    return named('average');
  },
};
const OF_SPENDING = new Set(['spent', 'new_customers', 'customers', 'average']);

const WORDS = (parts: Parts) => parts.spans.flatMap(({ words }) => [...words]).join(' ');

const MAKES_MORE =
  /\b(?:makes?|made|brings?|brought|earns?|earned) (?:me |us |in )?(?:(?:the )?(?:more|most|less|least)|better|best)\b/;
const WORTH_MORE = /\bworth (?:more|less)\b/;
/** 'Morning jobs or afternoon jobs make more' is of money, whatever makes it. */
const makingMore: MeasureRule = {
  name: 'what jobs make more',
  of: ({ parts, chosen }) => {
    const text = WORDS(parts);
    if (chosen === 'jobs' && !parts.has('count') && MAKES_MORE.test(text)) return named('revenue');
    if (chosen !== 'worth' || !WORTH_MORE.test(text) || isBookedIn(parts) || hasBound(parts))
      return undefined;
    const worth = parts.all('measure').filter(({ tag }) => tag.name === 'worth');
    parts.use(...worth.map(({ span }) => span));
    return named('revenue');
  },
};

/** 'SUVs or sedans, which do we get more of' */
const MORE_OF =
  /\b(?:more|most|less|fewer|fewest) of$|\b(?:do|did|have) (?:we|i) (?:do|get|sell|have|done) (?:the )?(?:more|most|less|least|fewer)(?: often)?$/;
/** 'Do blue or red cars come more' */
const COMES_MORE = /\b(?:comes?|came) (?:in |by )?(?:more|most|less|least)\b(?! than \d)/;
const moreOf: MeasureRule = {
  name: 'of what there are more',
  of: ({ parts, sure }) =>
    (sure.length === 0 && MORE_OF.test(WORDS(parts))) ||
    (isOfVehicle(parts) && COMES_MORE.test(WORDS(parts)))
      ? named('jobs')
      : undefined,
};

const PERCENT = /^(?:percent|percentage|porcentaje)$/;
/** 'What percent is revenue up over last year' is of no share: a comparison says it. */
const percentOfChange: MeasureRule = {
  name: 'by how many percent something changed',
  of: ({ parts, names }) => {
    const others = names.filter((name) => name !== 'share' && name !== 'share_of_jobs');
    const shares = parts.all('measure').filter(({ span }) => PERCENT.test(span.words.at(-1) ?? ''));
    const [measure] = others;
    if (shares.length === 0 || !parts.has('compare') || measure === undefined) return undefined;
    parts.use(...shares.map(({ span }) => span));
    return named(measure);
  },
};

/** What one job comes to, and what is of more. */
export const AVERAGE_RULES = {
  growingTickets,
  meanTime,
  payingBetter,
  spendingMore,
  sortSpendingMore,
  makingMore,
  moreOf,
  percentOfChange,
};
