import { Phrases } from '../../words/phrases.js';
import { CHANGE_FORMS } from '../forms/change-forms.js';
import { everyOf } from '../../words/every-of.js';
import { inForms } from '../forms/forms.js';
import { AFTER_THAT, BEFORE_THAT, LAST_OF_EACH, NTH } from './its-facts.js';
import { normalized } from '../normalize/normalize.js';
import { saysBack } from './points-back.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';
import type { Token } from '../../words/tokens.js';

const LEADS = new Phrases('ok|okay|so|well|yeah|alright|all right|bueno|oye');
/** 'N the day before', 'ok so and October': as it is meant, without what only leads to it. */
function spoken(text: string): readonly Token[] {
  const words = spelled(text);
  const led = LEADS.runAt(words, 0);
  return led < words.length ? words.slice(led) : words;
}

const STARTS = new Phrases(
  'no i meant|i meant|sorry i meant|i am asking about|im asking about|i was asking about|talking about|i am talking about|im talking about|no say|no wait|no sorry|no not|no make|actually|wait',
  'and|plus|what about|how about|only|just|but|then|compared|compare it|vs|versus|also|instead|same for|same thing for|same again for|now',
  'mention|add that|make it|make that|y|solo|que tal|sign it|sign that|sign off|add my name|put my name',
);
/** 'No, October', 'not May, June': with a comma behind. */
function deniesBefore(text: string, [first]: readonly Token[]): boolean {
  if (first?.word === 'no') return text.slice(first.end).startsWith(', ');
  return first?.word === 'not' && text.slice(first.end).includes(',');
}

/** A question of its own, by how its first word begins. */
const ASKS =
  'how|what|who|when|which|where|show|list|find|text|book|is|are|do|does|did|cuant|quien|que|cual|cuando|muestra|dame'.split(
    '|',
  );
const asks = ([first]: readonly Token[]) => ASKS.some((each) => first?.word.startsWith(each));
const MOST_WORDS = 4;

export const pointsBack = (text: string) => saysBack(spoken(text));

/** 'When were they last in' */
export const asksLastOfEach = (text: string) => LAST_OF_EACH.says(spoken(text));

/** 'And after that one', 'the second one' */
export const asksRowBehind = (text: string) =>
  [AFTER_THAT, BEFORE_THAT, NTH].some((each) => each.says(spoken(text)));

const BEFORE_MORE = new Phrases('ok|so|no|well');
const ADDS = new Phrases(
  'and|plus|but|only|just|without|excluding|minus|y|pero|solo',
  everyOf('if', 'you|i|we|u', 'take|leave|drop|exclude|ignore'),
);
const QUESTION = new Phrases('how|what|who|when|which|where');
/** 'And spent over 1000' is one more condition, also where it could be a question. */
export function addsTo(text: string): boolean {
  const words = spoken(text);
  const at = BEFORE_MORE.runAt(words, 0);
  const end = at + ADDS.lengthAt(words, at);
  const next = words[end]?.word;
  if (end === at || next === undefined) return false;
  return QUESTION.lengthAt(words, end) === 0 && !/^(?:cu|qu)/.test(next);
}

const ABOUT = new Phrases('what about|how about');
/** 'What about Friday' says only what is other. */
export const asksAbout = (text: string) => ABOUT.lengthAt(spoken(text), 0) > 0;

const OF_ROWS = new Phrases(
  'they|them|their|those|these|it|which one|which ones|ellos|ellas|esos|esas|eso|esa|ese',
  everyOf('is|are|was', 'that'),
  everyOf('the', 'first|last|next|other|second|third'),
  everyOf(
    'last|other|same|that|this|best|worst|top|biggest|smallest|cheapest|longest|shortest|largest|highest|lowest',
    'one|ones',
  ),
  everyOf('that', '|one', 'car|truck|job|customer|guy|lady|service'),
);

/** After an answer of the records it is of those again, and no article is about them. */
export const isOfRows = (text: string) => OF_ROWS.in(spoken(text)) !== undefined;

const HOW = new Phrases(everyOf('hows|how is|how was|how are|how were|how did'));
const OF_IT = new Phrases('it|that|he|she|they');
const GOES = new Phrases('going|doing|looking|shaping up|coming along|do|go|tracking|compare');
const THEN = new Phrases('and|so|ok|now|but');
/** 'And how's November going': of the business, whoever was spoken of. */
export function asksHowItGoes(text: string): boolean {
  const words = spelled(text);
  const at = THEN.runAt(words, 0);
  const end = at + HOW.lengthAt(words, at);
  return end > at && OF_IT.lengthAt(words, end) === 0 && GOES.in(words, end) !== undefined;
}

/** Changes a part of the question before, rather than asking anew. */
export function isFollowUp(text: string): boolean {
  const words = spoken(text);
  return (
    STARTS.lengthAt(words, 0) > 0 ||
    deniesBefore(text, words) ||
    changesForm(text) ||
    pointsBack(text) ||
    (!asks(words) && isShort(text))
  );
}

/** Its words are a form that only follow-ups have. */
export function changesForm(text: string): boolean {
  const { tokens } = normalized(text);
  return inForms(tokens, CHANGE_FORMS) !== tokens;
}

const isShort = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

/** Of somebody, or of a place, that only what was said before can tell. */
const OF_SAID = new Phrases(
  'he|she|him|her|his|both days|both weeks|both months|ello|ella|ellos|ellas|before that|before it|after that|after it',
  everyOf('that', 'day|week|month|quarter|year|time|morning|afternoon'),
  everyOf('does|would|will', 'one', 'take|cost|run|bring|make'),
);
const ENDS_SAID = new Sayings(['there', 'both of_them|of_those? together?', 'together'], {}, 'end');
const BEGINS_SAID = new Sayings(
  [
    'with their|the? phone|phones|phone_numbers|numbers|email|emails|address|addresses|names',
    'is_that|is_it|thats? long|big? enough time|room? for',
    'y? el|la|los|las de|del|que',
    'can|could|will you|u make|say|write|send that|this',
  ],
  {},
  'start',
);
const ONLY_SAID = new Sayings([
  'and|so* how_long|how_much_time should|do i|we plan|plan_for|block|block_off|set_aside|allow|need|book it|that|for_it|for_that?',
  'and|so* how_long|how_much_time do|will|would they|those|these all|each? take|run',
  'and|so|is_that|is_it|was_that|was_it* good|bad|okay|ok|normal|high|low|slow or bad|good|not|high|low',
  'and|or|ok|so|just|only|but* the? first|last|next|second|third|1st|2nd|3rd|rest|other|others|remaining one|ones?',
]);

/** Cannot be understood without what was answered before it. */
export function leansOn(text: string): boolean {
  const words = spoken(text);
  return (
    pointsBack(text) ||
    isOfRows(text) ||
    OF_SAID.in(words) !== undefined ||
    [ENDS_SAID, BEGINS_SAID, ONLY_SAID].some((each) => each.says(words))
  );
}

/** Changes what was asked before it, or cannot be understood without it. */
export const goesOn = (text: string) => isFollowUp(text) || leansOn(text);
