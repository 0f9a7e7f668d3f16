/** What a statement is bound with, collected while its text is put together. */
export class Parameters {
  readonly values: unknown[];

  /** The first ones: $1, $2 … */
  constructor(...values: unknown[]) {
    this.values = values;
  }

  /** Answers the name of one more: '$4'. */
  add(value: unknown): string {
    return `$${this.values.push(value ?? null)}`;
  }
}
