/** Marker word in all data of a business and nowhere else: no real word contains it. */
const HEAD = 'Zqbird';
const ANY = /zqbird[a-z]{2}/gi;
const LETTERS = 26;

const letter = (index) => String.fromCharCode(97 + (index % LETTERS));

/** Marker of one of up to 676 businesses. */
export const canaryOf = (index) => HEAD + letter(Math.floor(index / LETTERS)) + letter(index);

/**
 * Problem with an answer's marker words, or undefined.
 *
 * @param canary of the business that asks; undefined for somebody of none
 * @param isOwn whether the answer has something of the business in it
 */
export function strangersIn(text, canary, isOwn) {
  const found = new Set(text.match(ANY)?.map((word) => word.toLowerCase()));
  const own = canary?.toLowerCase();
  const strangers = [...found].filter((word) => word !== own);
  if (strangers.length > 0) return `holds what is another business's: ${strangers.join(', ')}`;
  return isOwn && !found.has(own) ? "holds nothing of the business's own" : undefined;
}
