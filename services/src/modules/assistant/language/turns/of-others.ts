import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { withoutCompare, wordTokens, type Turn } from './turn.js';
import { OF_PEOPLE, statusOf } from './of-people.js';

const NEGATED = {
  not: 'arent|isnt|dont|doesnt|didnt|havent|hasnt|wasnt|werent|are not|is not|do not|does not|did not|have not|has not|was not|were not|am not',
};
const OTHERS = new Sayings(
  [
    'and|so|ok|but* which|who|what|how_many|show_me|list one|ones|of_them|of_those|of_these? that|who|which? <not> yet|then?',
    'and|so|ok|but* the? ones|those that|who|which? <not> yet|then?',
  ],
  NEGATED,
);
/** Days and amounts bound what is told; of these the others are told as well. */
const PARTS = new Set(
  'upcoming status service vehicle notes add_on missing coating visit due size'.split(' '),
);
/** 'Which ones aren't', after who of them is booked. */
export const asksForOthers = (parts: Parts, { filters, group, measure }: Plan): boolean =>
  group === undefined &&
  (OF_PEOPLE.has(measure) || statusOf(measure) !== undefined) &&
  PARTS.has(filters.at(-1)?.name ?? '') &&
  OTHERS.says(wordTokens(parts));

export const theOthers: Turn = {
  name: 'those of whom the last condition does not hold',
  isWhole: true,
  of: (parts, before) => {
    const last = before.filters.at(-1);
    if (!last || !asksForOthers(parts, before)) return undefined;
    const { not, ...rest } = last;
    const other = not ? rest : { ...rest, not: true as const };
    const want = parts.has('count') ? ('value' as const) : ('list' as const);
    return { ...withoutCompare(before), want, filters: [...before.filters.slice(0, -1), other] };
  },
};
