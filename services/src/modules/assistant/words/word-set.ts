/** Cache by source text, so that a set may be written where it is used. */
const MADE = new Map<string, ReadonlySet<string>>();

function made(written: string): ReadonlySet<string> {
  const words = written
    .split('|')
    .flatMap((word) => (word.endsWith('~') ? [word.slice(0, -1), `${word.slice(0, -1)}s`] : word));
  return new Set(words);
}

/**
 * A closed class of words, separated by `|`. `~` allows a plural s.
 *
 * @example wordSet('truck~|suv~').has('trucks') // true
 */
export function wordSet(written: string): ReadonlySet<string> {
  const known = MADE.get(written);
  if (known) return known;
  const words = made(written);
  MADE.set(written, words);
  return words;
}
