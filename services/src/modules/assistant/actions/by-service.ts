import { periodAt } from '../language/periods/index.js';
import { understand } from '../language/understand.js';
import type { Plan } from '../plan/plan.js';
import { MOST_PEOPLE, type GroupPlace } from './whom/group.js';
import { MINE } from './whom/slot-at.js';
import { OWNER } from './whom/phrases.js';
import { wordSet } from '../words/word-set.js';

const MOST_BETWEEN = 3;
const ON = wordSet('on|for|from|el|de|del');

/** 'The interior guy tomorrow': whoever is booked for that on the day that is said. */
export async function byServiceAt({ tokens, at, today, vocabulary }: GroupPlace) {
  const words = tokens.map(({ word }) => word);
  if (!MINE.has(words[at] ?? '')) return undefined;
  const owner = tokens.findIndex((_, index) => index > at + 1 && OWNER.lengthAt(tokens, index) > 0);
  if (owner < 0 || owner - at - 1 > MOST_BETWEEN) return undefined;
  const from = ON.has(words[owner + 1] ?? '') ? owner + 2 : owner + 1;
  const days = periodAt(words, from);
  if (!days) return undefined;
  const to = from + days.length;
  const question = `jobs ${[...words.slice(at + 1, owner), ...words.slice(from, to)].join(' ')}`;
  const { plan, unknown, unused } = await understand(question, vocabulary, today);
  const isWhole = unknown.length + unused.length === 0 && plan?.measure === 'jobs';
  if (!isWhole || !plan.filters.some(({ name }) => name === 'service')) return undefined;
  const listed: Plan = { ...plan, want: 'list', limit: MOST_PEOPLE };
  return { plan: listed, to };
}
