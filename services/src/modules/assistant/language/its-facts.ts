import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';

/** 'How much was it', 'who was it for': what the row of one job says. */
export const OF_ONE =
  /^(?:and |y )?(?:how much (?:was|is|did) (?:it|that|that one)(?: cost)?|how much (?:was|is) that job|(?:who|what) (?:was|is) (?:it|that) for|who (?:was|is) (?:it|that)|(?:when|what day|which day) (?:was|is) (?:it|that)|what time (?:was|is) that|what (?:kind of |kinda )?service (?:was|is) (?:it|that)|what did (?:they|we) (?:get|do)|what (?:kind of )?(?:car|vehicle)(?: (?:is it|is that|do they (?:drive|have)|does (?:he|she) (?:drive|have)))?|cu[aá]nto (?:fue|cost[oó]|es)|(?:para )?qui[eé]n (?:fue|era|es))\s*\??$/i;

/** Asks that of the one job that was answered before. */
export const asksOfOne = (parts: Parts, { want, limit }: Plan): boolean =>
  want === 'list' &&
  limit === 1 &&
  OF_ONE.test(parts.spans.flatMap(({ words }) => [...words]).join(' '));
