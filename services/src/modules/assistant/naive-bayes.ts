export interface Example<Label extends string> {
  label: Label;
  terms: readonly string[];
}

/** What a term counts that no example of a label has. */
const SMOOTHING = 0.3;
/** The terms of a text depend on one another: taken as independent they would be too sure. */
const DEPENDENCE = 0.5;

/** Which of some labels a text has, by the terms of examples: multinomial naive Bayes. */
export class NaiveBayes<Label extends string> {
  private readonly counts = new Map<Label, Map<string, number>>();
  private readonly totals = new Map<Label, number>();
  private readonly vocabulary = new Set<string>();

  constructor(examples: readonly Example<Label>[]) {
    for (const { label, terms } of examples) {
      const own = this.counts.get(label) ?? new Map<string, number>();
      this.counts.set(label, own);
      for (const term of terms) {
        own.set(term, (own.get(term) ?? 0) + 1);
        this.vocabulary.add(term);
      }
      this.totals.set(label, (this.totals.get(label) ?? 0) + terms.length);
    }
  }

  /** How likely it is that the text has the label, from 0 to 1. */
  probabilityOf(label: Label, terms: readonly string[]): number {
    const known = terms.filter((term) => this.vocabulary.has(term));
    const own = this.likelihoodOf(label, known);
    const sum = [...this.counts.keys()].reduce(
      (all, each) => all + Math.exp((this.likelihoodOf(each, known) - own) * DEPENDENCE),
      0,
    );
    return 1 / sum;
  }

  /** As a logarithm. */
  private likelihoodOf(label: Label, terms: readonly string[]): number {
    const whole = (this.totals.get(label) ?? 0) + SMOOTHING * this.vocabulary.size;
    return terms.reduce(
      (sum, term) => sum + Math.log(((this.counts.get(label)?.get(term) ?? 0) + SMOOTHING) / whole),
      0,
    );
  }
}
