import { MONTH_NAMES } from '../periods/months.js';

/** Words that stand in the same place of a sentence: `<name>` in a form. */
const WORDS = {
  so: 'and|so|ok|okay|now|well|but|y|pero',
  make: 'make|made|do|bring|bring in|earn|pull in|come to',
} as const;

/** What is kept of a form, `{name}`, each a pattern of words. */
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

/** Words of one's own for `<name>` and `{name}`, beside those that all forms have. */
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

/** The expression of a row of elements, followed by their spaces. */
export function patternOf(row: string, at: 'whole' | 'start' | 'end' | 'anywhere', own?: Classes) {
  const elements = row.split(' ').map((each) => elementOf(each, own));
  const begins = at === 'whole' || at === 'start' ? '^' : '(?<![^ ])';
  const ends = at === 'whole' || at === 'end' ? '$' : '';
  return new RegExp(begins + elements.join('') + ends, 'u');
}
