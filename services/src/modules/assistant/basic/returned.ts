import { normalized } from '../language/normalize.js';
import { periodAt } from '../language/periods/index.js';
import { understand } from '../language/understand.js';
import type { Filter, Plan } from '../plan/plan.js';
import { earlierOf, type Reading } from './earlier.js';

/** 'Back to Saturday, who is last', 'sorry, the ceramics, how much did they bring': what is returned to, and what is asked of it. */
const BACK =
  /^(?:(?:ok|okay|so|and|but|anyways?|alright|well|sorry|y|bueno)[ ,]+)*(?:(?:(?:let'?s )?(?:go(?:ing)?|get(?:ting)?|com(?:e|ing)) )?back (?:to|on)|returning to|as for|about|volviendo a(?:l)?|de vuelta a(?:l)?|en cuanto a(?:l)?|sobre) ([^,:;?]+?)(?:[,:;]+ (.+)|\?*)$/i;
const SORRY =
  /^(?:(?:ok|so|and|no)[ ,]+)*(?:sorry|anyways?|i mean|i meant|perd[oó]n),? (?:the|those|that|los|las|el|la) ([^,:;]+)[,:;]+ (.+)$/i;
const ASIDE = /^(?:(?:ok|so|and|y)[ ,]+)*([^,:;?]+)[,:;]+ ([^,:;]+)$/i;

const AGAIN = / (?:again|though|then|instead)$/i;
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

function returnIn(message: string): Said | undefined {
  const [, topic, rest = ''] = BACK.exec(message) ?? SORRY.exec(message) ?? [];
  if (topic !== undefined) return { topic, rest, isSure: true };
  const [, aside, asked = ''] = ASIDE.exec(message) ?? [];
  if (aside === undefined) return undefined;
  const named = aside.replace(AGAIN, '');
  return { topic: named, rest: asked, isSure: isOfDays(named) };
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
