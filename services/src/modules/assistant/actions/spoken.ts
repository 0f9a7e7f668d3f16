import type { Language } from '../plan/plan.js';
import { tokensOf } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';

/** Words that cannot be her possession, so 'her' is 'you': 'squeeze her in'. */
const NOT_HERS = wordSet(
  'can|could|will|would|is|was|of|down|in|up|out|on|at|for|to|by|off|over|with|know|when|if|that|a|an|the|this|next|today|tonight|tomorrow|first|too|as|again|later|soon|now|then|here|there|home|how|why|what|where|who|once|until|till|after|before|around|about|because|some|another|any|my|our|we|i|im|it|its|back|right|better|best|well|fine|ok|good|instead|and|or|but|so|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
);
const ALONE = wordSet('|is|are|were|can|looks|needs|came|was|will|and|but|or|instead|too');

/** Verb in the second person: 'owes' becomes 'owe', 'tries' becomes 'try'. */
const toYou = (verb: string) =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|zz|o)es$/, '')
    .replace(/(?<=[^s])s$/, '');

const NOT_YOU: Readonly<Record<string, string>> = {
  ...{ has: "haven't", is: "aren't", was: "weren't", does: "don't" },
};
const YOU_ARE: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };
const ADVERB = '(?:still|also|really|just|now|always|never|only|usually|already) ';
type Turned = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

const wordOf = (raw: string) => tokensOf(raw)[0]?.word ?? '';

/** Replacements that turn words about a customer into words to the customer. */
const TURNED: readonly Turned[] = [
  [/\bon (?:his|her|their) way\b/gi, 'on the way'],
  // 'Were' without its apostrophe; no statement begins with the verb 'were'.
  [/^were (?!you\b|they\b|there\b|any\b)/i, "we're "],
  [/^well (?=(?:be|have|need|come|see|call|text|get|start|bring|pick|do|meet)\b)/i, "we'll "],
  [/\b(?:s?he|they)(?:['’]?s|['’]ve) got\b/gi, 'you have'],
  [/\b(?:s?he(?:['’]?s| is| are)|they(?:['’]?re|['’]s| is| are))\b/gi, 'you are'],
  [/\b(?:s?he|they)(?:['’]ll| will)\b/gi, 'you will'],
  [
    new RegExp(String.raw`\b(?:s?he|they) ((?:${ADVERB})?)(has|is|was|does)n['’]?t\b`, 'gi'),
    (_, adverb = '', verb = '') => `you ${adverb}${NOT_YOU[verb.toLowerCase()] ?? ''}`,
  ],
  [new RegExp(String.raw`\b(?:s?he|they) ((?:${ADVERB})?)(?:has|have)\b`, 'gi'), 'you $1have'],
  [new RegExp(String.raw`\b(?:s?he|they) ((?:${ADVERB})?)(?:was|were)\b`, 'gi'), 'you $1were'],
  [
    new RegExp(String.raw`\bs?he ((?:${ADVERB})?)(?!this\b|his\b)(\w{2,}[^s\W]s)\b`, 'gi'),
    (_, adverb = '', verb = '') => `you ${adverb}${toYou(verb)}`,
  ],
  [/\bdoes (?:s?he|they)\b/gi, 'do you'],
  [
    /\b(is|was|has) (?:s?he|they)\b/gi,
    (_, verb = '') => `${YOU_ARE[verb.toLowerCase()] ?? verb} you`,
  ],
  [/\b(?:s?he|they)\b/gi, 'you'],
  [/\b(?:hers|theirs)\b/gi, 'yours'],
  [/\b(?:him|her|them)sel(?:f|ves)\b/gi, 'yourself'],
  [/\bhis\b(?=(?: (\S+))?)/gi, (_, next = '') => (ALONE.has(wordOf(next)) ? 'yours' : 'your')],
  [/\btheir\b/gi, 'your'],
  [/\bher(?= (\S+))/gi, (_, next = '') => (NOT_HERS.has(wordOf(next)) ? 'you' : 'your')],
  [/\b(?:him|her)\b/gi, 'you'],
];
/** 'Them' is the customer only if no 'he' or 'she' is mentioned: 'he can pick them up'. */
const THEM: Turned = [/\bthem\b/gi, 'you'];
const SOMEBODY = /\b(?:s?he|him|her|his)\b/i;

const ASKED: Record<Language, RegExp> = {
  en: /^(?:if|whether|when|what|where|which|how|why|for) (?!about\b)/i,
  es: /^si /i,
};
const ABOUT: Record<Language, RegExp> = {
  en: /^(?:about|regarding) /i,
  es: /^(?:sobre|acerca de) /i,
};
const DIRECT =
  /^(?:what|where|which|how|why|when|who)\b[^?]*\b(?:does|do|did|is|are) (?:you|your)\b/i;

function toThem(words: string): string {
  const turns = SOMEBODY.test(words) ? TURNED : [...TURNED, THEM];
  return turns.reduce(
    (text, [pattern, said]) =>
      typeof said === 'string' ? text.replace(pattern, said) : text.replace(pattern, said),
    words,
  );
}

/** A question to ask or a bare subject becomes a sentence. */
function led(words: string, language: Language): string {
  const isSpanish = language === 'es';
  if (!isSpanish && DIRECT.test(words)) return `${words.replace(/[.?]+$/, '')}?`;
  if (ASKED[language].test(words))
    return isSpanish ? `quería preguntar ${words}` : `I wanted to ask ${words}`;
  if (ABOUT[language].test(words))
    return isSpanish ? `le escribo ${words}` : `I am writing ${words}`;
  return words;
}

/** User's words addressed to the customer: 'his car is ready' becomes 'your car is ready'. */
export function spoken(words: string, language: Language): string {
  const turned = language === 'es' ? words : toThem(words);
  const whole = led(turned.trim().replace(/[\s,;:]+$/, ''), language);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
