import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Parts } from '../pieces/parts.js';
import { planOf } from '../plan-of/index.js';
import { wordTokens, type Turn } from './turn.js';

const DONE_THAT = new Phrases(
  everyOf(
    'how many times|how often',
    'has|have|did|does|do',
    'he|she|they',
    'done that|done this|done it|do that|do this|do it',
  ),
);
const CALLED_OFF = new Set(['cancelled', 'no_shows']);
/** 'How many times has she done that', of one who did not come: ever. */
export const asksHowOftenThat = (parts: Parts, { measure }: Plan): boolean =>
  CALLED_OFF.has(measure) && DONE_THAT.in(wordTokens(parts)) !== undefined;

export const didThatOften: Turn = {
  name: 'how often somebody called off, or did not come',
  isWhole: true,
  of: (parts, before, today) => {
    const { measure } = before;
    const own = asksHowOftenThat(parts, before)
      ? planOf(new Parts(parts.spans), today, measure)
      : undefined;
    const filters = own?.filters.filter(({ name }) => name === 'customer') ?? [];
    return filters.length > 0 ? { want: 'value', measure, filters } : undefined;
  },
};
