import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { isOfCard, isOnlyCard, leftOfCard } from './gates/only-card.js';
import { leftByGates } from './gates/index.js';
import { withoutFillers } from './normalize/fillers.js';
import { normalized } from './normalize/normalize.js';
import { withKnownVerbs } from './normalize/spanish-verbs.js';
import { isOfRecords } from './of-records.js';
import { cardFieldsOf, notedWords } from './pieces/card-fields.js';
import { membersIn } from './pieces/crew-members.js';
import { namesIn } from './pieces/names.js';
import { Parts } from './pieces/parts.js';
import { spansOf } from './pieces/spans.js';
import type { Person, Vocabulary } from './pieces/vocabulary.js';
import { saysWhatIsAsked } from './plan-of/asked.js';
import { planOf } from './plan-of/index.js';
import { withLengths } from './plan-of/lengths.js';
import { doneOfNoDays } from './plan-of/done.js';
import { carried, lacksIt } from './turns/carried.js';
import { withoutCorrection } from './turns/corrected.js';
import { followed } from './turns/followed.js';
import { changesBefore, standsAlone } from './turns/goes-on.js';
import { pointersAfter, pointersIn, strangersIn, withSubject, withThem } from './turns/pronouns.js';
import { isOfSomebody } from './turns/turn.js';
import type { Understanding } from './understanding.js';

/** Spans of a question; `them` are the customers of the conversation. */
async function partsOf(
  text: string,
  vocabulary: Vocabulary,
  before: Plan | undefined,
  them: readonly Person[],
) {
  const { language, tokens: words } = normalized(text);
  const business = await vocabulary.own();
  const plain = withoutFillers(withKnownVerbs([...words], language), language);
  const asked = withLengths(plain, business.services);
  const found = await namesIn(asked, language, business, vocabulary);
  const isNamed = [...found.values()].some(({ tag }) => tag.kind === 'customer');
  // A ranking of customers shows its own counts.
  const isRanked = before?.group === 'customer' && WANTS_ROWS.has(before.measure);
  const tokens = isNamed || isRanked ? asked : withSubject(asked, them, before);
  const names = withThem(found, tokens, them);
  return { language, parts: new Parts(spansOf(tokens, { language, own: business, names })) };
}

/**
 * Reads a question about the records; a follow-up changes the previous plan. `them` are the
 * customers of the conversation.
 */
export async function understand(
  typed: string,
  vocabulary: Vocabulary,
  today: string,
  before?: Plan,
  them: readonly Person[] = [],
): Promise<Understanding> {
  const text = before ? await withoutCorrection(typed, vocabulary) : typed;
  const { language, parts } = await partsOf(text, vocabulary, before, them);
  const isFollowing =
    before !== undefined &&
    changesBefore(text, parts, before, today) &&
    !(isOfCard(parts) && planOf(new Parts(parts.spans), today) === undefined);
  const own = isFollowing ? undefined : planOf(parts, today);
  const meant = isFollowing
    ? followed(text, parts, before, today)
    : own && carried(parts, own, { before, them }, today);
  const plan = meant && doneOfNoDays(parts, meant);
  const people = parts.spans.flatMap(({ name }) => (name?.kind === 'customer' ? name.people : []));
  return {
    language,
    ...(plan && { plan }),
    unknown: unknownIn(parts, plan, { isFollowing, today }),
    unused: plan
      ? unusedIn(plan, parts, { isFollowing, today, before })
      : people.length > 0 && before === undefined
        ? leftOfCard(parts).map(({ raw }) => raw)
        : [],
    isOfBefore: isFollowing || meant !== own,
    isOpen: plan !== undefined && !standsAlone(parts, plan),
    isOfRecords: isOfRecords(parts),
    saysWhat: saysWhatIsAsked(parts),
    people,
    members: membersIn(parts.spans),
    vehicles: parts.spans.flatMap(({ name }) => (name?.kind === 'vehicle' ? [name.words] : [])),
    card: cardFieldsOf(parts),
    isCard: isOnlyCard(parts),
  };
}

interface Turned {
  isFollowing: boolean;
  today: string;
  before?: Plan | undefined;
}

/** Words without a known meaning or referent. */
function unknownIn(parts: Parts, plan: Plan | undefined, { isFollowing, today }: Turned): string[] {
  // The answer says that no note has these words, so they are not unknown.
  const noted = plan ? [] : notedWords(parts);
  return [
    ...parts.unknown().filter((word) => !noted.includes(word)),
    ...(isOfSomebody(plan) || parts.isWhole ? [] : strangersIn(parts)),
    ...(isFollowing ? [] : pointersIn(parts)),
    ...(plan ? leftByGates({ parts, plan, today }, true) : []),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Words missing in the plan; all words of a follow-up that changes nothing. */
function unusedIn(plan: Plan, parts: Parts, { isFollowing, today, before }: Turned): string[] {
  const unused = [
    ...parts.unused(),
    ...leftByGates({ parts, plan, today }, false),
    ...(isFollowing ? pointersAfter(parts, before) : []),
    ...(isFollowing || !lacksIt(parts, plan, before) ? [] : ['it']),
  ];
  const asksRows =
    plan.want !== 'value' && parts.all('want').some(({ tag }) => tag.want !== 'which');
  const isNothing =
    isFollowing && !parts.isWhole && !asksRows && unused.length === 0 && isSame(plan, before);
  return isNothing ? parts.spans.map(({ raw }) => raw) : [...new Set(unused)];
}
