/** Eight avatar colours; white text reaches 4.5:1 on each (asserted by a test). */
export const AVATAR_COLORS = [
  '#0b63ce',
  '#0f766e',
  '#7c3aed',
  '#b4235a',
  '#a04a00',
  '#3f6212',
  '#4338ca',
  '#86198f',
] as const;

/**
 * The first letters of the first and the last word, uppercased; 'UU' without a name.
 *
 * @example initials('Ana María Ruiz') // 'AR'
 */
export function initials(name: string | null | undefined): string {
  // macOS decomposes accents into separate characters; NFC joins them with their letters.
  const words = (name ?? '').normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (!first) return 'UU';
  // Spread, not [0]: the first letter may be outside the basic plane.
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The same name always has the same colour. @example avatarColor('Ana Ruiz') */
export function avatarColor(name: string | null | undefined): string {
  let hash = 0;
  for (const character of name ?? '') hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return AVATAR_COLORS[hash % AVATAR_COLORS.length] ?? AVATAR_COLORS[0];
}
