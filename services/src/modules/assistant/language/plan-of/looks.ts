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

/** Words that speak of what was. */
export const PAST: ReadonlySet<string> = wordSet(
  'did|was|were|had|made|went|got|bought|came|brought|took|earned|spent|lost|cancelled|canceled|been|hice|hicimos|fue|fueron|gane|ganamos|vino|vinieron|hubo|tuve|tuvimos|cancelaron',
);
export const COMING: ReadonlySet<string> = wordSet(
  'will|coming|upcoming|next|booked|going|scheduled|open|tomorrow|viene|vienen|proxima|proximo|reservado|agendado',
);
const WILL = wordSet('will|gonna|going');
export const SO_FAR = new Phrases('so far|already|hasta ahora|hasta hoy');

const OVER = new Set(['completed', 'cancelled', 'unclosed']);

/** Which way a day without a year looks: as the measure does, or as the verbs do. */
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
  // 'How much will December bring', 'how is Saturday looking'
  if (words.some((word) => WILL.has(word)) || (isLooking && isWeekday)) return 'ahead';
  if (isMonth && (isLooking || saysAny(parts, SO_FAR))) return 'near';
  if (looks !== 'both') return looks;
  const status = filters.find(({ name }) => name === 'status')?.values ?? [];
  if (status.some((value) => OVER.has(value))) return 'back';
  // 'What has van 2 got on Saturday' is of what is to come.
  const isHaving =
    words.includes('got') && ['has', 'is', 'booked'].some((word) => words.includes(word));
  if (!isHaving && (words.some((word) => PAST.has(word)) || saysPastForm(parts))) return 'back';
  // Customers of October with nothing booked were here in it.
  if (filters.some(({ name, not }) => name === 'upcoming' && not)) return 'back';
  if (words.some((word) => COMING.has(word))) return 'ahead';
  // Who had no wash in three months had none until today.
  return filters.some(({ name, not }) => name === 'service' && not) ? 'back' : 'near';
}

/** 'Cuántos lavamos el sábado': the form as it was typed, where nothing says that it is to come. */
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
