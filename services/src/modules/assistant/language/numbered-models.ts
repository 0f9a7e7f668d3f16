import { VEHICLE_MODELS } from '../../crm/index.js';
import { MAKES } from '../plan/makes.js';
import { folded } from './tokens.js';

/** Words and numbers apart: 'Mazda3', 'MX-5' and '330i' as people type them, with and without the letters behind. */
const apart = (name: string) =>
  folded(name)
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');
/** Letters are words as well: 'is 300', 'es 350'. */
const WORDS = /^(?:is|es|ls|id|rs|ex|gs|\p{L}) /u;

/** How each model with a number is called, and as which it is looked for. */
const PHRASES = new Map<string, string>();
for (const { make, model } of VEHICLE_MODELS) {
  if (!/\d/.test(model)) continue;
  const plain = apart(model);
  const short = plain.replace(/(?<=\d{3})\p{L}$/u, '');
  for (const said of [plain, short]) {
    const names = MAKES.find(({ shown }) => shown === make)?.names ?? [folded(make)];
    for (const name of names) {
      // 'Mazda3' has its make in it.
      const whole = said.startsWith(`${name} `) ? said : `${name} ${said}`;
      PHRASES.set(whole, plain.startsWith(`${name} `) ? plain : `${make} ${plain}`.toLowerCase());
    }
    if (said.includes(' ') && /^\p{L}/u.test(said) && !WORDS.test(said)) PHRASES.set(said, plain);
  }
}
const LONGEST = 4;

/** 'Tesla Model 3', 'mazda 3s', 'bmw 330', 'F 150': a number of a model counts nothing. */
export function numberedModelAt(
  words: readonly string[],
  start: number,
): { words: string; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
    const typed = words.slice(start, start + length).map((word) => word.replace(/(?<=\d)s$/, ''));
    const known = PHRASES.get(apart(typed.join(' ')));
    if (known !== undefined && (length > 1 || /\p{L}{2}/u.test(typed.join())))
      return { words: known, length };
  }
  return undefined;
}
