import type { Language } from '../../plan/plan.js';
import { tokensOf } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { capitalized } from '../../plan/say/scope.js';
import { aboutSpelled, spelledOut } from './contracted.js';
import { isAlone, isHers } from './hers.js';
import { withOthersKept, withoutKept } from './others.js';

/** 'Owes' as it is said to somebody: 'owe'; 'tries' is 'try', and 'misses' is 'miss'. */
const toYou = (verb: string) =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|zz|o)es$/, '')
    .replace(/(?<=[^s])s$/, '');
const ADVERB =
  '(?:still|also|really|even|just|now|ever|always|never|only|probably|usually|sometimes|already) ';

const NOT_YOU: Readonly<Record<string, string>> = {
  has: "haven't",
  is: "aren't",
  was: "weren't",
  does: "don't",
};
/** 'Is she coming' is asked of her as 'are you'. */
const YOU_ARE: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };
type Turned = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

/** What is said of somebody, as it is said to them. */
const TURNED: readonly Turned[] = [
  // 'The tech is on his way' goes to them, and not on theirs.
  [/\b(?<!s?he(?:['’]?s| is) )on (?:his|her|their) way\b/gi, 'on the way'],
  // 'If it works for her she never confirmed': where a second thing is said without its mark.
  [/\b(him|her|them) (?=(?:s?he|they)\b)/gi, '$1, '],
  // 'Saying we miss her and offering ten percent': what is offered is said as well.
  [/\band offer(?:ing)? (?!him\b|her\b|them\b)(?=\S)/gi, 'and we offer '],
  // 'And remind her about Friday', 'and give him 10 off': we do.
  [/\band (remind|thank|invite|give|offer) (?=(?:him|her|them)\b)/gi, 'and we $1 '],
  // Typed without its mark: nothing that is told begins with 'were'.
  [/^were (?!you\b|they\b|there\b|any\b)/i, "we're "],
  [/^well (?=(?:be|have|need|come|see|call|text|get|start|bring|pick|do|meet|take)\b)/i, "we'll "],
  // 'And to text me if he is late', 'and that we fixed it': the second thing that is said.
  [
    /\band to (?=(?:text|call|bring|leave|park|pull|use|meet|lock|unlock|send|wait|be|come|pay|let|not)\b)/gi,
    'and please ',
  ],
  [/\band that (?=(?:we|i|it|you|s?he|they|the)\b)/gi, 'and '],
  [/\b(?:s?he|they)(?:['’]?s|['’]ve) got\b/gi, 'you have'],
  [/\b(?:s?he(?:['’]?s| is| are)|they(?:['’]?re|['’]s| is| are))\b/gi, 'you are'],
  [/\b(?:s?he|they)(?:['’]ll| will)\b/gi, 'you will'],
  // 'He hasnt paid yet'
  [
    new RegExp(String.raw`\b(?:s?he|they) ((?:${ADVERB})?)(has|is|was|does)n['’]?t\b`, 'gi'),
    (_, adverb = '', verb = '') => `you ${adverb}${NOT_YOU[verb.toLowerCase()] ?? ''}`,
  ],
  // 'If he still has both keys'
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
  [/\bhis\b(?=(?: (\S+))?)/gi, (_, next = '') => (isAlone(next) ? 'yours' : 'your')],
  [/\btheir\b/gi, 'your'],
  // 'Squeeze her in', 'tell her that': no thing of hers comes next.
  [
    /(\b\p{L}+ )?\bher(?= (\S+)(?: (\S+))?)/giu,
    (_, before = '', next = '', behind = '') =>
      `${before}${isHers(next, behind, before.trim()) ? 'your' : 'you'}`,
  ],
  [/\b(?:him|her)\b/gi, 'you'],
];
/** 'He can pick them up': what they are is no customer. */
const THEM: Turned = [/\bthem\b/gi, 'you'];
const SOMEBODY = /\b(?:s?he|him|her|his)\b/i;

export const ASKED: Record<Language, RegExp> = {
  en: /^(?:if|whether|when|what|where|which|how|why|for) (?!about\b)/i,
  es: /^si /i,
};
const ABOUT: Record<Language, RegExp> = {
  en: /^(?:about|regarding|of) /i,
  es: /^(?:sobre|acerca de) /i,
};

/** 'A text and ask if …': what is done with the message is no part of it. */
const LEADS: Record<Language, RegExp> = {
  en: /^(?:(?:and |to )*(?:asking|wondering|to see)(?: (?:him|her|them))? (?=if|whether|how|when|what|which|for)|(?:and |to )*(?:(?:ask|tell|say)(?: (?:him|her|them))?|let(?: (?:him|her|them))? know) (?:that )?|(?:and )?(?:see|check|find out) (?=if|whether|how|when|what|which))/i,
  es: /^(?:y )?(?:pregunta|preguntale|dile)(?: que)? /i,
};

const ALSO_ASK: Record<Language, RegExp> = {
  en: /,? (?:and |then )+ask (?:him |her |them )?(?=(?:if|whether|when|what|where|which|how)\b)/i,
  es: /,? y preg[uú]nta(?:le|les) (?=si\b)/i,
};

/** As it is said to the customer: 'his car is ready' becomes 'your car is ready'. Spanish says both alike. */
export function spoken(words: string, language: Language, isTold = false): string {
  // 'Happy birthday and ask when she wants to come': said, and then asked.
  const ask = ALSO_ASK[language].exec(words);
  if (ask && ask.index > 0) {
    const question = spoken(words.slice(ask.index + ask[0].length), language);
    return `${spoken(words.slice(0, ask.index), language, isTold)} ${capitalized(question)}`;
  }
  const bare = words.replace(LEADS[language], '');
  const turned = language === 'es' ? bare : toThem(aboutSpelled(bare));
  const own = turned.trim().replace(/[\s,;:]+$/, '');
  const whole = isTold ? own : led(own, language);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

function toThem(typed: string): string {
  const words = withOthersKept(spelledOut(typed));
  const turns = [...TURNED, ...(SOMEBODY.test(words) ? [] : [THEM])];
  return withoutKept(
    turns.reduce(
      (text, [pattern, said]) =>
        typeof said === 'string' ? text.replace(pattern, said) : text.replace(pattern, said),
      words,
    ),
  );
}

const ASKS = wordSet('what|where|which|how|why|when|who');
const DO = wordSet('does|do|did');
const SOON = 5;
/** 'How many seats does your car have' is asked as it stands. */
function isDirect(words: string): boolean {
  const [first, ...others] = tokensOf(words)
    .slice(0, SOON)
    .map(({ word }) => word);
  return ASKS.has(first ?? '') && others.some((word) => DO.has(word));
}

/** What is to be asked, or is only a subject, becomes a sentence. */
function led(words: string, language: Language): string {
  if (isDirect(words)) return `${words.replace(/[.?]+$/, '')}?`;
  if (ASKED[language].test(words))
    return language === 'es' ? `quería preguntar ${words}` : `I wanted to ask ${words}`;
  if (ABOUT[language].test(words))
    return language === 'es'
      ? `le escribo ${words}`
      : `I am writing ${words.replace(/^of /i, 'about ')}`;
  return words;
}
