/** What a table has for a word that was typed; for 'constructor', which every object knows, it has nothing. */
export const lookUp = <T>(
  table: Readonly<Partial<Record<string, T>>>,
  word: string | undefined = '',
): T | undefined => (Object.hasOwn(table, word) ? table[word] : undefined);
