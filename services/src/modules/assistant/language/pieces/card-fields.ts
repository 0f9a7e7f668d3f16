import type { Parts } from './parts.js';
import { isUnknown } from './parts.js';
import type { Span } from './spans.js';
import { wordSet } from '../../words/word-set.js';

export interface CardFields {
  /** Values of the `missing` filter: 'email', 'place'. */
  fields: readonly string[];
  /** Words that a note might contain: 'gate code', 'allergic'. */
  noted: readonly string[];
}

const OF_CODE = wordSet(
  'license|tag|gate|door|garage|lockbox|lock|box|alarm|entry|entrance|access|building|key',
);
/** Words that belong to notes even if no note of the business has them. */
const NOTED = wordSet(
  'code~|plate~|placa~|keypad|allergy|allergies|allergic|pet~|dog~|cat~|parking|codigo|alergia~|alergico|alergica|perro~|mascota~',
);

const hasWord = ({ words }: Span, is: ReadonlySet<string>) => words.some((word) => is.has(word));
const isNote = (span: Span, next: Span | undefined) =>
  hasWord(span, NOTED) || (hasWord(span, OF_CODE) && next !== undefined && hasWord(next, NOTED));

/** Words of notes and places, with adjacent ones joined: 'gate code', 'dog'. */
function notedIn({ spans }: Parts): { noted: string[]; spans: Span[] } {
  const found: Span[] = [];
  const noted: string[] = [];
  for (const [at, span] of spans.entries()) {
    const isOwn = span.name?.kind === 'notes' || span.name?.kind === 'place';
    if (!isOwn && !isNote(span, spans[at + 1])) continue;
    const isBeside = at > 0 && found.includes(spans[at - 1] ?? span);
    const words = span.words.join(' ');
    if (isBeside) noted.push(`${noted.pop() ?? ''} ${words}`);
    else noted.push(words);
    found.push(span);
  }
  return { noted, spans: found };
}

const isNamed = (parts: Parts) => parts.spans.some(({ name }) => name?.kind === 'customer');

export function cardFieldsOf(parts: Parts): CardFields {
  if (!isNamed(parts)) return { fields: [], noted: [] };
  const fields = parts
    .all('value')
    .flatMap(({ tag }) => (tag.filter === 'missing' ? [tag.value] : []));
  return { fields: [...new Set(fields)], noted: notedIn(parts).noted };
}

/** Unknown words about a named customer that a note might contain. */
export const notedWords = (parts: Parts): string[] =>
  isNamed(parts) ? notedIn(parts).spans.flatMap((span) => (isUnknown(span) ? [span.raw] : [])) : [];
