import { NO_SHOW, says, unsplit, wordsOf, type Turn } from './turn.js';

const LOST = /\b(?:lose|lost|losing|cost|perdimos|perdi)\b/;
export const lostOnThem: Turn = {
  name: 'what was lost by those who did not come',
  of: (parts, before) =>
    before.measure === 'no_shows' &&
    before.group === undefined &&
    LOST.test(wordsOf(parts).join(' ')) &&
    says(parts, [], 'measure')
      ? {
          ...unsplit(before),
          measure: 'lost',
          filters: [...before.filters, NO_SHOW],
        }
      : undefined,
};
