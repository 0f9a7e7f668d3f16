import { NaiveBayes } from './naive-bayes.js';
import type { Section } from './sections.js';

/** Side of a question: 1 is surely the product, -1 surely the trade, 0 undecided. */
export type Sides = (question: string) => number;

/** Parts of a section that the classifier learns from. */
type Examples = Pick<Section, 'title' | 'asked'>;

const wordsIn = (text: string) => [...new Set(text.toLowerCase().match(/[a-z']+/g))];

/**
 * Learns from the example questions of both sides. Small words tell most: 'where do I', 'can my',
 * 'how do I put', 'what takes off'.
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
