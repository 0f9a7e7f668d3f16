/**
 * Closes bold text or a link at the end of a streaming answer, so that no raw markup flashes up.
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
