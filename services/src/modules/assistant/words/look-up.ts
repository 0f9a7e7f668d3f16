/** Looks up a typed word. Inherited keys such as 'constructor' are not found. */
export const lookUp = <T>(
  table: Readonly<Partial<Record<string, T>>>,
  word: string | undefined = '',
): T | undefined => (Object.hasOwn(table, word) ? table[word] : undefined);
