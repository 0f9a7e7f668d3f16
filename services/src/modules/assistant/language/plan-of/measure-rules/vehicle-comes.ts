import { Phrases } from '../../../words/phrases.js';
import { hasDays, isNamed, isOfVehicle, isPast } from '../asked.js';
import { named, NEXT, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne } from '../../pieces/said.js';

export const OF_WHEN = new Set(['jobs', 'worth', 'visits']);
const WHAT_TIME = new Phrases('what time|a que hora|que hora');

export const isAskedWhen = (parts: Parts) =>
  parts.all('want').some(({ tag }) => tag.want === 'when') ||
  parts.all('group').some(({ span }) => isOne(span, WHAT_TIME));

const COMES = new Phrases('come|comes|come in|comes in|coming|coming in|viene');
/** 'What time does the Tesla come in' asks for no visit that is over. */
export const vehicleComes: MeasureRule = {
  name: 'when the Tesla is coming',
  of: ({ parts, sure }) => {
    const isAsked =
      isAskedWhen(parts) &&
      isOfVehicle(parts) &&
      !isNamed(parts) &&
      !isPast(parts) &&
      parts.spans.some((span) => isOne(span, COMES)) &&
      sure.every((name) => OF_WHEN.has(name));
    if (!isAsked) return undefined;
    return hasDays(parts) ? named('jobs') : NEXT;
  },
};
