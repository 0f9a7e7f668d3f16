import { Phrases } from '../../../words/phrases.js';
import { hasBound, isBookedIn, isNamed, isOfFilter, isOfVehicle, isWho } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { named, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { saysAny, tokensOf } from '../../pieces/said.js';
import { Sayings } from '../../forms/sayings.js';
import type { WordTokens } from '../../../words/tokens.js';
import { wordSet } from '../../../words/word-set.js';

const MORE = 'more|less|better|best|most|least|the more|the most|the least|the less';
const PAYS = new Phrases(everyOf('pay|pays', 'me|us|', `worse|worst|${MORE}`));

/** 'Do trucks pay better than sedans': all the trucks together pay more where there are more of them. */
const payingBetter: MeasureRule = {
  name: 'which cars pay better',
  of: ({ parts }) =>
    isOfVehicle(parts) && !isNamed(parts) && !isWho(parts) && saysAny(parts, PAYS)
      ? named('average')
      : undefined,
};

const SPENDS = wordSet('spend~|spent|pay~|paid');
const SO_MUCH = new Phrases('more|less|better|the most|most');
/** 'Spend more', 'spend us more' */
const spendsMore = (words: WordTokens) =>
  words.some(
    ({ word }, at) =>
      SPENDS.has(word) && [at + 1, at + 2].some((each) => SO_MUCH.lengthAt(words, each) > 0),
  );
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
    if (!spendsMore(tokensOf(parts.spans)) || isNamed(parts) || !isOfSorts(parts)) return undefined;
    const said = parts.all('measure').filter(({ tag }) => OF_SPENDING.has(tag.name));
    parts.use(...said.map(({ span }) => span));
    return named('average');
  },
};
const OF_SPENDING = new Set(['spent', 'new_customers', 'customers', 'average']);

const MAKES_MORE = new Phrases(
  everyOf('make|makes|made|bring|brings|brought|earn|earns|earned', 'me|us|in|', MORE),
);
const isMaking = (parts: Parts) =>
  parts
    .all('measure')
    .some(({ span, tag }) => tag.name === 'worth' && span.words.at(-1) === 'making');
const WORTH_MORE = new Phrases('worth more|worth less');
/** 'Morning jobs or afternoon jobs make more' is of money, whatever makes it. */
const makingMore: MeasureRule = {
  name: 'what jobs make more',
  of: ({ parts, chosen }) => {
    if (chosen === 'jobs' && !parts.has('count') && saysAny(parts, MAKES_MORE))
      return named('revenue');
    // 'Am I making more than last year' is of what was made.
    const isMore = saysAny(parts, WORTH_MORE) || (isMaking(parts) && parts.has('compare'));
    if (chosen !== 'worth' || !isMore || isBookedIn(parts) || hasBound(parts)) return undefined;
    const worth = parts.all('measure').filter(({ tag }) => tag.name === 'worth');
    parts.use(...worth.map(({ span }) => span));
    return named('revenue');
  },
};

/** 'SUVs or sedans, which do we get more of' */
const MORE_OF = new Sayings(
  [
    'more|most|less|fewer|fewest of',
    'do|did|have we|i do|get|sell|have|done the? more|most|less|least|fewer often?',
  ],
  {},
  'end',
);
/** 'Do blue or red cars come more' */
const COMES_MORE = new Sayings(
  ['come|comes|came in|by? <rank>'],
  { rank: String.raw`(?:more|most|less|least)(?! than \d)` },
  'anywhere',
);
const moreOf: MeasureRule = {
  name: 'of what there are more',
  of: ({ parts, sure }) =>
    (sure.length === 0 && MORE_OF.says(tokensOf(parts.spans))) ||
    (isOfVehicle(parts) && COMES_MORE.says(tokensOf(parts.spans)))
      ? named('jobs')
      : undefined,
};

/** Of which of several there is more, and which makes more. */
export const MORE_RULES = { payingBetter, sortSpendingMore, makingMore, moreOf };
