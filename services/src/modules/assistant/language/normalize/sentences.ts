import type { Token } from '../../words/tokens.js';

export interface Sentence {
  text: string;
  words: readonly Token[];
}
export const gapBefore = ({ text, words }: Sentence, at: number) =>
  text.slice(words[at - 1]?.end, words[at]?.start);

const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'st']);
/** Whether a sentence ends before this word. */
export function endsBefore(sentence: Sentence, at: number): boolean {
  const gap = gapBefore(sentence, at);
  const [last, next] = [sentence.words[at - 1], sentence.words[at]];
  const isName = TITLES.has(last?.word ?? '') || !/^\p{Lu}/u.test(next?.raw ?? '');
  return /[?!]\s/.test(gap) || (/^\.\s/.test(gap) && !isName);
}
