import {
  AFTER_THAT,
  BEFORE_THAT,
  BETTER_OF_TWO,
  LAST_OF_EACH,
  OF_FIRST,
  OF_ONE,
} from './its-facts.js';
import { Sayings } from '../forms/sayings.js';
import type { WordTokens } from '../../words/tokens.js';

const CLASSES = {
  and: 'and|so|y',
  them: 'they|them|their|em|those|these|de ellos|de ellas|de esos|de esas',
  be: 'is|was|are|were',
  do: 'are|is|do|does|did|have|has|were|was',
  of_them: 'of them|of those',
  many: 'how many|how much',
  cuantos: 'cuantos|cuantas|cuanto|cuanta',
  whats:
    'whats|what is|what was|which is|which was|who is|who was|whos|which|what|when is|when was|when are|when were|what are|what were|which are|which were|who are|who were',
  end: 'first|last|biggest|best|worst|newest|oldest|earliest|soonest|cheapest|most expensive|busiest|slowest',
  row: 'one|day|week|month|service|customer|client|job',
  people: 'customers|clients|people|ones',
  primero: 'primero|primera|ultimo|ultima',
  w: String.raw`\S+`,
} as const;

const ANYWHERE = new Sayings(
  [
    '<them>',
    'is|was|are|were|did|does that',
    'the last|first|next|second|third|2nd|3rd one',
    '<be> it|they|those|these all? worth',
  ],
  CLASSES,
  'anywhere',
);
const BEGINS = new Sayings(
  [
    '<and>? how_much|how_many of that|it',
    '<and>? what|how_much did|has it bring|make|do|come|earn|add|take_in|pull',
    '<and>? how_many <w> did|has it bring|make|do|come|earn|add|take_in|pull',
    '<and>? how_many are|were|was|is|got|get|did|have_we_done|have_we_had|have_we_sold|have_i_done|have_i_had|have_i_sold',
    '<and>? <cuantos> son|eran|fueron|se',
    '<and>? cuantos|cuantas hicimos|hemos_hecho|llevamos|vendimos|tuvimos|hice|he_hecho|van',
    '<and>? who|which <be> the <people>',
    '<and>? which one|ones',
    '<and>? only|just? the? ones|those that|who|whose|with|without',
    '<and>? solo|solamente|nomas|unicamente? los|las que',
    '<and>? cuales|cuantos|cuantas|quienes no',
    '<and>? whats|what_is|what_was|hows|how_is|how_was its',
    '<and>? a_que_hora|cuando|quien|cual es|empieza|sigue|va la|el primero|primera|ultimo|ultima|siguiente',
    '<and>? a? la|el <primero>',
    '<and>? compare|compares it|that|this? to|with|against the one_before|previous|prior',
    '<and>? who|which|what|whos|whats is|was|came? in? the? second|third|fourth',
  ],
  CLASSES,
  'start',
);
const ENDS = new Sayings(['<be> there', 'fueron'], CLASSES, 'end');
const WHOLE = new Sayings(
  [
    '<and>? <many> <w>* in_there|in_it|in_that|among_it|among_that|of_it|of_that',
    '<and>? how_many jobs|cars|visits|appointments?',
    '<and>? how_much dollars|money|cash|in_dollars? was|were|got|is lost|that|it|cancelled|canceled',
    '<and>? <cuantos>',
    '<and>? quien|quienes son|eran|fueron',
    '<and>? who are|were they|those|these',
    '<and>? <whats> the? <end> <row>?',
    '<and>? whats|which_is|what_is|what_was|which_was|what_are|which_are my|our best|worst|biggest|smallest|busiest|slowest',
    '<and>? whats|what_is|what_was? the? difference|different',
    '<and>? whats|what_is|what_was? the? difference|different between those|them|the two?',
  ],
  CLASSES,
);
/** 'Are any of them', of what was told; any jobs are others. */
const ANY = new Sayings(['<and>? <do> any one? <of_them>?'], CLASSES, 'start');
const CAME = new Sayings(
  ['<and>? how_many came|come|were_here|have_been|visited|showed_up'],
  CLASSES,
  'start',
);
const NAMED = new Sayings(
  ['job|jobs|customer|customers|client|clients|appointment|appointments|car|cars|people'],
  {},
  'anywhere',
);

const POINT_BACK = [
  ...[ANYWHERE, BEGINS, ENDS, WHOLE],
  ...[OF_ONE, OF_FIRST, AFTER_THAT, BEFORE_THAT, LAST_OF_EACH, BETTER_OF_TWO],
];

/** 'Which of them', 'how many were there': means nothing without what was answered. */
export const saysBack = (words: WordTokens): boolean =>
  POINT_BACK.some((each) => each.says(words)) ||
  ([ANY, CAME].some((each) => each.says(words)) && !NAMED.says(words));
