import type { Filter } from '../../plan/plan.js';
import { afterSeason } from './absence.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const BOOKED = new Set('booked scheduled rebooked reservado agendado'.split(' '));
const SINCE = wordSet('since|desde');
const SO_LONG = wordSet('in|for|over|within|since|en|desde');
const UNIT = wordSet('day~|week~|month~|year~');
const saysLength = (said: readonly string[]) =>
  SINCE.has(said[0] ?? '') || UNIT.has(said.at(-1) ?? '');
const isDenial = (span: Span | undefined) => span?.tags.some(({ kind }) => kind === 'not') === true;
const isBeen = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'measure' && tag.name === 'last_visit');
const UNBOOKED = { name: 'upcoming', values: ['booked'], not: true as const };

/** 'Who has not booked in 6 months' was not here in them, and has nothing booked. */
export function unbookedSince(parts: Parts, today: string): Filter[] {
  const not = parts.all('not')[0]?.span;
  const [only, ...others] = parts.periods();
  if (!not || !only || others.length > 0) return [];
  const after = parts.spans.slice(parts.spans.indexOf(not) + 1);
  const booked = after.filter(
    ({ words, period, tags }, at) =>
      !period &&
      (words.some((word) => BOOKED.has(word)) ||
        // 'And has no appointment'
        (isDenial(after[at - 1]) &&
          tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs'))),
  );
  const said = only.span.words;
  const lead = parts.spans[parts.spans.indexOf(only.span) - 1]?.words.at(-1) ?? '';
  // 'Came in last month but have nothing booked': they were here then, and 'in' is of coming.
  const isBehind = parts.spans.indexOf(only.span) > parts.spans.indexOf(not);
  const isSoLong =
    (SO_LONG.has(said[0] ?? '') || (isBehind && SO_LONG.has(lead))) && saysLength(said);
  const { from } = only.period.resolve({ today, looks: 'back' });
  if (booked.length === 0 || !isSoLong || from === undefined || from >= today) return [];
  parts.use(not, only.span, ...booked, ...after.filter((span) => isDenial(span) || isBeen(span)));
  return [{ name: 'not_since', values: [afterSeason(only.span.words, today) ?? from] }, UNBOOKED];
}
