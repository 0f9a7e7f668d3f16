import { addTo, hashOf, TermCounts } from './term-counts.js';

export interface Example<Label extends string> {
  label: Label;
  terms: readonly string[];
}

/** Count added to each term, so that a term without examples is not impossible. */
const SMOOTHING = 0.3;
/** Factor on the log-likelihood. Terms depend on one another, so the result would be too sure without it. */
const DEPENDENCE = 0.5;

interface Counted {
  counts: TermCounts;
  /** Number of all terms. */
  total: number;
}

/** Multinomial naive Bayes classifier, trained on labeled examples. */
export class NaiveBayes<Label extends string> {
  private readonly labels: ReadonlyMap<Label, Counted>;
  private readonly vocabulary: TermCounts;

  constructor(examples: readonly Example<Label>[]) {
    const all = new Map<number, number>();
    const own = new Map<Label, Map<number, number>>();
    for (const { label, terms } of examples) {
      const counts = own.get(label) ?? new Map<number, number>();
      own.set(label, counts);
      for (const hash of terms.map(hashOf)) {
        addTo(counts, hash, 1);
        addTo(all, hash, 1);
      }
    }
    this.labels = new Map([...own].map(([label, counts]) => [label, countedOf(counts)]));
    this.vocabulary = new TermCounts(all);
  }

  /** Probability that the text has the label, from 0 to 1. */
  probabilityOf(label: Label, terms: readonly string[]): number {
    const known = terms.map(hashOf).filter((term) => this.vocabulary.get(term) > 0);
    const own = this.likelihoodOf(label, known);
    const sum = [...this.labels.keys()].reduce(
      (all, each) => all + Math.exp((this.likelihoodOf(each, known) - own) * DEPENDENCE),
      0,
    );
    return 1 / sum;
  }

  /** Log-likelihood. */
  private likelihoodOf(label: Label, terms: readonly number[]): number {
    const { counts, total = 0 } = this.labels.get(label) ?? {};
    const whole = total + SMOOTHING * this.vocabulary.size;
    return terms.reduce(
      (sum, term) => sum + Math.log(((counts?.get(term) ?? 0) + SMOOTHING) / whole),
      0,
    );
  }
}

const countedOf = (counts: ReadonlyMap<number, number>): Counted => ({
  counts: new TermCounts(counts),
  total: [...counts.values()].reduce((sum, each) => sum + each, 0),
});
