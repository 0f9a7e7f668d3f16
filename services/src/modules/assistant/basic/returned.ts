import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { periodAt } from '../language/periods/index.js';
import { tokensOf, type Token } from '../words/tokens.js';
import { understand } from '../language/understand.js';
import type { Filter, Plan } from '../plan/plan.js';
import { earlierOf, type Reading } from './earlier.js';

const LEADS = new Phrases('ok|okay|so|and|but|anyway|anyways|alright|well|sorry|y|bueno');
/** 'Back to Saturday, who is last', 'sorry, the ceramics, how much did they bring': what is returned to, and what is asked of it. */
const BACK = new Phrases(
  everyOf('|lets', '|go|going|get|getting|come|coming', 'back', 'to|on'),
  'returning to|as for|about',
  everyOf('volviendo|de vuelta', 'a|al'),
  'en cuanto a|en cuanto al|sobre',
);
const SORRY = new Phrases('sorry|anyway|anyways|i mean|i meant|perdon');
const THE = new Phrases('the|those|that|los|las|el|la');
const AGAIN = new Phrases('again|though|then|instead');

/** Days, and nothing else. */
function isOfDays(topic: string): boolean {
  const words = normalized(topic).tokens.map(({ word }) => word);
  return words.length > 0 && periodAt(words, 0)?.length === words.length;
}

interface Said {
  topic: string;
  rest: string;
  /** It is said that something is returned to; else a topic stands before a comma. */
  isSure: boolean;
}

/** What stands before a comma or a colon and what stands behind it, from this word on. */
function halvesFrom(text: string, words: readonly Token[], from: number) {
  const [first, last] = [words[from], words.at(-1)];
  if (!first || !last) return undefined;
  const isMark = ({ end }: Token, at: number) =>
    at >= from && /^[,:;]/.test(text.slice(end, words[at + 1]?.start));
  const marks = words.slice(0, -1).flatMap((word, at) => (isMark(word, at) ? [at] : []));
  const [at = words.length - 1] = marks;
  return {
    topic: text.slice(first.start, words[at]?.end),
    rest: text.slice(words[at + 1]?.start ?? text.length),
    areTwo: marks.length === 1,
    isOne: marks.length === 0,
  };
}

/** Where the words behind one of these begin, in front of which others may lead. */
function behind(words: readonly Token[], phrases: Phrases): number | undefined {
  for (let at = LEADS.runAt(words, 0); at >= 0; at--) {
    const length = phrases.lengthAt(words, at);
    if (length > 0) return at + length;
  }
  return undefined;
}

function returnIn(message: string): Said | undefined {
  const words = tokensOf(message);
  const back = behind(words, BACK);
  const sorry = back === undefined ? behind(words, SORRY) : undefined;
  const isSorry = sorry !== undefined && THE.lengthAt(words, sorry) > 0;
  const said = halvesFrom(message, words, back ?? (isSorry ? sorry + 1 : LEADS.runAt(words, 0)));
  if (!said) return undefined;
  const { topic, rest, areTwo, isOne } = said;
  if (back !== undefined) return { topic, rest, isSure: true };
  if (isSorry && !isOne) return { topic, rest, isSure: true };
  if (!areTwo) return undefined;
  const named = tokensOf(topic);
  const isAgain = named.length > 1 && AGAIN.lengthAt(named, named.length - 1) > 0;
  const aside = isAgain ? topic.slice(0, named.at(-2)?.end) : topic;
  return { topic: aside, rest, isSure: isOfDays(aside) };
}

/** It says that something is returned to: then both halves are one question. */
export const isReturn = (message: string) => returnIn(message)?.isSure === true;

/** Without the words that say so, where it was not spoken of. */
export function withoutReturn(message: string): string {
  const said = returnIn(message);
  // Days end a question; what it is of begins it.
  return said?.isSure ? `${said.rest} ${said.topic}`.trim() : message;
}

const has = (filters: readonly Filter[], { name, values, not }: Filter) =>
  filters.some(
    (each) =>
      each.name === name &&
      each.not === not &&
      values.every((value) => each.values.includes(value)),
  );

/** Whether a plan is of all that a topic names: what stands there alone is no figure of its own. */
function isOf(plan: Plan, topic: Plan): boolean {
  const { from, to } = topic.period ?? {};
  const isOfDays = from === undefined || (plan.period?.from === from && plan.period?.to === to);
  const isOpen = from === undefined && topic.filters.length === 0;
  return (
    isOfDays &&
    topic.filters.every((each) => has(plan.filters, each)) &&
    (!isOpen || plan.measure === topic.measure)
  );
}

export interface Returned {
  plan: Plan;
  /** In which words it was asked, where it was not asked last. */
  over?: string;
  /** What is asked of it; nothing: it is answered again. */
  rest: string;
}

/** The question before the last one that was of what is returned to. */
export async function returnedTo(
  message: string,
  last: Plan | undefined,
  before: readonly string[],
  reading: Reading,
): Promise<Returned | undefined> {
  const said = before.length > 1 ? returnIn(message) : undefined;
  if (!said) return undefined;
  const { vocabulary, today } = reading;
  const { plan: topic, unknown, unused } = await understand(said.topic, vocabulary, today);
  if (!topic || unknown.length + unused.length > 0) return undefined;
  const isNarrow = topic.filters.length > 0 || topic.period?.from !== undefined;
  if (!said.isSure && !isNarrow) return undefined;
  if (last && isOf(last, topic)) return { plan: last, rest: said.rest };
  for (let end = before.length; end > 0; end--) {
    const { plan } = await earlierOf(before.slice(0, end), reading);
    if (plan && isOf(plan, topic)) return { plan, over: before[end - 1] ?? '', rest: said.rest };
  }
  return undefined;
}
