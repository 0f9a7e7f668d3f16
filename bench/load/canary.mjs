/** A word that stands in everything a business has, and nowhere else: no word of people contains it. */
const HEAD = 'Zqbird';
const ANY = /zqbird[a-z]{2}/gi;
const LETTERS = 26;

const letter = (index) => String.fromCharCode(97 + (index % LETTERS));

/** Of one of up to 676 businesses. */
export const canaryOf = (index) => HEAD + letter(Math.floor(index / LETTERS)) + letter(index);

/**
 * What is wrong with an answer, as far as it says whose it is.
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
