import { periodAt } from '../../language/periods/index.js';
import { understand } from '../../language/understand.js';
import { wordSet } from '../../words/word-set.js';
import { MOST_PEOPLE } from './group.js';
import { endsAfter } from './group-ends.js';
import { CONDITION, HAVING, THOSE } from './phrases.js';
import { said, type FoundWhom, type Place, type Whom } from './place.js';

const EACH = { kind: 'last' as const, isEach: true as const, isMany: true as const };

/** Where a condition stands behind 'those'. */
export function conditionAt({ tokens, at }: Pick<Place, 'tokens' | 'at'>): number | undefined {
  const those = THOSE.lengthAt(tokens, at);
  return those > 0 && [CONDITION, HAVING].some((each) => each.lengthAt(tokens, at + those) > 0)
    ? at + those
    : undefined;
}

const ADJECTIVES = wordSet('unconfirmed|confirmed|pending');
const ONES = wordSet('ones|people|customers');
const LEADS = wordSet('the|only|just|all');
const ON = wordSet('for|on|from|of');
/** 'The unconfirmed ones' of whoever was told, or of days that are said behind it. */
async function likeThat({ text, tokens, at, today, vocabulary }: Place) {
  let start = at;
  while (LEADS.has(tokens[start]?.word ?? '') && start < at + 2) start += 1;
  const word = tokens[start]?.word ?? '';
  const end = start + 2;
  const isLike = start > at && ADJECTIVES.has(word) && ONES.has(tokens[end - 1]?.word ?? '');
  if (!isLike) return undefined;
  const words = tokens.map((each) => each.word);
  const from = ON.has(words[end] ?? '') ? end + 1 : end;
  const days = periodAt(words, from)?.length ?? 0;
  const to = days > 0 ? from + days : end;
  const asked = `${word} jobs ${days > 0 ? words.slice(from, to).join(' ') : ''}`;
  const { plan, unknown, unused } = await understand(asked, vocabulary, today);
  if (!plan || plan.filters.length === 0 || unknown.length + unused.length > 0) return undefined;
  const whom: Whom =
    days > 0
      ? {
          kind: 'everybody',
          plan: { ...plan, limit: MOST_PEOPLE },
          said: said(text, tokens, at, to),
        }
      : { ...EACH, only: plan.filters };
  return { whom, from: at, to };
}

/** 'Those that have not confirmed', of whoever was told before: told apart as a question would, to its last word. */
export async function someOfThemAt(place: Place): Promise<FoundWhom | undefined> {
  const { tokens, at, today, vocabulary } = place;
  const like = await likeThat(place);
  if (like) return like;
  const start = conditionAt(place);
  if (start === undefined) return undefined;
  for (const to of endsAfter(place, start)) {
    const words = tokens.slice(start, to).map(({ word }) => word);
    if (words.length === 0) continue;
    const asked = `customers ${words.join(' ')}`;
    const { plan, unknown, unused } = await understand(asked, vocabulary, today);
    const isWhole = unknown.length === 0 && unused.length === 0;
    if (!plan || !isWhole || plan.group !== undefined || plan.filters.length === 0) continue;
    // Of days of their own they are no longer only those of the list.
    if (plan.period?.from !== undefined) continue;
    return { whom: { ...EACH, only: plan.filters }, from: at, to };
  }
  return undefined;
}
