const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Half of a character can be neither encoded nor stored: it becomes the sign for an unknown one. */
export const wellFormed = (text: string) => text.replaceAll(LONE_SURROGATE, '\ufffd');

/**
 * The first `most` characters. Counts code points, since cutting between the two halves of an emoji
 * leaves text that the database refuses.
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
