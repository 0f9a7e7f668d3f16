import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { saysAny } from '../pieces/said.js';
import { isNamed, isOfFilter, isOfVehicle, isWho, saysWord } from './asked.js';
import { named, type MeasureRule } from './chosen.js';

const PAYS_MORE = new Phrases(
  everyOf('pay|pays|spend|spends', 'me|us|', 'more|less|better|best|most|least'),
);
const MAKES_MORE = new Phrases(
  everyOf(
    'make|makes|made|bring|brings|brought|earn|earns',
    'me|us|in|',
    'more|less|most|least|the most',
  ),
);
const GET_MORE = new Phrases('more of|most of|less of|fewer of');
const TICKETS = wordSet('tickets');
const BY_VISITS = new Phrases(everyOf('by', 'number of|', 'visits|times|how often'));
export const more: MeasureRule = ({ parts, chosen, sure, weak }) => {
  const isOfKinds = isOfVehicle(parts) || isOfFilter('visit')(parts);
  if (isOfKinds && !isNamed(parts) && !isWho(parts) && saysAny(parts, PAYS_MORE)) {
    parts.use(...parts.all('measure').map(({ span }) => span));
    return named('average');
  }
  if (saysWord(parts, TICKETS) && parts.all('compare').some(({ tag }) => tag.with === 'before'))
    return named('average');
  if (weak.includes('spent') && saysAny(parts, BY_VISITS)) {
    parts.use(...parts.all('measure').map(({ span }) => span));
    return named('visits');
  }
  if (chosen === 'jobs' && !parts.has('count') && saysAny(parts, MAKES_MORE))
    return named('revenue');
  return sure.length === 0 && saysAny(parts, GET_MORE) ? named('jobs') : undefined;
};
