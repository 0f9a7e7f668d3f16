/** Minimum length of a word with a typo. Shorter ones have too many neighbors. */
const SHORTEST = 4;
const SHORT = 5;
const LONG = 8;

/** Edit distance, counting swaps as one edit, up to `most`. Any greater distance is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const placeOf = (letter: string) => {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  // Each row of keys lies half a key to the right of the one above.
  return { row, column: (KEYS[row]?.indexOf(letter) ?? 0) + row / 2 };
};
const areNeighbors = (one: string, other: string) => {
  const [here, there] = [placeOf(one), placeOf(other)];
  return Math.abs(here.row - there.row) <= 1 && Math.abs(here.column - there.column) <= 1;
};

/** Whether a short word differs by a letter that is not a neighbor on the keyboard: 'mike' is no typo of 'make'. */
function isOther(word: string, known: string): boolean {
  if (word.length > SHORT || word.length !== known.length) return false;
  const changed = [...word].flatMap((letter, at) => (letter === known[at] ? [] : [at]));
  const [only] = changed;
  return (
    changed.length === 1 &&
    only !== undefined &&
    !areNeighbors(word.charAt(only), known.charAt(only))
  );
}

/** The known word that this is a typo of, if exactly one is that near. */
export function respelled(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST || /\d/.test(word)) return undefined;
  const most = word.length >= LONG ? 2 : 1;
  let best: { word: string; away: number } | undefined;
  let isTied = false;
  for (const each of known) {
    if (each.length < SHORTEST || each[0] !== word[0]) continue;
    const away = distance(word, each, most);
    // With two typos, the last letter must be right: 'different' is no typo of 'difference'.
    if (away > 1 && each.at(-1) !== word.at(-1)) continue;
    if (away > most || away > (best?.away ?? most) || isOther(word, each)) continue;
    isTied = best !== undefined && away === best.away;
    if (!best || away < best.away) best = { word: each, away };
  }
  return isTied ? undefined : best?.word;
}
