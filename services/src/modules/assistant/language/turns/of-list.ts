import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { ROWS_OF, withoutCompare, wordTokens, type Turn } from './turn.js';

const OF_JOBS = new Sayings([
  'and|so|ok|can_you|could_you|please* show|see|list|give|get|pull_up me|us? the|those|these|that|all* jobs|appointments|visits|bookings please|then?',
  'and|so|ok* which|what jobs|appointments were|are|was|is? they|those|these|that|it?',
  'y? muestrame|ensename|dame|lista los|las|esos|esas* trabajos|citas',
]);
const OF_ROWS = new Sayings([
  'and|so|ok|can_you|could_you|please* show|see|give|get|pull_up me|us? the|a|that|full|whole* list|details please|then?',
  'y? muestrame|ensename|dame la|toda* lista',
]);
const JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

/** The rows of what was counted or came to so much; of customers jobs are other rows, and of a split nobody knows which. */
function rowsAsked(parts: Parts, { measure, group }: Plan): string | undefined {
  if (group !== undefined) return undefined;
  const words = wordTokens(parts);
  const rows = WANTS_ROWS.has(measure) ? measure : ROWS_OF[measure];
  if (rows === undefined) return undefined;
  return OF_ROWS.says(words) || (JOBS.has(rows) && OF_JOBS.says(words)) ? rows : undefined;
}

/** 'Show me the jobs', after what October made: those of October, and not those to come. */
export const asksForList = (parts: Parts, before: Plan): boolean =>
  rowsAsked(parts, before) !== undefined;

export const listOfThose: Turn = {
  name: 'the rows of what was answered, as a list',
  isWhole: true,
  of: (parts, before) => {
    const measure = rowsAsked(parts, before);
    const { per: _per, ...whole } = withoutCompare(before);
    return measure === undefined ? undefined : { ...whole, want: 'list', measure };
  },
};
