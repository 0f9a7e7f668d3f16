/** Bound parameters, collected while a statement is built. */
export class Parameters {
  readonly values: unknown[];

  /** Initial values: $1, $2 … */
  constructor(...values: unknown[]) {
    this.values = values;
  }

  /** Adds a value and returns its placeholder: '$4'. */
  add(value: unknown): string {
    return `$${this.values.push(value ?? null)}`;
  }
}
