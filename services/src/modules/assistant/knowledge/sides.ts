import { NaiveBayes } from './naive-bayes.js';
import type { Section } from './sections.js';

/** How much a question is of the product: 1 surely, -1 of the trade, 0 either. */
export type Sides = (question: string) => number;

/** What a side is learned from. */
type Examples = Pick<Section, 'title' | 'asked'>;

const wordsIn = (text: string) => [...new Set(text.toLowerCase().match(/[a-z']+/g))];

/**
 * Learned from how people ask for sections of either side. The small words tell most here: 'where do I',
 * 'can my', 'how do I put', 'what takes off'.
 */
export function sidesOf<Entry extends Examples>(
  entries: readonly Entry[],
  isOfProduct: (entry: Entry) => boolean,
): Sides {
  const sides = new NaiveBayes(
    entries.flatMap((entry) => {
      const label = isOfProduct(entry) ? ('product' as const) : ('trade' as const);
      const texts = entry.asked.length > 0 ? [entry.title, ...entry.asked] : [];
      return texts.map((text) => ({ label, terms: wordsIn(text) }));
    }),
  );
  return (question) => 2 * sides.probabilityOf('product', wordsIn(question)) - 1;
}
