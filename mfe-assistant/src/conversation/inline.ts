/** A run of inline text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; target: string };

// Escapes come first, so that an escaped sign opens nothing. Matched content may contain escapes
// itself.
const INLINE =
  /\\[^\s\w]|\*\*(?<strong>(?:\\.|[^\\])+?)\*\*|\*(?!\s)(?<em>(?:\\.|[^\\*])+?)(?<!\s)\*|`(?<code>[^`]+)`|\[(?<label>(?:\\.|[^\]\\])+)\]\((?<target>[^)\s]+)\)/g;

/** Removes the backslash of an escape. */
const unescape = (text: string) => text.replace(/^\\/, '');

function toInline(match: RegExpExecArray): Inline {
  const { strong, em, code, label, target } = match.groups ?? {};
  if (strong) return { kind: 'strong', text: strong };
  if (em) return { kind: 'em', text: em };
  if (code) return { kind: 'code', text: code };
  if (label && target) return { kind: 'link', text: label, target };
  return { kind: 'text', text: unescape(match[0]) };
}

/** Parses bold, italic, code and links of a line. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(toInline(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
