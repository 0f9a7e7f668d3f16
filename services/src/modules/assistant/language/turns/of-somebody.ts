import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import { TO_COME } from '../plan-of/from-today.js';
import { type Turn, wordTokens } from './turn.js';

const AHEAD = new Phrases(
  everyOf(
    'anything|something|any jobs|any job|any appointments|any appointment|any more|is there anything|is anything|has anything|have anything|whats|what is',
    'coming up|booked|scheduled|on the books|on the calendar|on the schedule|upcoming|ahead|lined up|else booked|else coming up',
  ),
  'algo reservado|algo agendado|tiene algo|alguna cita|algo pendiente|tiene cita',
);
const SMALL = new Phrases(
  'and|so|ok|does she have|does he have|do they have|has she got|has he got|y|next|yet|now|already',
);

const isOfOne = ({ filters }: Plan) =>
  filters.some(({ name, values, not }) => name === 'customer' && values.length === 1 && !not);

/** 'Anything coming up', after what was told of one customer. */
export function asksWhatIsAhead(parts: Parts, before: Plan): boolean {
  const words = wordTokens(parts);
  const start = SMALL.runAt(words, 0);
  const length = AHEAD.lengthAt(words, start);
  const end = start + length;
  return isOfOne(before) && length > 0 && end + SMALL.runAt(words, end) === words.length;
}

export const aheadOfOne: Turn = {
  name: 'what one customer has booked',
  isWhole: true,
  of: (parts, before) => {
    if (!asksWhatIsAhead(parts, before)) return undefined;
    const theirs = before.filters.filter(({ name }) => name === 'customer');
    return {
      want: 'list',
      measure: 'jobs',
      filters: [...theirs, TO_COME],
    };
  },
};
