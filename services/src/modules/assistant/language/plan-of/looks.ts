import { Phrases } from '../../words/phrases.js';
import type { Filter } from '../../plan/plan.js';
import { wordBefore, saysAny } from '../pieces/said.js';
import type { Parts } from '../pieces/parts.js';
import { isOfPast } from '../normalize/spanish-verbs.js';
import { folded } from '../../words/tokens.js';
import { monthOf } from '../periods/months.js';
import type { Moment } from '../periods/index.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** Words that speak of what was. */
export const PAST: ReadonlySet<string> = new Set(
  'did was were had made went got bought came brought took earned spent lost cancelled canceled been hice hicimos fue fueron gane ganamos vino vinieron hubo tuve tuvimos cancelaron'.split(
    ' ',
  ),
);
export const COMING: ReadonlySet<string> = new Set(
  'will coming upcoming next booked going scheduled open tomorrow viene vienen proxima proximo reservado agendado'.split(
    ' ',
  ),
);

const isOfMonth = ({ words }: Span) => words.some((word) => monthOf(word) !== undefined);

/** 'Who called off for December 1st' may be of a day to come: it is the nearest. */
const isOfOneDate = (parts: Parts) =>
  parts.all('measure').some(({ tag }) => tag.name === 'cancelled') &&
  parts.periods().some(
    ({ span }) =>
      isOfMonth(span) &&
      // 'Who cancelled for December' is of days for which they were booked.
      (span.words.some((word) => /^\d/.test(word)) || FOR.has(wordBefore(parts, span))),
  );
const FOR = wordSet('for|para');

/** What is said of days that are not over. */
export const SO_FAR = new Phrases('so far|already|hasta ahora|hasta hoy');

/** 'What is December looking like money wise', 'how much for December so far' are of the one that is nearest. */
const isMonthLooking = (parts: Parts, words: readonly string[]) =>
  (words.includes('looking') || saysAny(parts, SO_FAR)) &&
  parts.periods().some(({ span }) => isOfMonth(span));

/** 'How is Saturday looking' */
const isLooking = (parts: Parts, words: readonly string[]) =>
  words.includes('looking') &&
  parts.periods().some(({ span }) => weekdayOf(span.words.join(' ')) !== undefined);

/** Which way a day without a year looks: as the measure does, or as the verbs do. */
export function looksOf(
  parts: Parts,
  looks: 'back' | 'ahead' | 'both',
  filters: readonly Filter[],
): Moment['looks'] {
  const words = parts.spans.flatMap((span) => (span.period ? [] : [...span.words]));
  // 'How much will December bring'
  if (words.some((word) => WILL.has(word)) || isLooking(parts, words)) return 'ahead';
  if (isMonthLooking(parts, words)) return 'near';
  if (looks !== 'both') return looks;
  if (isOfOneDate(parts)) return 'near';
  const status = filters.find(({ name }) => name === 'status')?.values ?? [];
  if (
    status.some((value) => value === 'completed' || value === 'cancelled' || value === 'unclosed')
  )
    return 'back';
  // 'What has van 2 got on Saturday' is of what is to come.
  const isHaving =
    words.includes('got') &&
    ['has', 'is', 'booked', 'scheduled'].some((word) => words.includes(word));
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
  const isPast = (word: string) => isOfPast(word, isCounted);
  return (
    parts.spans.some(({ raw, period }) => !period && folded(raw).split(' ').some(isPast)) &&
    !parts.spans.some(({ words }) => words.some((word) => COMING.has(word)))
  );
}

const WILL = wordSet('will|gonna|going');
