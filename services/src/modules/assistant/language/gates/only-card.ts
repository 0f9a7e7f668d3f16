import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { begins, isOne } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

export const ON_CARD = wordSet(
  'history|historial|profile|number|phone|cell|email|address|contact|drive|drives|car|vehicle|truck|ride|model|color|colour|plate|maneja|carro|telefono|numero|correo|direccion',
);
/** 'What is her number' asks for a field of the card. */
export const isOfCard = (parts: Parts) =>
  parts.spans.some(({ name }) => name?.kind === 'customer') &&
  parts.spans.some(({ words }) => ON_CARD.has(words.at(-1) ?? ''));

const FIELD = new Phrases('phone|phone number|number|cell|email|address|info|contact');
const GIVE = 'give|get|show|send|tell';
const ASKS = new Phrases(
  'and|y|the|too|also|his|her|their|what|whats|what is|is|i',
  everyOf(`${GIVE}|`, 'me'),
  everyOf('i|', 'need|want'),
  GIVE,
);
export const isOnlyCard = (parts: Parts) =>
  parts.spans.every(
    (span) => span.name?.kind === 'customer' || isOne(span, FIELD) || isOne(span, ASKS),
  );

const WHO_DID = new Phrases('who did|who does');
const NOT_ON_CARD = new Set(['order', 'count', 'compare', 'bound']);
const DID = wordSet('did|does|worked|cleaned|washed|handled|hizo');
/** 'Change her number' is a request, and 'the number of Ana' is her phone number. */
const OF_NUMBER = /^(?:chang\w*|numbers?|numero)$/;
const WHETHER = wordSet('has|have|did|does|is');
/** 'Has she paid for it' is in no record. */
const isPaid = ({ words }: Span, [first]: readonly Span[]) =>
  WHETHER.has(first?.words[0] ?? '') && wordSet('paid|pay|pays|settled').has(words[0] ?? '');
/** Words that the card of a customer does not answer: who, dearest, how many, which. */
export const leftOfCard = ({ spans }: Parts): Span[] =>
  spans.filter(
    ({ tags, period, words }, at) =>
      (!period &&
        tags.some(
          (tag) => NOT_ON_CARD.has(tag.kind) && !(tag.kind === 'order' && tag.order === 'latest'),
        ) &&
        !words.some((word) => OF_NUMBER.test(word)) &&
        !tags.some(({ kind }) => kind === 'glue')) ||
      (tags.some((tag) => tag.kind === 'want' && tag.want === 'who') &&
        DID.has(spans[at + 1]?.words[0] ?? '')) ||
      begins(spans[at] as Span, WHO_DID) ||
      isPaid(spans[at] as Span, spans),
  );
