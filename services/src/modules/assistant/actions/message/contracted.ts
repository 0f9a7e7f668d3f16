import { spelled } from '../../language/spelled.js';
import { tokensOf, type Token } from '../../language/tokens.js';
import { wordSet } from '../../language/word-set.js';

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
  'been|had|paid|asked|forgotten|seen|come|known|wanted|waited|gotten|earned|spent|brought',
);

const MARKS = /^[,;:]? ?$/;

function fullOf(tokens: readonly Token[], at: number): string | undefined {
  const { word = '' } = tokens[at] ?? {};
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
