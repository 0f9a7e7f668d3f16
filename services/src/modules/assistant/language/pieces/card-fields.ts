import type { Parts } from './parts.js';
import { isUnknown } from './parts.js';
import type { Span } from './spans.js';
import { wordSet } from '../../words/word-set.js';

export interface CardFields {
  /** As the filter of what is missing calls them: 'email', 'place'. */
  fields: readonly string[];
  /** What would stand in a note: 'gate code', 'allergic'. */
  noted: readonly string[];
}

const OF_CODE = wordSet(
  'license|tag|gate|door|garage|lockbox|lock|box|alarm|entry|entrance|access|building|key',
);
/** These stand in notes, whether or not anybody has one. */
const NOTED = wordSet(
  'code~|plate~|placa~|keypad|allergy|allergies|allergic|pet~|dog~|cat~|parking|codigo|alergia~|alergico|alergica|perro~|mascota~',
);

const hasWord = ({ words }: Span, is: ReadonlySet<string>) => words.some((word) => is.has(word));
const isNote = (span: Span, next: Span | undefined) =>
  hasWord(span, NOTED) || (hasWord(span, OF_CODE) && next !== undefined && hasWord(next, NOTED));

/** 'Gate code', 'dog': the words of notes and places, one beside the other in one. */
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

/** What is known of no record, and would stand in a note of one who is named. */
export const notedWords = (parts: Parts): string[] =>
  isNamed(parts) ? notedIn(parts).spans.flatMap((span) => (isUnknown(span) ? [span.raw] : [])) : [];
