import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';

const WHICH_CREWS: readonly [Sayings, string][] = [
  [
    new Sayings([
      'and? on|in|with|for? which|what van|crew|bay|team~',
      'and? which|what van|crew|bay|team~ is|are|for|on|doing|has|have it|them|that|those|each|each_one?',
    ]),
    'by crew',
  ],
  [
    new Sayings(['y? en|con? cual|cuales|que camioneta|camionetas|van|vans|equipo|equipos']),
    'por equipo',
  ],
];
const COUNTS = new Sayings(['how_many|cuantos|cuantas'], {}, 'start');

/** '… and which vans' is what was just asked, by crew: a count says it alone, and beside a list it stands for itself. */
export function withCrewsAsked(parts: readonly string[]): string[] {
  const [first = '', second = ''] = parts;
  const [, by] = WHICH_CREWS.find(([says]) => says.says(spelled(second))) ?? [];
  if (parts.length !== 2 || by === undefined) return [...parts];
  const split = `${first.replace(/[?.!]+$/, '')} ${by}`;
  return COUNTS.says(spelled(first)) ? [split] : [first, split];
}
