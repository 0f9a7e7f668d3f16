import type { Parts } from './parts.js';
import type { Span } from './spans.js';

const ON_CARD =
  /^(?:number|phone|cell|email|address|contact|drive|drives|car|vehicle|truck|ride|maneja|carro|telefono|numero|correo|direccion)$/;
/** 'What is her number' is of her, and changes nothing. */
export const isOfCard = (parts: Parts) =>
  parts.spans.some(({ name }) => name?.kind === 'customer') &&
  parts.spans.some(({ words }) => ON_CARD.test(words.at(-1) ?? ''));

const FIELD = /^(?:phone|phone number|number|cell|email|address|info|contact)$/;
export const isOnlyCard = (parts: Parts) =>
  parts.spans.every(
    ({ name, words, raw }) =>
      name?.kind === 'customer' ||
      FIELD.test(words.join(' ')) ||
      /^(?:and|y|the|too|also|his|her|their|(?:(?:give|get|show|send|tell) )?me|give|get|show|send|tell|whats|what(?: is)?|is|i|(?:i )?(?:need|want))?$/i.test(
        raw,
      ),
  );

const NOT_ON_CARD = new Set(['order', 'count', 'compare', 'bound']);
const DID = /^(?:did|does|worked|cleaned|washed|handled|hizo)$/;
/** 'Change her number' asks for it to be done, and 'the number of Ana' is her phone's. */
const OF_NUMBER = /^(?:chang\w*|numbers?|numero)$/;
const WHETHER = /^(?:has|have|did|does|is)$/;
/** 'Has she paid for it' is in no record, whatever her card says. */
const isPaid = ({ words }: Span, [first]: readonly Span[]) =>
  WHETHER.test(first?.words[0] ?? '') && /^(?:paid|pay|pays|settled)$/.test(words[0] ?? '');
/** What a card does not say: who did it, the dearest, how many, which of two is better. */
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
        DID.test(spans[at + 1]?.words[0] ?? '')) ||
      /^who (?:did|does)\b/.test(words.join(' ')) ||
      isPaid(spans[at] as Span, spans),
  );
