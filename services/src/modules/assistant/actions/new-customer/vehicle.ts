import type { Token } from '../../words/tokens.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';

/** What stands around who somebody is, and is no part of it. */
export const FILLER = new Phrases(
  everyOf(
    'no|without|without a|dont have a|do not have a',
    'name|phone|number|phone number|email|cell',
    '|yet|so far|given',
  ),
  'named|called|name|plate|license plate|phone|number|cell|mobile|tel|ph|telephone|cellphone|contact|email|e mail|vehicle|car|truck|drives|driving|drives a|with a|with|has a|he|she|they|who|whose|that|a|an|is|his|her|their|the|and|at',
  'llamado|llamada|nombre|telefono|numero|celular|tel|cel|correo|vehiculo|carro|coche|maneja|con|un|una|tiene|es|su|y|se llama|de|color',
);
export function vehicleWords(tokens: readonly Token[]): string {
  const words = tokens.filter((_, at) => FILLER.lengthAt(tokens, at) === 0);
  const color = words.length > 1 ? words.findIndex(({ word }) => isColor(word)) : -1;
  const shown = words.map(({ raw, word }, at) =>
    isColor(word)
      ? raw.toLowerCase()
      : at === 0 && SHORT_YEAR.test(word)
        ? fullYear(word)
        : capital(raw),
  );
  // 'Black' stands behind the model, after a comma, as everywhere in the product.
  if (color < 0) return shown.join(' ');
  const [said] = shown.splice(color, 1);
  return `${shown.join(' ')}, ${said ?? ''}`;
}

/** '22' is 2022, and '98' is 1998. */
const SHORT_YEAR = /^\d\d$/;
const LATEST = 40;
const fullYear = (word: string) => `${Number(word) < LATEST ? 20 : 19}${word}`;

const COLORS = new Set(
  'black white silver gray grey red blue green yellow orange brown gold beige tan purple maroon burgundy bronze navy negro negra blanco blanca plateado gris rojo roja azul verde amarillo dorado'.split(
    ' ',
  ),
);
const isColor = (word: string) => COLORS.has(word);

/** Typed in small letters, it is still a name. */
export const capital = (raw: string) =>
  /\p{Lu}/u.test(raw) ? raw : raw.charAt(0).toUpperCase() + raw.slice(1);
