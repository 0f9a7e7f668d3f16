import { Phrases } from '../../words/phrases.js';
import { bothEnds } from './both-ends.js';
import { everyOf } from '../../words/every-of.js';
import { cutIn } from './question-cuts.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';
import { tokensOf, type Token } from '../../words/tokens.js';
import { withCrewsAsked } from './which-crews.js';

const MOST = 3;
/** 'Ok and how many was that' asks one thing. */
const LEAD = new Sayings(['ok|okay|so|well|yeah|alright|bueno|oye']);
const BARE = new Sayings([
  'how_much|how_many|cuanto|cuanta|cuantos|cuantas money|jobs|dinero|trabajos?',
]);
const AND = new Phrases('and|y|n|&');

/** The words from one to before another, as they were typed. */
const typed = (text: string, words: readonly Token[], at: number, end = words.length) =>
  text.slice(words[at]?.start, words[end - 1]?.end);

const IN = new Phrases('in|both in');
const MONEY = new Phrases('dollars|money|revenue');
const COUNTED = new Phrases(everyOf('|number of', 'cars|jobs|appointments|visits'));
/** 'In $ and in number of cars': one question, of which two figures are wanted. */
function inBoth(message: string): string[] | undefined {
  const text = message.normalize('NFC').replaceAll(/\$(?!\d)/g, 'dollars');
  const words = tokensOf(text);
  const place = IN.in(words, 1);
  if (!place) return undefined;
  const first = place.at + place.length;
  for (const [one, other] of [
    [MONEY, COUNTED],
    [COUNTED, MONEY],
  ] as const) {
    const and = first + one.lengthAt(words, first);
    const led = and + AND.lengthAt(words, and);
    const second = led + IN.lengthAt(words, led);
    const length = other.lengthAt(words, second);
    if (and === first || led === and || length === 0 || second + length !== words.length) continue;
    const [from, to] = one === COUNTED ? [first, and] : [second, words.length];
    const asked = typed(text, words, 0, place.at);
    return [`${asked} in dollars`, `${asked} in ${typed(text, words, from, to)}`];
  }
  return undefined;
}

/** The word behind the first comma. */
const behindComma = (text: string, words: readonly Token[]) =>
  words.findIndex(({ end }, at) => text.slice(end, words[at + 1]?.start).trim() === ',') + 1;

const OURS = new Phrases('the|my|our');
const HOW_MANY = new Phrases(everyOf('how many', 'in|on|this|last|since|did|have|so far|over|for'));
const LONGEST_TOPIC = 4;
const WHICH = new Phrases(
  everyOf(
    'which',
    '|one',
    'is|was|are|were|did|does|do|has|had|have|make|makes|made|bring|brings|brought',
  ),
);
const MOST_BESIDE = 3;
/** 'The full details, how many this year', 'spring or fall, which was better': what is asked first, and of what behind it. */
function turnedRound(message: string): string {
  const text = message.normalize('NFC');
  const words = tokensOf(text);
  const at = behindComma(text, words);
  if (at === 0) return message;
  const isTopic =
    OURS.lengthAt(words, 0) > 0 &&
    at > 1 &&
    at <= LONGEST_TOPIC &&
    HOW_MANY.lengthAt(words, at) > 0;
  if (isTopic) return `how many ${typed(text, words, 1, at)} ${text.slice(words[at + 2]?.start)}`;
  const or = words.findIndex(({ word }) => word === 'or');
  const areTwo = or > 0 && or <= MOST_BESIDE && or < at - 1 && at - 1 - or <= MOST_BESIDE;
  return areTwo && WHICH.lengthAt(words, at) > 0
    ? `${typed(text, words, at)}, ${typed(text, words, 0, at)}`
    : message;
}

const WHATS = new Phrases(everyOf('what|whats|what is|what was', '|the|our|my'));
const AVERAGE = new Phrases('avg|average');
const SHORT = 20;
/** 'And what was the average' is of what was counted before it. */
function ofAverage(part: string): string {
  const words = tokensOf(part);
  const at = WHATS.lengthAt(words, 0);
  const asked = part.slice(words[at]?.start);
  const isBare = asked.length <= SHORT + 'average'.length && !/\d/.test(asked);
  return at > 0 && AVERAGE.lengthAt(words, at) > 0 && isBare ? `and the ${asked}` : part;
}

/** 'And how much is it worth' is of what was listed before it. */
const WORTH = new Sayings([
  'and? how_much is|are|was|were it|that|it_all|all_of_it all? worth',
  'and? what|whats|what_is|what_are it|that|they|it_all all? worth',
  'and? whats|what_is the total',
]);

/** The questions of a text, in their order; mostly it is one. */
export const questionsIn = (text: string): string[] => {
  const ends = bothEnds(text) ?? inBoth(text);
  if (ends) return ends;
  const parts = cutIn(turnedRound(text))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !LEAD.says(tokensOf(part)))
    .map((part, at) =>
      at === 0 ? part : WORTH.says(spelled(part)) ? 'and how much' : ofAverage(part),
    );
  if (parts.length > MOST) return [text];
  const [first = '', second = '', ...others] = withCrewsAsked(parts);
  // 'How much and how many jobs for van 1': what both are of stands behind the second.
  if (!BARE.says(tokensOf(first)) || second === '')
    return [first, second, ...others].filter((part) => part !== '');
  const words = tokensOf(second);
  return [second.slice(words[AND.lengthAt(words, 0)]?.start), `and ${first}`, ...others];
};
