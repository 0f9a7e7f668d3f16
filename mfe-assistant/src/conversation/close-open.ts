/**
 * An answer that is still coming may stop in the middle of bold words or of a link: closes what is
 * open at its end, so that no bare signs flash by.
 *
 * @example closeOpen('You have **2 jo') // 'You have **2 jo**'
 */
export function closeOpen(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text
    .slice(lineStart)
    .replace(/\[([^\]]*)(?:\](?:\([^)]*)?)?$/, '$1')
    .replace(/\*+$/, '');
  const isBoldOpen = line.split('**').length % 2 === 0;
  return text.slice(0, lineStart) + line + (isBoldOpen ? '**' : '');
}
