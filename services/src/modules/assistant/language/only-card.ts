import type { Parts } from './parts.js';

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
