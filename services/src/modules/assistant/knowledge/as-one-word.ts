import { OF_PRODUCT } from './together-product.js';
import { OF_TRADE } from './together-trade.js';
import { compiled } from './together.js';

/** Dilution ratios, not times of day: '1:10', but neither 'at 1:10' nor '1:10 pm'. */
const RATIO: [RegExp, string] = [
  /(?<!\b(?:at|by|before|after|until) )\b1:(?:[3-9]|10|15|16|20|32|40|50|64|100|128|200|256|300|500)\b(?! ?[ap]m\b)/g,
  'ratio',
];

const ALL = [RATIO, ...[...OF_TRADE, ...OF_PRODUCT].map(compiled)];

/** Text in lower case, with each known phrase joined to one word. */
export const asOneWord = (text: string): string =>
  ALL.reduce((all, [phrase, word]) => all.replace(phrase, word), text.toLowerCase());
