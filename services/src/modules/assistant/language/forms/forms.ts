import { MONTH_NAMES } from '../periods/months.js';

/** Word classes: `<name>` in a form. */
const WORDS = {
  so: 'and|so|ok|okay|now|well|but|y|pero',
  make: 'make|made|do|bring|bring in|earn|pull in|come to',
} as const;

/** Patterns of the groups that a form captures: `{name}`. */
const KEPT = {
  who: 'who|what|when|which',
  turn: 'this|last',
  unit: 'week|month|quarter|year|weekend',
  day: String.raw`today|tomorrow|yesterday|\p{L}+day|this|next|rest`,
  weekday: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  month: `${MONTH_NAMES}|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec`,
  by: 'by|per',
  first: 'first|earliest',
  end: 'first|last',
  amount: String.raw`[$]?\d[\d,.]*k?`,
  days: '.+?',
  then: 'on|for|going|lined up|this|next|tomorrow|today',
  phone: String.raw`\d{7,15}`,
  word: String.raw`\p{L}+`,
  digits: String.raw`[^ ]*\d[^ ]*`,
} as const;

/** Own classes of a form, added to those of all forms. */
export type Classes = Readonly<Record<string, string>>;

export function elementOf(written: string, own: Classes = {}): string {
  const [, words = '', ending] = /^(.+?)([?*~])?$/.exec(written) ?? [];
  const [, known] = /^<(\w+)>$/.exec(words) ?? [];
  const [, kept] = /^\{(\w+)\}$/.exec(words) ?? [];
  const plain = known
    ? (own[known] ?? WORDS[known as keyof typeof WORDS])
    : words.replaceAll('_', ' ');
  const source = kept
    ? `(?<${kept}>${own[kept] ?? KEPT[kept as keyof typeof KEPT]})`
    : `(?:${plain})`;
  if (ending === '~') return `${source}s? `;
  return ending ? `(?:${source} )${ending}` : `${source} `;
}

/** Regular expression of a row of elements. */
export function patternOf(row: string, at: 'whole' | 'start' | 'end' | 'anywhere', own?: Classes) {
  const elements = row.split(' ').map((each) => elementOf(each, own));
  const begins = at === 'whole' || at === 'start' ? '^' : '(?<![^ ])';
  const ends = at === 'whole' || at === 'end' ? '$' : '';
  return new RegExp(begins + elements.join('') + ends, 'u');
}
