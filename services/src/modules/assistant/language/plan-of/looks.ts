import type { Filter } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import { folded } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { isOfPast } from '../normalize/spanish-verbs.js';
import type { Moment } from '../periods/index.js';
import { monthOf } from '../periods/months.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';

/** Words of the past. */
export const PAST: ReadonlySet<string> = wordSet(
  'did|was|were|had|made|went|got|bought|came|brought|took|earned|spent|lost|cancelled|canceled|been|hice|hicimos|fue|fueron|gane|ganamos|vino|vinieron|hubo|tuve|tuvimos|cancelaron',
);
export const COMING: ReadonlySet<string> = wordSet(
  'will|coming|upcoming|next|booked|going|scheduled|open|tomorrow|viene|vienen|proxima|proximo|reservado|agendado',
);
const WILL = wordSet('will|gonna|going');
export const SO_FAR = new Phrases('so far|already|hasta ahora|hasta hoy');

const OVER = new Set(['completed', 'cancelled', 'unclosed']);

/** Direction in which a day without a year is resolved, by measure and verbs. */
export function looksOf(
  parts: Parts,
  looks: 'back' | 'ahead' | 'both',
  filters: readonly Filter[],
): Moment['looks'] {
  const words = parts.spans.flatMap((span) => (span.period ? [] : [...span.words]));
  const days = parts.periods().map(({ span }) => span);
  const isMonth = days.some((span) => span.words.some((word) => monthOf(word) !== undefined));
  const isWeekday = days.some((span) => weekdayOf(span.words.join(' ')) !== undefined);
  const isLooking = words.includes('looking');
  // 'How much will December bring', 'how is Saturday looking'.
  if (words.some((word) => WILL.has(word)) || (isLooking && isWeekday)) return 'ahead';
  if (isMonth && (isLooking || saysAny(parts, SO_FAR))) return 'near';
  if (looks !== 'both') return looks;
  const status = filters.find(({ name }) => name === 'status')?.values ?? [];
  if (status.some((value) => OVER.has(value))) return 'back';
  // 'What has van 2 got on Saturday' asks for the future.
  const isHaving =
    words.includes('got') && ['has', 'is', 'booked'].some((word) => words.includes(word));
  if (!isHaving && (words.some((word) => PAST.has(word)) || saysPastForm(parts))) return 'back';
  // 'Customers of October with nothing booked' were here last October.
  if (filters.some(({ name, not }) => name === 'upcoming' && not)) return 'back';
  if (words.some((word) => COMING.has(word))) return 'ahead';
  // 'No wash in three months' ends today.
  return filters.some(({ name, not }) => name === 'service' && not) ? 'back' : 'near';
}

/** 'Cuántos lavamos el sábado': the typed form is past unless something says future. */
function saysPastForm(parts: Parts): boolean {
  const isCounted = parts.has('count') || parts.has('amount');
  return (
    parts.spans.some(
      ({ raw, period }) =>
        !period &&
        folded(raw)
          .split(' ')
          .some((word) => isOfPast(word, isCounted)),
    ) && !parts.spans.some(({ words }) => words.some((word) => COMING.has(word)))
  );
}
