import { addDays } from '../../../platform/time/zone.js';
import type { Filter } from '../plan/plan.js';
import { isNamed } from './asked.js';
import type { Parts } from './parts.js';

const LAST =
  /^(?:last (?:visit|visits|visited|visita|vez|cita|seen|here|came|in|time|see|saw|job|appointment))\b/;
const PEOPLE =
  /\b(?:customers|clients|people|everyone|everybody|who|whos|whose|quien|quienes|clientes|gente)\b|^last visit/;

/** 'Customers last seen before July' have not been here since; those whose last visit was in August were here then. */
export function lastSeen(parts: Parts, today: string): Filter[] {
  const at = parts.spans.findIndex((_, index) =>
    LAST.test(wordsFrom(parts, index).slice(0, 2).join(' ')),
  );
  const [only, ...others] = parts.periods();
  const isOfPeople = PEOPLE.test(wordsFrom(parts, 0).join(' ')) && !isNamed(parts);
  const isWhen = parts.all('want').some(({ tag }) => tag.want === 'when');
  const isRanked = parts.all('order').some(({ span }) => parts.spans.indexOf(span) !== at);
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
