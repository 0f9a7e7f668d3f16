import { understand } from '../language/understand.js';
import { endsAfter } from './group-ends.js';
import { CONDITION, THOSE } from './whom-phrases.js';
import type { FoundWhom, Place } from './whom-place.js';

/** Where a condition stands behind 'those'. */
export function conditionAt({ tokens, at }: Pick<Place, 'tokens' | 'at'>): number | undefined {
  const those = THOSE.lengthAt(tokens, at);
  return those > 0 && CONDITION.lengthAt(tokens, at + those) > 0 ? at + those : undefined;
}

/** 'Those that have not confirmed', of whoever was told before: told apart as a question would, to its last word. */
export async function someOfThemAt(place: Place): Promise<FoundWhom | undefined> {
  const { tokens, at, today, vocabulary } = place;
  const start = conditionAt(place);
  if (start === undefined) return undefined;
  for (const to of endsAfter(place, start)) {
    const words = tokens.slice(start, to).map(({ word }) => word);
    if (words.length === 0) continue;
    const said = `customers ${words.join(' ')}`;
    const { plan, unknown, unused } = await understand(said, vocabulary, today);
    const isWhole = unknown.length === 0 && unused.length === 0;
    if (!plan || !isWhole || plan.group !== undefined || plan.filters.length === 0) continue;
    const whom = { kind: 'last' as const, isEach: true as const, isMany: true as const };
    return { whom: { ...whom, only: plan.filters }, from: at, to };
  }
  return undefined;
}
