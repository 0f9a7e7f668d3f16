import { MONTH_NAMES } from '../periods/months.js';
import type { Token } from '../../words/tokens.js';

/** Words that stand in the same place of a sentence: `<name>` in a form. */
const WORDS = {
  so: 'and|so|ok|okay|now|well|but|y|pero',
  please: 'please|pls|just|can you|could you|will you|give me|get me|send me|i need|let me have',
  that: 'it|that|this|them|those|these|me that',
  those: 'them|those|these',
  is: 'is|was|are|were',
  it_is:
    'thats|its|is that|is it|is this|was that|was it|was this|that is|that was|it is|it was|this is|this was',
  much: 'a lot|a bit|much|way|any|still|even|really',
  more: 'more|less|better|worse|up|down|higher|lower|busier|slower|fewer|ahead|behind|cheaper|longer|shorter|bigger|smaller',
  than: 'than|from|back in|in|over|compared to|compared with|of|on|vs|versus',
  beyond: 'above|below|over|under|behind|ahead of',
  mas: 'mas|menos|mejor|peor|mayor|menor',
  have: 'have|has|got',
  booked:
    'booked|scheduled|coming up|coming in|coming back|on the books|on the calendar|on the schedule|something booked|anything booked|something coming up|anything coming up|something on the books|anything on the books',
  vs: 'vs|versus|compared to|against',
  split: 'split|break|divide|sort|order|rank|group|put|do|show|list|arrange',
  down: 'down|up|out',
  they: 'they|we|people|i|customers|clients',
  had: 'had done|have done|had|got|get|did|do|bought|buy|booked|book|came in for|come in for',
  make: 'make|made|do|bring|bring in|earn|pull in|come to',
  money: 'money|revenue|dollars|jobs|visits|price|number|total',
  list: 'show me|list|name them|name em|names|their names|who got them|who had them|who got em|who had em|who|who is that|whose|which|which ones|quienes|cuales|la lista',
  usually: 'usually|normally|typically|mostly|generally|always',
  get: 'get|have|book|order|buy|come in for|go for|ask for',
  now: 'right now|now|at the moment|currently',
  block:
    'need to allow|need to block|need|block out|block off|block|set aside|plan|allow|leave|put aside|count on',
  show: 'give me|give us|show me|show us|tell me|what is|what are|how is|how are',
  our: 'the|our|my',
} as const;

/** What is kept of a form, `{name}`, each a pattern of words. */
const KEPT = {
  who: 'who|what|when|which',
  any: 'who|what|which|whos|whats|anything|anyone|anybody|something',
  those: 'which|who|how many|any',
  them: 'them|those|these|em',
  turn: 'this|last',
  unit: 'week|month|quarter|year|weekend',
  day: String.raw`today|tomorrow|yesterday|\p{L}+day|this|next|rest`,
  waiting: 'pending|unconfirmed',
  weekday: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  month: `${MONTH_NAMES}|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec`,
  n: String.raw`two|three|four|five|six|seven|eight|nine|ten|\d{1,2}`,
  things: 'cars|vehicles|trucks|visits|jobs',
  by: 'by|per',
  first: 'first|earliest',
  end: 'first|last',
  amount: String.raw`[$]?\d[\d,.]*k?`,
  counted: String.raw`(?:\p{L}+ ){0,2}?(?:\p{L}+s|ticket|revenue|business|income|money|average)`,
  superlative: 'best|worst|busiest|slowest|biggest',
  better: 'better|worse|busier|slower',
  rank: 'more|most|less|least|better|the most|the least',
  sums: 'revenue|sales|income|jobs|money',
  days: '.+?',
  split: 'month|week|day',
  vs: 'than|vs|versus|compared to|against|or',
  then: 'on|for|going|lined up|this|next|tomorrow|today',
  phone: String.raw`\d{7,15}`,
  word: String.raw`\p{L}+`,
  digits: String.raw`[^ ]*\d[^ ]*`,
  it: String.raw`(?!(?:it|that|this|them|those)\b).+?`,
} as const;

/** Another way to say a part of a question: its words in a row, and those that the lexicon has. */
export interface Form {
  /** Of the words: `<class>`, `{kept}`, `one|other`; `?` may be left out, `*` as often as one likes, `~` with an s or without. */
  says: string;
  as: string;
  /** The question is nothing else, ends so, or has it anywhere; else it begins so. */
  at?: 'whole' | 'end' | 'anywhere';
  /** Not where the words have one of these rows anywhere, which are written as a form is. */
  unless?: string | readonly string[];
}

interface Compiled extends Form {
  pattern: RegExp;
  unlessPatterns: readonly RegExp[];
}

/** Words of one's own for `<name>` and `{name}`, beside those that all forms have. */
export type Classes = Readonly<Record<string, string>>;

/** Each word of a sentence is followed by a space. */
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

export const formsOf = (forms: readonly Form[]): readonly Compiled[] =>
  forms.map((form) => {
    const { says, at, unless } = form;
    return {
      ...form,
      pattern: patternOf(says, at ?? 'start'),
      unlessPatterns: [unless ?? []].flat().map((row) => patternOf(row, 'anywhere')),
    };
  });

const countOf = (text: string) => text.split(' ').length - 1;

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => `${word} `).join('');

function put(tokens: readonly Token[], found: RegExpExecArray, { as }: Compiled): readonly Token[] {
  const at = countOf(found.input.slice(0, found.index));
  const said = tokens.slice(at, at + countOf(found[0]));
  const words = as.replace(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '');
  const raw = said.map((token) => token.raw).join(' ');
  const [start, end] = [said[0]?.start ?? 0, said.at(-1)?.end ?? 0];
  const read = words
    .split(' ')
    .filter(Boolean)
    .map((word) => said.find((token) => token.word === word) ?? { raw, word, start, end });
  if (read.length + tokens.length === said.length) return tokens;
  return [...tokens.slice(0, at), ...read, ...tokens.slice(at + said.length)];
}

/** The words in the forms that the lexicon knows; each form is tried on what the one before it made. */
export function inForms(tokens: readonly Token[], forms: readonly Compiled[]): readonly Token[] {
  let [read, text] = [tokens, textOf(tokens)];
  for (const form of forms) {
    const found = form.pattern.exec(text);
    if (!found || form.unlessPatterns.some((each) => each.test(text))) continue;
    read = put(read, found, form);
    text = textOf(read);
  }
  return read;
}
