const AMOUNT = /\$\s?\d[\d,]*(?:\.\d+)?/g;

const plain = (amount: string) => amount.replace(/[\s,]/g, '').replace(/\.00$/, '');

const amountsIn = (text: string) => (text.match(AMOUNT) ?? []).map(plain);

/** The amounts of an answer that none of the texts it was made from has. */
export function unfoundedAmounts(answer: string, grounds: string[]): string[] {
  const known = new Set(grounds.flatMap(amountsIn));
  return [...new Set(amountsIn(answer))].filter((amount) => !known.has(amount));
}
