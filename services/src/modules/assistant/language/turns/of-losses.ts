import { Phrases } from '../../words/phrases.js';
import { NO_SHOW, says, unsplit, wordTokens, type Turn } from './turn.js';

const LOST = new Phrases('lose|lost|losing|cost|perdimos|perdi');
export const lostOnThem: Turn = {
  name: 'what was lost by those who did not come',
  of: (parts, before) =>
    before.measure === 'no_shows' &&
    before.group === undefined &&
    LOST.in(wordTokens(parts)) !== undefined &&
    says(parts, [], 'measure')
      ? {
          ...unsplit(before),
          measure: 'lost',
          filters: [...before.filters, NO_SHOW],
        }
      : undefined,
};
