import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import type { Token } from '../../words/tokens.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';

const LEADS = new Phrases('ok|okay|so|well|yeah|alright|all right|bueno|oye');
/** Words without an introduction: 'ok so and October'. */
function spoken(text: string): readonly Token[] {
  const words = spelled(text);
  const led = LEADS.runAt(words, 0);
  return led < words.length ? words.slice(led) : words;
}

const STARTS = new Phrases(
  'no i meant|i meant|sorry i meant|no say|no wait|no sorry|no not|no make|actually|wait',
  'and|plus|what about|how about|only|just|but|then|compared|compare it|vs|versus|also|instead|same|the same|lo mismo|now',
  everyOf('show|list|give|get|muestra|dame', '|me', 'just|only|solo'),
  'mention|add that|make it|make that|y|solo|que tal|sign it|sign that|sign off|add my name|put my name',
);
/** 'No, October', 'not May, June', with a comma. */
function deniesBefore(text: string, [first]: readonly Token[]): boolean {
  if (first?.word === 'no') return text.slice(first.end).startsWith(', ');
  return first?.word === 'not' && text.slice(first.end).includes(',');
}

/** Beginnings of the first word of a question that stands alone. */
const ASKS =
  'how|what|who|when|which|where|show|list|find|text|book|is|are|do|does|did|cuant|quien|que|cual|cuando|muestra|dame'.split(
    '|',
  );
const asks = ([first]: readonly Token[]) => ASKS.some((each) => first?.word.startsWith(each));
const MOST_WORDS = 4;
const isShort = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

const CLASSES = {
  and: 'and|so|y',
  them: 'they|them|their|em|those|these|de ellos|de ellas|de esos|de esas',
  be: 'is|was|are|were',
  end: 'first|last|biggest|best|worst|newest|oldest|earliest|soonest|cheapest|most expensive|busiest|slowest',
  row: 'one|day|week|month|service|customer|client|job',
  whats: 'whats|what is|what was|which is|which was|which|what|who is|who was|whos',
  w: String.raw`\S+`,
} as const;
/** Phrases that need a previous answer: 'which of them', 'how many were there'. */
const POINTS_BACK = [
  new Sayings(
    ['<them>', 'is|was|are|were|did|does that', 'the last|first|next|second|third one'],
    CLASSES,
    'anywhere',
  ),
  new Sayings(
    [
      '<and>? how_much|how_many of that|it',
      '<and>? what|how_much did|has it bring|make|do|come|earn|add',
      '<and>? how_many are|were|was|is',
      '<and>? cuantos|cuantas|cuanto son|eran|fueron',
      '<and>? who|which <be> the customers|clients|people|ones',
      '<and>? which one|ones',
      '<and>? did|do|have|has any come|book|rebook|return',
      '<and>? only|just? the? ones|those that|who|whose|with|without',
      '<and>? cuales|cuantos|cuantas|quienes no|volvieron|regresaron',
      '<and>? compare|compares it|that|this? to|with|against the one_before|previous|prior',
    ],
    CLASSES,
    'start',
  ),
  new Sayings(
    ['<be> there', 'in there', 'of|among <them>', 'fueron', 'el|la ultimo|ultima|primero|primera'],
    CLASSES,
    'end',
  ),
  new Sayings(
    [
      '<and>? how_many|how_much <w>* in_there|in_it|in_that|of_it|of_that',
      '<and>? how_many jobs|cars|visits|appointments?',
      '<and>? cuantos|cuantas|cuanto|cuanta',
      '<and>? quien|quienes son|eran|fueron?',
      '<and>? who',
      '<and>? who are|were they|those|these',
      '<and>? <whats> the? <end> <row>?',
    ],
    CLASSES,
  ),
];
export function pointsBack(text: string): boolean {
  const words = spoken(text);
  return POINTS_BACK.some((each) => each.says(words));
}

const BEFORE_MORE = new Phrases('ok|so|no|well');
const ADDS = new Phrases(
  'and|plus|but|only|just|without|excluding|minus|y|pero|solo',
  everyOf('if', 'you|i|we|u', 'take|leave|drop|exclude|ignore'),
);
const QUESTION = new Phrases('how|what|who|when|which|where');
/** 'And spent over 1000' adds a filter, even if it could be a question. */
export function addsTo(text: string): boolean {
  const words = spoken(text);
  const at = BEFORE_MORE.runAt(words, 0);
  const end = at + ADDS.lengthAt(words, at);
  const next = words[end]?.word;
  if (end === at || next === undefined) return false;
  return QUESTION.lengthAt(words, end) === 0 && !/^(?:cu|qu)/.test(next);
}

const ABOUT = new Phrases('what about|how about');
/** 'What about Friday' names only the change. */
export const asksAbout = (text: string) => ABOUT.lengthAt(spoken(text), 0) > 0;

const OF_ROWS = new Phrases(
  'they|them|their|those|these|it|which one|which ones|ellos|ellas|esos|esas|eso|esa|ese',
  everyOf('is|are|was', 'that'),
  everyOf('the', 'first|last|next|other|second|third'),
  everyOf('last|other|same|that|this|best|worst|top|biggest|cheapest|highest|lowest', 'one|ones'),
  everyOf('that', '|one', 'car|truck|job|customer|guy|lady|service'),
);
/** Refers to the rows of the previous answer. */
export const isOfRows = (text: string) => OF_ROWS.in(spoken(text)) !== undefined;

/** Whether a text changes a part of the previous question. */
export function isFollowUp(text: string): boolean {
  const words = spoken(text);
  return (
    STARTS.lengthAt(words, 0) > 0 ||
    deniesBefore(text, words) ||
    pointsBack(text) ||
    words.at(-1)?.word === 'ones' ||
    (!asks(words) && isShort(text))
  );
}

/** Counts something that only the previous answer names: 'how many did we do'. */
export const COUNT_OF_IT = everyOf('how many', 'did|do|have', 'we|i', 'do|done|sell|sold');
const OF_SAID = new Phrases(
  'he|she|him|her|his|both days|both weeks|both months|ello|ella|ellos|ellas|before that|before it|after that|after it',
  everyOf('that', 'day|week|month|quarter|year|time|morning|afternoon'),
  everyOf('does|would|will', 'one', 'take|cost|run|bring|make'),
  COUNT_OF_IT,
);
const LEANS = [
  new Sayings(['there', 'both of_them|of_those? together?', 'together'], {}, 'end'),
  new Sayings(
    [
      'with their|the? phone|phones|numbers|email|emails|address|addresses|names',
      'is_that|is_it|thats? long|big? enough time|room? for',
      'can|could|will you|u make|say|write|send that|this',
    ],
    {},
    'start',
  ),
  new Sayings([
    'and|so|is_that|is_it|was_that|was_it* good|bad|okay|ok|normal|high|low|slow or bad|good|not|high|low',
    'and|or|ok|so|just|only|but* the? first|last|next|second|third|1st|2nd|3rd|rest|other|others one|ones?',
  ]),
];
/** Whether a text cannot be understood without the previous answer. */
export function leansOn(text: string): boolean {
  const words = spoken(text);
  return (
    pointsBack(text) ||
    isOfRows(text) ||
    OF_SAID.in(words) !== undefined ||
    LEANS.some((each) => each.says(words))
  );
}

/** Whether a text continues the previous question or answer. */
export const goesOn = (text: string) => isFollowUp(text) || leansOn(text);
