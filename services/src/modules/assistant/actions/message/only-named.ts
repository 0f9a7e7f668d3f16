import { everyOf } from '../../words/every-of.js';
import { tokensOf, type Token, type WordTokens } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

export const setOf = (words: string) => new Set(words.split(' '));
export const wordAt = (tokens: WordTokens, at: number) => tokens[at]?.word ?? '';

/** With one of these something is said. */
const SAYS = setOf(
  'is are was were will has have came went looks needs can would got broke died comes',
);
const saysNothing = (tokens: WordTokens) => !tokens.some(({ word }) => SAYS.has(word));

const ARTICLES = setOf('a an un una');
const OF_SOMEBODY = setOf('his her their the');
const DETERMINERS = setOf('a an the his her their my our');

const UNITS = setOf('hour hours day days week weeks month months');
const BESIDE = setOf('after before');
const WITH = new Phrases(
  'with|including|containing|mentioning|attaching',
  everyOf('con', 'el|la|un|una|las|los'),
);
const THAT = setOf('that saying que');
/** 'With a link', 'three days after her visit': what the message is like, and no words of it. */
export function isDescription(words: string): boolean {
  const tokens = tokensOf(words);
  const unit = tokens.findIndex(({ word }) => UNITS.has(word));
  const isWhen = unit >= 0 && unit < 2 && BESIDE.has(wordAt(tokens, unit + 1));
  const isLike = WITH.lengthAt(tokens, 0) > 0 || isWhen;
  return isLike && saysNothing(tokens) && !tokens.some(({ word }) => THAT.has(word));
}

/** Where we are is on no card, and 'text her if not' says nothing. */
const NOTHING = new Phrases(
  everyOf('the|our|my|', 'address|directions|location|hours|info'),
  'if not|if so|if she is not|if she isnt|if he is not|if he isnt|anyway|now|again|instead|then|why|when|where|how|what|who|por que|cuando',
);
const isNothing = (tokens: WordTokens) =>
  tokens.length > 0 && NOTHING.lengthAt(tokens, 0) === tokens.length;

const THINGS = setOf(
  'quote invoice receipt estimate bill total price deal offer coupon photo photos picture pictures pic pics report contract list checklist instructions link form address directions location details info hours menu',
);
/** These are said in words, which nobody here knows: 'her total', 'the address for Friday'. */
const IN_WORDS = setOf('total price address directions location hours info details deal');
export function isOfWords(words: string): boolean {
  const tokens = tokensOf(words);
  const at = DETERMINERS.has(wordAt(tokens, 0)) ? 1 : 0;
  return [at, at + 1].some((each) => IN_WORDS.has(wordAt(tokens, each)));
}

/** 'A quote for ceramic' is to be sent, and says nothing by itself. */
export function isThing(words: string): boolean {
  const tokens = tokensOf(words);
  const at = DETERMINERS.has(wordAt(tokens, 0)) ? 1 : 0;
  const isOne = [at, at + 1].some((each) => THINGS.has(wordAt(tokens, each)));
  return isOne && saysNothing(tokens);
}

const MESSAGES = new Phrases(
  'follow up|followup|update|notice|message|text|note|email|e mail|letter|card',
);
const MOST_BEFORE = 2;
/** 'A follow-up on his ceramic', 'an update for them' */
const isKind = (tokens: WordTokens) => {
  const found = wordSet('an|a').has(wordAt(tokens, 0)) ? MESSAGES.in(tokens, 1) : undefined;
  return found !== undefined && found.at <= 1 + MOST_BEFORE;
};
/** 'His balance' */
const isTheirs = (tokens: WordTokens) =>
  OF_SOMEBODY.has(wordAt(tokens, 0)) && (tokens.length === 2 || tokens.length === 3);

/** 'A little late' is said. */
const SO_MUCH = setOf('little bit few lot couple');
const LINKS = setOf('for about on in at to that por para');
const MOST_NAMED = 6;
/** 'A spring special', 'a check-in': what it is called, and nothing that it says. */
const isCalled = (tokens: WordTokens) =>
  ARTICLES.has(wordAt(tokens, 0)) &&
  tokens.length > 1 &&
  tokens.length <= MOST_NAMED &&
  !SO_MUCH.has(wordAt(tokens, 1)) &&
  !tokens.some(({ word }) => LINKS.has(word));

/** Marks part what is said from what is named. */
export const isUnmarked = (words: string, tokens: readonly Token[]) =>
  tokens.every(
    ({ start }, at) => at === 0 || !/[,;:!?]/.test(words.slice(tokens[at - 1]?.end, start)),
  );

export function isOnlyNamed(words: string): boolean {
  const tokens = tokensOf(words);
  const isOne =
    isKind(tokens) || (isUnmarked(words, tokens) && (isTheirs(tokens) || isCalled(tokens)));
  return isOne && saysNothing(tokens);
}

const ASKED = new Phrases('what|how much|how long|which|where');
const OURS = new Phrases('we|i|it|its|itll|that|the total|his total|her total');
const COMES_TO = new Phrases('was|is|cost|costs|came to|took|takes|will be');
/** 'What we did last time', 'how long his car took' is to be told, and nobody here knows it. */
function isUnknown(tokens: WordTokens): boolean {
  const asked = ASKED.lengthAt(tokens, 0);
  if (asked === 0) return false;
  const isTheirThing = asked > 1 && OF_SOMEBODY.has(wordAt(tokens, asked));
  const end = COMES_TO.in(tokens, asked + 2);
  const isEnd = end !== undefined && end.at + end.length === tokens.length;
  return OURS.lengthAt(tokens, asked) > 0 || (isTheirThing && isEnd);
}

/** What is to be sent is nothing, or nothing that is known. */
export function isUnsaid(words: string, mayBeAsked: boolean): boolean {
  const tokens = tokensOf(words);
  return isNothing(tokens) || (mayBeAsked && isUnknown(tokens));
}

const QUESTIONS = setOf('what which how why where');
export const THEY = setOf('he she they him her his them their you your');
/** 'What paint correction includes' is asked of nobody: nothing in it is of whoever is written to. */
export const isOfUs = (words: string) => {
  const tokens = tokensOf(words);
  return QUESTIONS.has(wordAt(tokens, 0)) && !tokens.some(({ word }) => THEY.has(word));
};
