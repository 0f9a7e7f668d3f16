import type { Section } from './sections.js';

/** How much a question is of the product: 1 surely, -1 of the trade, 0 either. */
export type Sides = (question: string) => number;

/** What a side is learned from. */
type Examples = Pick<Section, 'title' | 'asked'>;

/** How sure the words together must be, for the question to be wholly of one side. */
const SURE = 4;
/** So that a word which only one side has does not decide alone. */
const SMOOTHING = 0.5;

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z']+/g));

/**
 * Learned from how people ask for sections of either side (naive Bayes). The small words tell most here:
 * 'where do I', 'can my', 'how do I put', 'what takes off'.
 */
export function sidesOf<Entry extends Examples>(
  entries: readonly Entry[],
  isOfProduct: (entry: Entry) => boolean,
): Sides {
  const product = counted(entries.filter(isOfProduct));
  const trade = counted(entries.filter((entry) => !isOfProduct(entry)));
  return (question) => {
    let sure = 0;
    for (const word of wordsIn(question)) sure += Math.log(product(word) / trade(word));
    return Math.max(-1, Math.min(1, sure / SURE));
  };
}

/** In what share of the examples a word is. */
function counted(entries: readonly Examples[]): (word: string) => number {
  const texts = entries.flatMap(({ title, asked }) => (asked.length > 0 ? [title, ...asked] : []));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => ((counts.get(word) ?? 0) + SMOOTHING) / (texts.length + 1);
}
