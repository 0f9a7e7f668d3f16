import { Phrases } from '../words/phrases.js';
import { SURE, type Entry, type Knowledge, type Nearest } from '../knowledge/knowledge.js';
import { isOfOtherMaterial, materialsIn, withoutMaterials } from '../knowledge/materials.js';
import { everyOf } from '../words/every-of.js';
import { isFollowUp, leansOn } from '../language/turns/follow-up.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import { asOneWord } from '../knowledge/as-one-word.js';
import { isStopWord, stemOf } from '../words/text.js';
import { combined, LIKELY, toldAs } from './advice.js';
import type { Answer } from '../answers/answer.js';
import { isHowTo } from './asks-how.js';
import { nearestTo } from './looked-up.js';
import { doneOtherwise, isOfIt, setForIn, speaksOf } from './of-setting.js';
import { inEnglish } from './typed.js';
import { nearestAnswer } from './nearest-answer.js';
import { wordSet } from '../words/word-set.js';

/** 'What tool is best for that', 'and how do I hide one' */
const POINTS = new Phrases('it|its|that|thats|this|one|ones|them|those|these|there|here');
const WHAT_IF = new Phrases('what if');
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

/** Beside what it is on: 'and off the wheels' */
const BESIDE = wordSet('off|out|from|one~');
/** 'And from leather' */
const isOnly = (message: string): boolean =>
  LEADS.begin(spelled(message)) &&
  wordsOf(withoutMaterials(inEnglish(message))).every((word) => BESIDE.has(word));

/** What is best for it is asked of the same thing. */
const OPEN = wordSet(
  'tool~|product~|thing~|stuff|best|use|need|work~|step~|howoften|often|long|way|should|much|first|next|start|begin',
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

/** 'Is that safe on plastic', after tar, is not of iron removers. */
function sharesTopic({ title, keywords }: Entry, before: string): boolean {
  const stems = new Set(wordsOf(`${title} ${keywords}`));
  return wordsOf(before).some((word) => stems.has(word));
}

/** 'Ceramic coating for wheels' stands behind what is of coatings alone, where nobody spoke of wheels. */
function ofItsMaterial(near: Nearest, asked: string): Nearest {
  const said = new Set(materialsIn(asked));
  if (said.size === 0) return near;
  const isOfOther = ({ title }: Entry) => materialsIn(title).some((each) => !said.has(each));
  const entries = [
    ...near.entries.filter((each) => !isOfOther(each)),
    ...near.entries.filter(isOfOther),
  ];
  return { ...near, entries };
}

/** Below that only what it may be is named. */
const NAMED = 0.3;
/** 'What if it has been there a while' is of what was spoken of: what is near to these words alone is of something else. */
function withoutOthers(
  message: string,
  { near, ofItself }: { near: Nearest; ofItself: Nearest },
  alone: Answer,
): Answer {
  const [first] = ofItself.entries;
  const isOfIt = near.entries.some(({ title }) => title === first?.title);
  const named = { ...near, confidence: NAMED, lacks: [], misses: [] };
  return isOfIt ? alone : nearestAnswer(named, message, normalized(message).language);
}

/** 'And on glass', after how water spots come off: both are asked of the handbook together, where it did not know this one alone. */
export function afterHandbook(
  message: string,
  before: string,
  alone: Answer,
  knowledge: Knowledge,
): Answer {
  const words = spelled(message);
  const isPointing = POINTS.in(words) !== undefined || WHAT_IF.begin(words);
  const isShort = message.split(/\s+/).length <= SHORT;
  // 'How often' asks nothing by itself.
  const isBare = wordsOf(inEnglish(message)).length === 0 || isPartOf(message) || isOnly(message);
  const goesOn = isShort || isBare || isFollowUp(message) || leansOn(message) || isPointing;
  const ofItself = nearestTo(message, knowledge);
  // 'How long will that last', after headlights, is not of coatings.
  const [own] = ofItself.entries;
  const isForeign =
    isPointing &&
    own !== undefined &&
    alone.text.includes(`**${own.title}**`) &&
    (isOfOtherMaterial(before, own) || !sharesTopic(own, before));
  const isNone = alone.isNo === true || isForeign;
  const isOpen = isNone || isOfIt(message) || isBare;
  if (!goesOn || !(isOpen || isPointing)) return alone;
  const asked = inEnglish(askedIn(message), normalized(message).language);
  const isOfOther = materialsIn(asked).length > 0;
  const earlier = inEnglish(before);
  const spokenOf = (isOfOther ? withoutMaterials(earlier) : earlier).replace(/\W+$/, '');
  const setFor = isNone ? setForIn(asked, before) : undefined;
  const page = setFor && nearestTo(before, knowledge);
  const [set] = page?.isSure ? page.entries : [];
  if (setFor && set && speaksOf(set.body, setFor))
    return combined(undefined, [set], knowledge, normalized(message).language) ?? alone;
  const together = doneOtherwise(message, before) ?? `${spokenOf} ${asked}`;
  const near = ofItsMaterial(nearestTo(together, knowledge), `${before} ${asked}`);
  const [first] = near.entries;
  const isNearer = isBare || isForeign || near.confidence > ofItself.confidence;
  if (
    !first ||
    near.confidence < LIKELY ||
    !isNearer ||
    !has(`${first.title} ${isHowTo(message) ? first.keywords : ''} ${first.body}`, asked)
  )
    return isPointing && isNone ? withoutOthers(message, { near, ofItself }, alone) : alone;
  // What it knew alone gives way to what surely has both.
  if (!isOpen && !near.isSure) return alone;
  const { language } = normalized(message);
  const sure = near.confidence >= SURE && near.isSure ? near.entries : [];
  return (
    toldAs(undefined, { ...near, entries: sure }, knowledge, language) ??
    nearestAnswer(near, message, language)
  );
}
