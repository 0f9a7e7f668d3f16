import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';
import { normalized } from '../normalize/normalize.js';
import { wordTokens } from './turn.js';

const CLASSES = {
  and: 'and|y|so|ok',
  asks: 'what|whats|who|whos|which|is there|anything|anyone|anybody|is there anything|is there anyone|cual|quien',
  asked: 'how long|how much|who|what|when|where|which',
  be: 'is|was',
  what_is: 'whats|what is|what was|what will',
  whats_it: 'whats|what is|what was|how much is|how much was',
  bills: 'whats|what is|what will|how much is|how much will',
  it: 'it|that|that one',
  this: 'it|that|this',
  he: 'he|she|they',
  we: 'he|she|they|we|i',
  for_it: 'for it|for that|for this|for it one|for that one|for this one',
  came: 'is|was|comes|come|came|right|es|sigue',
  row: 'one|job|stop|customer|appointment',
  them: 'that|it|them|him|her',
  each: 'each|each one|they each|each of them|each of the customers|each of those|each of these|they|those|these',
  nth: 'second|third|2nd|3rd',
  counted: 'jobs|cars|visits|appointments|times|of them|of those',
  did: 'did i do|did i have|did i run|did i wash|did i sell|did we do|did we have|did we run|did we wash|did we sell|were there|was that|is that',
  in_it:
    'it|that|them|those|in it|then|that one|that day|that week|that month|that quarter|that year|in that one|in that day|in that week|in that month|in that quarter|in that year|on that one|on that day',
  does: 'has|had|have|was|is|were|are|did|do|does|made|make|makes|brought|brought in|bring|bring in|brings|brings in|earned|earn|earns|sold|sell|sells|pulled in|pull in|pulls in|took in|take in|takes in|spent|spends|spend|paid|pay|pays|fue|es|hizo|trajo|gasto',
  w: String.raw`\S+`,
} as const;

/** 'How much was it', 'who was it for': what the row of one job says. */
export const OF_ONE = new Sayings(
  [
    'how_much is|was|did <it> cost|in_dollars?',
    '<bills> <he> pay|paying|owe <for_it>?',
    'how_much <be> that job',
    '<whats_it> <it> worth',
    'who|what <be> it|that for',
    'who|what|where <be> it|that one?',
    'when|what_day|which_day <be> it|that',
    'what_time <be> that',
    '<what_is>? the address|car|vehicle|service|time|customer',
    '<what_is> the name',
    'who did we|i do it|that one? for?',
    'when|what_day|what_time|who_for|what_for|for_who|for_whom',
    'how long|duration will|does|did|would|is <it> take|going_to_take|be?',
    'what kind_of|kinda? service <be> it|that',
    'what did <we> get|do|have|buy|come_in_for done?',
    'whats|what_is <he> driving|drive|drives|in|bringing|getting|having_done',
    'the? price|cost|amount',
    'whose car|truck|job|vehicle? <be> <this> one?',
    'what are|were|is we|i doing',
    'what are|were|is we|i doing on|for|with it|that|that_one|him|her',
    'what kind_of? car|vehicle do_they|does_he|does_she? drive|have?',
    'what kind_of? car|vehicle <be> it|that on|for?',
    'que carro|coche|auto|troca|camioneta|vehiculo es|trae|tiene|maneja?',
    'cuanto fue|costo|es',
    'que se? le|les hicimos|hicieron|hizo|hice',
    'para? quien fue|era|es',
    'a_que_hora es?',
    'donde es',
  ].map((row) => `<and>? ${row}`),
  CLASSES,
);

/** 'Which of the two', before what it was that it did. */
const OF_TWO = [
  '<and>? which|who|what|cual one? <does> us|me? the?',
  '<and>? which|who|what|cual one? of them|those|these|the two|2? <w>? <does> us|me? the?',
];
/** 'Which of them was better': that it is more, or less, is kept. */
export const BETTER_OF_TWO = new Sayings(
  OF_TWO.map((row) => `${row} {end} money|revenue? in?`),
  {
    ...CLASSES,
    end: 'better|best|more|most|higher|bigger|busier|worse|worst|less|lower|slower|mejor|peor|mas',
  },
);

const NEXT = '<and>* <asks>? <came>? the? <row>?';
/** 'And after that one': the row that comes next of those that begin with the first. */
export const AFTER_THAT = new Sayings(
  [
    `${NEXT} after`,
    `${NEXT} after <them> one?`,
    `${NEXT} then|despues|despues_de_ese|despues_de_esa|despues_de_eso|el_siguiente|la_siguiente|el_que_sigue|la_que_sigue`,
    `${NEXT} the? other|next|following one?`,
  ],
  CLASSES,
);
/** The same, of those that begin with the last. */
export const BEFORE_THAT = new Sayings(
  [`${NEXT} before`, `${NEXT} before <them> one?`, `${NEXT} previous_one`],
  CLASSES,
);
/** 'When were they each last in': what the row of a customer says. */
export const LAST_OF_EACH = new Sayings(
  [
    '<and>? when is|was|were|did <each> <w>? <w>? <w>? last|latest <w>? <w>?',
    '<and>? when is|was the last_time|last_visit of|for? <each> was|were|came|came_in|visited? here|in?',
    '<and>? whats|what_is the last_time|last_visit of|for? <each> was|were|came|came_in|visited? here|in?',
  ],
  CLASSES,
);

/** 'What is the second one for' */
export const NTH = new Sayings(
  [
    '<and>? <asked>? s|is|was|about? the? {nth}',
    '<and>? <asked>? s|is|was|about? the? {nth} <row> for|take?',
  ],
  CLASSES,
);

/** 'How many jobs did we do in it': of the first of a ranking. */
export const OF_FIRST = new Sayings(['<and>? how_many <counted> <did> <in_it>?'], CLASSES);

const PAID = new Sayings(
  [
    '<and>? how_much|what did|does|will|do <he> pay|spend us? that_time|then|last_time?',
    '<and>? how_much|what did|does|will|do <he> pay|spend us? <for_it>',
    '<and>? cuanto pago ella?',
  ],
  CLASSES,
);

/** Of a few rows each says what it came to. */
const HOW_MUCH = new Sayings(['<and>? how_much|cuanto', 'how_much is it in_dollars'], CLASSES);

/** Asks that of the one job that was answered before; of it alone somebody paid for something. */
export const asksOfOne = (parts: Parts, { want, limit }: Plan): boolean => {
  const words = wordTokens(parts);
  if (want !== 'list' || limit === undefined) return false;
  return HOW_MUCH.says(words) || (limit === 1 && (OF_ONE.says(words) || PAID.says(words)));
};

/** Asks something of one job, whether or not one was told. */
export const saysOfOne = (text: string): boolean => OF_ONE.says(normalized(text).tokens);

const IT = new Sayings(['it|that'], {}, 'anywhere');
/** What that is worth, and how much that is, is so of all of them. */
const WORTH = new Sayings(['it|that all? worth'], {}, 'anywhere');
const ALL_THAT = new Sayings(['and|so? how_much is|was|were all? that']);
/** 'How long will it take' of several leaves open which of them. */
export function asksOfOneOf(text: string): boolean {
  const words = spelled(text);
  return OF_ONE.says(words) && IT.says(words) && !WORTH.says(words) && !ALL_THAT.says(words);
}
