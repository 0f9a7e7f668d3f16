const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Replaces lone surrogates, which cannot be encoded or stored, with U+FFFD. */
export const wellFormed = (text: string) => text.replaceAll(LONE_SURROGATE, '\ufffd');

/**
 * First `most` characters, counted in code points. Splitting an emoji would produce text that the
 * database rejects.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text);
  // So many code units hold at least `most` code points; a pair that is cut here is beyond them.
  const start = [...text.slice(0, most * 2)];
  return wellFormed(start.slice(0, most).join(''));
}

/** The last `most` characters. */
export function truncateStart(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text);
  const end = [...text.slice(Math.max(0, text.length - most * 2))];
  return wellFormed(end.slice(Math.max(0, end.length - most)).join(''));
}
