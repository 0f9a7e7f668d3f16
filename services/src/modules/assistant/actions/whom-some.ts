import { understand } from '../language/understand.js';
import { wordSet } from '../language/word-set.js';
import { endsAfter } from './group-ends.js';
import { CONDITION, THOSE } from './whom-phrases.js';
import type { FoundWhom, Place } from './whom-place.js';

/** Where a condition stands behind 'those'. */
export function conditionAt({ tokens, at }: Pick<Place, 'tokens' | 'at'>): number | undefined {
  const those = THOSE.lengthAt(tokens, at);
  return those > 0 && CONDITION.lengthAt(tokens, at + those) > 0 ? at + those : undefined;
}

const ADJECTIVES = wordSet('unconfirmed|confirmed|pending');
const ONES = wordSet('ones|people|customers');
const LEADS = wordSet('the|only|just|all');
/** 'The unconfirmed ones' of whoever was told. */
async function likeThat({ tokens, at, today, vocabulary }: Place) {
  let start = at;
  while (LEADS.has(tokens[start]?.word ?? '') && start < at + 2) start += 1;
  const word = tokens[start]?.word ?? '';
  const isLike = start > at && ADJECTIVES.has(word);
  if (!isLike || !ONES.has(tokens[start + 1]?.word ?? '')) return undefined;
  const { plan, unknown, unused } = await understand(`${word} jobs`, vocabulary, today);
  const isWhole = unknown.length === 0 && unused.length === 0;
  return isWhole && plan && plan.filters.length > 0
    ? { filters: plan.filters, to: start + 2 }
    : undefined;
}

/** 'Those that have not confirmed', of whoever was told before: told apart as a question would, to its last word. */
export async function someOfThemAt(place: Place): Promise<FoundWhom | undefined> {
  const { tokens, at, today, vocabulary } = place;
  const like = await likeThat(place);
  const each = { kind: 'last' as const, isEach: true as const, isMany: true as const };
  if (like) return { whom: { ...each, only: like.filters }, from: at, to: like.to };
  const start = conditionAt(place);
  if (start === undefined) return undefined;
  for (const to of endsAfter(place, start)) {
    const words = tokens.slice(start, to).map(({ word }) => word);
    if (words.length === 0) continue;
    const said = `customers ${words.join(' ')}`;
    const { plan, unknown, unused } = await understand(said, vocabulary, today);
    const isWhole = unknown.length === 0 && unused.length === 0;
    if (!plan || !isWhole || plan.group !== undefined || plan.filters.length === 0) continue;
    return { whom: { ...each, only: plan.filters }, from: at, to };
  }
  return undefined;
}
