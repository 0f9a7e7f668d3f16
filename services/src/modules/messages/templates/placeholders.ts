import type { MessageOccasion } from '../dto/message.dto.js';

/** Names in braces that a text has in place of the facts of an appointment. */
export const PLACEHOLDERS = [
  'first_name',
  'business',
  'service',
  'vehicle',
  'date',
  'time',
  'where',
  'crew',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const OF_JOB: readonly Placeholder[] = ['first_name', 'business', 'service', 'vehicle'];
const OF_TIME: readonly Placeholder[] = [...OF_JOB, 'date', 'time'];
const OF_PLACE: readonly Placeholder[] = [...OF_TIME, 'where'];

/** Placeholders that each occasion has a value for. */
export const PLACEHOLDERS_OF: Record<MessageOccasion, readonly Placeholder[]> = {
  scheduled: OF_PLACE,
  changed: OF_PLACE,
  cancelled: OF_TIME,
  reminder: OF_PLACE,
  'on-my-way': [...OF_PLACE, 'crew'],
  finished: OF_JOB,
  'no-show': OF_TIME,
};

/** Anything with a brace, as much of it as fits into a line. */
const BRACED = /\{[^{}]{0,30}\}?|\}/g;

/** Sentence about the first brace that is no placeholder of an occasion; '' if all are. */
export function placeholderProblem(text: string, occasion: MessageOccasion): string {
  const known = PLACEHOLDERS_OF[occasion].map((name) => `{${name}}`);
  const unknown = text.match(BRACED)?.find((each) => !known.includes(each));
  return unknown ? `This message has no ${unknown}.` : '';
}

export type PlaceholderValues = Record<Placeholder, string>;

/** Private-use character that stands for an empty value. */
const GAP = '\u{E000}';
const PLACEHOLDER = /\{(\w+)\}(\.?)/g;
const BRACKETS_AROUND_GAP = new RegExp(`\\([ ]*${GAP}[ ]*\\)`, 'g');
const GAP_AT_START = new RegExp(`^[ ]*${GAP}[ ]*[,;:.–-]?[ ]*`, 'gm');
const GAP_BETWEEN_PERIODS = new RegExp(`(?<=\\.)[ ]*[,;:–-]?[ ]*${GAP}[ ]*\\.`, 'g');
const GAP_BEFORE_END = new RegExp(`[ ]*[,;:–-]?[ ]*${GAP}(?=[ ]*(?:[.,;:!?)]|$))`, 'gm');
const GAP_AND_SPACE = new RegExp(`${GAP}[ ]?`, 'g');

/** Closes the gaps of empty values: no double spaces, no commas that separate nothing. */
const withoutGaps = (text: string) =>
  text
    .replaceAll(BRACKETS_AROUND_GAP, GAP)
    .replaceAll(GAP_AT_START, '')
    .replaceAll(GAP_BETWEEN_PERIODS, '')
    .replaceAll(GAP_BEFORE_END, '')
    .replaceAll(GAP_AND_SPACE, '')
    .trim();

/** A text with its values. A value that ends in a period swallows the one after it. */
export function fill(text: string, values: PlaceholderValues): string {
  const filled = text.replaceAll(PLACEHOLDER, (whole, name: string, period: string) => {
    const value = name in values ? values[name as Placeholder] : whole;
    if (value === '') return GAP + period;
    return value.endsWith('.') ? value : value + period;
  });
  return withoutGaps(filled);
}
