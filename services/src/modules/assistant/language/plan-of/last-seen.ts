import { addDays } from '../../../../platform/time/zone.js';
import type { Filter } from '../../plan/plan.js';
import { isNamed } from './asked.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

const LAST = wordSet(
  'visit~|visited|visita|vez|cita|seen|here|came|in|time|see|saw|job|appointment',
);
const PEOPLE = wordSet(
  'customers|clients|people|everyone|everybody|who|whos|whose|quien|quienes|clientes|gente',
);
const isLast = ([last, seen = '']: readonly string[]) => last === 'last' && LAST.has(seen);
/** 'Last visit before July' is of customers, too. */
const saysPeople = (words: readonly string[]) =>
  words.some((word) => PEOPLE.has(word)) ||
  (words[0] === 'last' && wordSet('visit~|visited').has(words[1] ?? ''));

/** 'Customers last seen before July' have not been here since; those whose last visit was in August were here then. */
export function lastSeen(parts: Parts, today: string): Filter[] {
  const at = parts.spans.findIndex((_, index) => isLast(wordsFrom(parts, index)));
  const [only, ...others] = parts.periods();
  const isOfPeople = saysPeople(wordsFrom(parts, 0)) && !isNamed(parts);
  const isWhen = parts.all('want').some(({ tag }) => tag.want === 'when');
  const isRanked = parts.all('order').some(({ span }) => parts.spans.indexOf(span) !== at);
  // 'The last appointment on Saturday' is one of its jobs.
  const isOneJob =
    wordSet('the|my|our').has(parts.spans[at - 1]?.words.at(-1) ?? '') &&
    wordsFrom(parts, at)
      .slice(0, 2)
      .some((word) => wordSet('job|appointment|cita').has(word));
  if (isOneJob) return [];
  if (at < 0 || !only || others.length > 0 || !isOfPeople || isWhen || isRanked) return [];
  const { from, to } = only.period.resolve({ today, looks: 'back' });
  if (to === undefined || to >= today) return [];
  parts.use(only.span, ...parts.spans.slice(at, at + 2));
  parts.use(...parts.all('measure').map(({ span }) => span));
  const since: Filter = { name: 'not_since', values: [addDays(to, 1)] };
  return from === undefined ? [since] : [since, { name: 'here_in', values: [`${from}/${to}`] }];
}

const wordsFrom = (parts: Parts, index: number) =>
  parts.spans.slice(index).flatMap(({ words }) => [...words]);
