import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Said } from './measure-after.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';
import { ROWS_OF, wordTokens } from './turn.js';

const SOME_OF = new Sayings(
  ['and|so? any|anything|which|who one|ones? of_those|of_them|of_these'],
  {},
  'start',
);
/** 'Any of those unconfirmed', after what they came to, is of the jobs. */
export const rowsOfSome = ({ text, before, own }: Said) =>
  SOME_OF.says(spelled(text)) && before.group === undefined && own.filters.length > 0
    ? ROWS_OF[before.measure]
    : undefined;

/** How many, or an amount, is a figure; who is a list. */
export function wantAfter(parts: Parts, measure: string): Plan['want'] | undefined {
  if (parts.has('count') || !WANTS_ROWS.has(measure)) return 'value';
  const asksRows = parts.all('want').some(({ tag }) => tag.want === 'who' || tag.want === 'list');
  return asksRows || WHICH_OF.says(wordTokens(parts)) ? 'list' : undefined;
}
const WHICH_OF = new Sayings(
  [
    'and|so* which customers|clients|people',
    'and|so* which ones? of_those|of_them|of_these',
    'and|so* which ones? are|were',
    'and|so* what|which kind_of|kinds_of? cars|vehicles are they|those|these',
  ],
  {},
  'start',
);
