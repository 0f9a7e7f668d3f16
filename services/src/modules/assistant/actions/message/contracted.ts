import { spelled } from '../../language/normalize/spelled.js';
import { tokensOf, type Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** Typed without their mark, and no word of their own. */
const MARKED: Readonly<Record<string, string>> = {
  hed: "he'd",
  theyd: "they'd",
  theyll: 'they will',
  theyve: 'they have',
};
/** These are words as well: only before what somebody does are they short for something. */
const BEFORE_VERB: Readonly<Record<string, string>> = {
  hell: 'he will',
  shell: 'she will',
  shed: "she'd",
};
const DOES = wordSet(
  'be|been|have|need|get|got|come|call|text|pay|bring|pick|want|like|love|take|leave|see|know|let|send|do|said|say|asked|ask|rather|probably|still|also|never|not|prefer|wait|find|make|give|meet|stop|drop|owe|move|mind',
);
const A = wordSet('a|an|the|his|her|our|my|your|to');

const IS_OR_HAS = wordSet('hes|shes');
const ADVERBS = wordSet('already|just|also|always|never|only|now|still|really');
/** 'Shes paid' has paid; what was done to somebody ('shes booked') is. */
const HAS_DONE = wordSet(
  'been|gotta|had|paid|asked|forgotten|seen|come|known|wanted|waited|gotten|earned|spent|brought',
);

/** 'And were open til 6': what we are, where nobody else is spoken of. */
const WE_ARE = wordSet(
  'open|closed|running|booked|full|here|outside|good|sorry|gonna|still|back|not|coming|happy|almost|also|out|ready|offering|doing|moving|all|on|about|at|going',
);
const LEADS_US = wordSet('and|but|so|that|bc|because|cuz');
/** 'Wed like to', 'well see you' */
const WE_WOULD = wordSet('like|love|be|need|prefer|appreciate|have|really|rather|hate');
const ON_DAYS = wordSet('on|for|this|next|by|til|until|before|after|or|is|every|last|past');
const WE_WILL = wordSet(
  'be|have|need|come|see|call|text|get|start|bring|pick|do|meet|take|send|let|make',
);

function ofUs(tokens: readonly Token[], at: number): string | undefined {
  const [before = '', word = '', next = ''] = [-1, 0, 1].map((step) => tokens[at + step]?.word);
  const isLed = at === 0 || LEADS_US.has(before);
  if (word === 'weve') return 'we have';
  if (word === 'wed' && WE_WOULD.has(next) && !ON_DAYS.has(before)) return "we'd";
  if (word === 'well' && isLed && WE_WILL.has(next)) return "we'll";
  return word === 'were' && isLed && at > 0 && WE_ARE.has(next) ? "we're" : undefined;
}

const MARKS = /^[,;:]? ?$/;

/** Typed without its mark: 'we're' is as it should be. */
const isTyped = (tokens: readonly Token[], at: number) => /^\p{L}+$/u.test(tokens[at]?.raw ?? '');

function fullOf(tokens: readonly Token[], at: number): string | undefined {
  const { word = '' } = tokens[at] ?? {};
  const own = isTyped(tokens, at) ? ofUs(tokens, at) : undefined;
  if (own !== undefined) return own;
  if (MARKED[word] !== undefined) return MARKED[word];
  const next = tokens[at + 1]?.word ?? '';
  const verb = BEFORE_VERB[word];
  if (verb !== undefined)
    return DOES.has(next) && !A.has(tokens[at - 1]?.word ?? '') ? verb : undefined;
  const behind = ADVERBS.has(next) ? (tokens[at + 2]?.word ?? '') : next;
  return IS_OR_HAS.has(word) && HAS_DONE.has(behind) ? `${word.slice(0, -1)} has` : undefined;
}

/** 'Hed', 'shell be', 'hes been': spelled out, before it is turned to whom it is said. */
export function spelledOut(words: string): string {
  const tokens = tokensOf(words);
  return tokens.reduceRight((text, { start, end }, at) => {
    const full = fullOf(tokens, at);
    return full === undefined ? text : `${text.slice(0, start)}${full}${text.slice(end)}`;
  }, words);
}

/** 'Abt her seats' is about them. */
export function aboutSpelled(words: string): string {
  const [first, next] = spelled(words);
  const isAbout = first?.word === 'about' && next !== undefined;
  return isAbout && MARKS.test(words.slice(first.end, next.start))
    ? `about${words.slice(first.end)}`
    : words;
}
