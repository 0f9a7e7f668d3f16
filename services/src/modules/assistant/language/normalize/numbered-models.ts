import { VEHICLE_MODELS } from '../../../crm/index.js';
import { MAKES } from '../../plan/makes.js';
import { folded } from '../../words/tokens.js';

/** Name with letters and digits apart: 'mazda 3' for 'Mazda3', 'mx 5' for 'MX-5'. */
const apart = (name: string) =>
  folded(name)
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');
/** Models whose names are also plain words: 'is 300', 'es 350', 'a class'. */
const WORDS = /^(?:(?:is|es|ls|id|rs|ex|gs) |\p{L} \d|a class$)/u;
/** Models that begin with letters and a hyphen: 'CR-V', 'C-Class', 'e-tron'. */
const LETTERED = /^\p{L}{1,2}-/u;
const BY_SERIES = /^\d series$/;
/** Models typed as one word: 'q5', 'crv', 'cx5'; 'x2' also means twice. */
const IN_ONE = /^(?!x2$)(?:\p{L}{1,3}\d|\p{L}{3}$)/u;

/** Search words by typed form, for each model with a number or single letters. */
const PHRASES = new Map<string, string>();
const ONE_WORD = new Map<string, string>();
for (const { make, model } of VEHICLE_MODELS) {
  if (!/\d/.test(model) && !LETTERED.test(model) && !BY_SERIES.test(apart(model))) continue;
  const plain = apart(model);
  const short = plain.replace(/(?<=\d{3})\p{L}$/u, '');
  for (const said of [plain, short]) {
    const names = MAKES.find(({ shown }) => shown === make)?.names ?? [folded(make)];
    for (const name of names) {
      // 'Mazda3' already begins with its make.
      const whole = said.startsWith(`${name} `) ? said : `${name} ${said}`;
      PHRASES.set(whole, plain.startsWith(`${name} `) ? plain : `${make} ${plain}`.toLowerCase());
    }
    const isSaid = /^\p{L}/u.test(said) ? !WORDS.test(said) : BY_SERIES.test(said);
    if (said.includes(' ') && isSaid) PHRASES.set(said, plain);
    const whole = said.replaceAll(' ', '');
    if (said.includes(' ') && IN_ONE.test(whole)) ONE_WORD.set(whole, plain);
  }
}
const LONGEST = 4;

/** 'F-150s', 'C classes', 'F types'. */
const singular = (word: string) =>
  word.replace(/(?<=\d)s$|(?<=class)es$|(?<=type|tron|pace)s$/, '');

/** Model at this word: 'Tesla Model 3', 'mazda 3s', 'F 150'; its number is no count. */
export function numberedModelAt(
  words: readonly string[],
  start: number,
): { words: string; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
    const typed = words.slice(start, start + length).map(singular);
    const known = PHRASES.get(apart(typed.join(' ')));
    if (known !== undefined && (length > 1 || /\p{L}{2}/u.test(typed.join())))
      return { words: known, length };
  }
  const typed = singular(words[start] ?? '');
  const known = ONE_WORD.get(typed);
  if (known === undefined) return undefined;
  // The search itself separates letters from numbers.
  return { words: /\d/.test(typed) ? typed : known, length: 1 };
}
