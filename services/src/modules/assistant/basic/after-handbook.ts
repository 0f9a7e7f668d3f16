import { Phrases } from '../actions/phrases.js';
import { SURE, type Knowledge } from '../knowledge/knowledge.js';
import { materialsIn, withoutMaterials } from '../knowledge/materials.js';
import { everyOf } from '../language/every-of.js';
import { isFollowUp, leansOn } from '../language/follow-up.js';
import { normalized } from '../language/normalize.js';
import { Sayings } from '../language/sayings.js';
import { spelled } from '../language/spelled.js';
import { asOneWord } from '../knowledge/as-one-word.js';
import { isStopWord, stemOf } from '../text.js';
import { combined, LIKELY } from './advice.js';
import type { Answer } from './answer.js';
import { nearestTo } from './looked-up.js';
import { nearestAnswer } from './nearest-answer.js';
import { wordSet } from '../language/word-set.js';

/** 'And delete one' is of what was spoken of: no page is near for one word. */
const OF_IT = new Sayings([
  'and|so|ok|then|how_do_i|how_can_i|can_i* delete|remove|edit|change|rename|hide|add|undo|print|export it|one|that|them again|too|back?',
]);
export const isOfIt = (text: string): boolean => OF_IT.says(spelled(text));

/** 'What tool is best for that', 'and how do I hide one' */
const POINTS = new Phrases('it|that|this|one|ones|them|those|these');
const LEADS = new Phrases(
  'and|so|ok|but|what about|how about|what if|what if it is|what if its|y|then',
);
const ENDS = new Phrases(everyOf('for|with|on|of|in', 'it|that|this|them|those'));
/** What is asked besides: without what leads to it and what points back. */
function askedIn(message: string): string {
  const words = spelled(message);
  const end = ENDS.isAllOf(words.slice(-2)) ? words.at(-2) : undefined;
  const start = words[LEADS.runAt(words, 0)];
  return start ? message.slice(start.start, end?.start).trim() : '';
}

const PARTS = new Phrases('with|without|using|con|sin');
/** 'With a hair dryer?' */
const isPartOf = (message: string): boolean => PARTS.lengthAt(spelled(message), 0) > 0;

/** What is best for it is asked of the same thing. */
const OPEN = wordSet(
  'tool~|product~|thing~|stuff|best|use|need|work~|step~|howoften|often|long|way|should|much',
);
const SHORT = 3;

const wordsOf = (text: string): string[] =>
  (asOneWord(text).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !isStopWord(word) && !OPEN.has(word))
    .map(stemOf);

/** What is asked besides stands in it: else it is the same article again. */
function has(text: string, asked: string): boolean {
  const stems = new Set(wordsOf(text));
  const words = wordsOf(asked);
  return words.length === 0 || words.some((word) => stems.has(word));
}

/** 'And on glass', after how water spots come off: both are asked of the handbook together, where it did not know this one alone. */
export function afterHandbook(
  message: string,
  before: string,
  alone: Answer,
  knowledge: Knowledge,
): Answer {
  const isPointing = POINTS.in(spelled(message)) !== undefined;
  const isShort = message.split(/\s+/).length <= SHORT;
  // 'How often' asks nothing by itself.
  const isBare = wordsOf(message).length === 0 || isPartOf(message);
  const goesOn = isShort || isBare || isFollowUp(message) || leansOn(message) || isPointing;
  const isOpen = alone.isNo === true || isOfIt(message) || isBare;
  if (!goesOn || !(isOpen || isPointing)) return alone;
  const asked = askedIn(message);
  const isOfOther = materialsIn(asked).length > 0;
  const spokenOf = (isOfOther ? withoutMaterials(before) : before).replace(/\W+$/, '');
  const near = nearestTo(`${spokenOf} ${asked}`, knowledge);
  const [first] = near.entries;
  const isNearer = isBare || near.confidence > nearestTo(message, knowledge).confidence;
  if (
    !first ||
    near.confidence < LIKELY ||
    !isNearer ||
    !has(`${first.title} ${first.body}`, asked)
  )
    return alone;
  // What it knew alone gives way to what surely has both.
  if (!isOpen && !near.isSure) return alone;
  const { language } = normalized(message);
  const sure = near.confidence >= SURE && near.isSure ? near.entries : [];
  return combined(undefined, sure, knowledge, language) ?? nearestAnswer(near, message, language);
}
