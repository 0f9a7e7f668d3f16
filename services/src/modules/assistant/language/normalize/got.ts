import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const TAKEN = wordSet('from|paid|for|off|in|out|done|back');
/** 'Got anything Thursday' asks for the schedule. */
const WHETHER = wordSet('anything|something|anybody|anyone|somebody|someone|any');
/** 'How many hours we got Monday' asks for the schedule. */
const countsBefore = (tokens: readonly Token[], index: number) =>
  tokens.slice(0, index).some(({ word }, at) => word === 'how' && tokens[at + 1]?.word === 'many');
/** 'What we got Monday' asks for the schedule; 'what we got from ceramics' for revenue. */
export function isHad(tokens: readonly Token[], index: number): boolean {
  const [lead = '', who = '', after = ''] = [-2, -1, 1].map((step) => tokens[index + step]?.word);
  return (
    lead === 'do' ||
    (index === 0 && WHETHER.has(after)) ||
    ((wordSet('what|who').has(lead) || countsBefore(tokens, index)) &&
      wordSet('i|we').has(who) &&
      !TAKEN.has(after))
  );
}

/** 'What have we got on the 3rd' is present tense. */
export const withoutGot = (tokens: readonly Token[]) =>
  tokens.filter(({ word }, at) => {
    const before = `${tokens[at - 2]?.word ?? ''} ${tokens[at - 1]?.word ?? ''}`;
    return word !== 'got' || !wordSet('have i|have we|i have|we have').has(before);
  });
