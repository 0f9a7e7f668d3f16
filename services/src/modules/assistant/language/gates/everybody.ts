import { isOf, type Gate } from './gate.js';
import { isUnknown } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

/** Only words that a question for all customers may contain. */
const EVERYBODY = wordSet(
  'list|show|give|get|see|pull|up|me|us|a|of|all|every|each|total|in|there|everybody|everyone|who|whos|are|is|the|' +
    'do|does|i|we|you|have|has|got|my|our|how|many|number|count|name~|what|which|please|can|could|just|ok|and|now|so|far|' +
    'different|unique|different|customer~|client~|contact~|people|person|ppl|folk~|account~|regular~|database|out|let|' +
    'them|they|altogether|whole|entire|lista|de|muestra|muestrame|dame|todos|todas|los|las|mis|cliente~|clienta~|' +
    'contacto~|persona~|gente|cuantos|cuantas|tengo|tenemos|hay|quienes|quien|son|en|que|ver|nombres|total|y',
);
const PEOPLE = wordSet(
  'customer~|client~|contact~|people|person|ppl|folk~|account~|regular~|database|everybody|everyone|cliente~|clienta~|contacto~|persona~|gente|todos|todas',
);
/** A list of all customers needs a question for all customers. */
export const ofAll: Gate = ({ parts, plan }) => {
  const { measure, filters, group, period, order, limit, compare, show } = plan;
  const isOfAll =
    measure === 'customers' && filters.length === 0 && !group && !order && !limit && !compare;
  if (!isOfAll || period?.from !== undefined || period?.to !== undefined) return [];
  // 'Who are they' without an earlier answer.
  if (parts.unknown().length === 0 && !parts.spans.some((span) => isOf(span, PEOPLE)))
    return [...parts.spans].slice(0, 1);
  return parts.spans.filter(
    (span) =>
      !isUnknown(span) &&
      // A column of the list, such as the last visit, excludes no customers.
      !(show !== undefined && parts.isUsed(span)) &&
      span.words.some((word) => !EVERYBODY.has(word)),
  );
};
