import { Phrases } from '../../words/phrases.js';
import { type Turn, wordTokens } from './turn.js';
import { wordSet } from '../../words/word-set.js';

const LEADS = new Phrases('and|or|so|what about|how about|anything|anyone|anybody|y|o');
const SIDES = new Phrases('before|earlier|after|later|antes|despues|before that|after that');
const EARLIER = wordSet('before|earlier|antes');

/**
 * 'Before?', after what is on from three o'clock: on the other side of the same hour. After one hour ('who is at 2')
 * what is later or earlier on that day.
 */
export const otherSideOfHour: Turn = {
  name: 'on the other side of the hour',
  isWhole: true,
  of: (parts, before) => {
    const words = wordTokens(parts);
    const at = LEADS.runAt(words, 0);
    const length = SIDES.lengthAt(words, at);
    const hour = before.filters.find(({ name }) => name === 'time_of_day');
    const [from, to, ...others] = hour?.values.flatMap((value) => value.split('-')) ?? [];
    const isOne = others.length === 0 && from !== undefined && to !== undefined;
    if (!hour || !isOne || length === 0 || at + length !== words.length) return undefined;
    const isEarlier = from !== '' && (to !== '' ? EARLIER.has(words[at]?.word ?? '') : true);
    const values = [isEarlier ? `-${from}` : `${to}-`];
    return {
      ...before,
      filters: before.filters.map((each) => (each === hour ? { ...each, values } : each)),
    };
  },
};
