import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { saysWhatIsAsked } from './plan-of/asked.js';
import { isOfRecords } from './of-records.js';
import { ASKED_FORMS } from './forms/asked-forms.js';
import { besideVehicles, withoutCrews } from './pieces/beside-vehicles.js';
import { carried, saysIt } from './turns/carried.js';
import { cardFieldsOf, notedWords } from './pieces/card-fields.js';
import { CHANGE_FORMS } from './forms/change-forms.js';
import { withoutCorrection } from './turns/corrected.js';
import { isFollowUp } from './turns/follow-up.js';
import { inForms } from './forms/forms.js';
import { withoutFillers } from './normalize/fillers.js';
import { leftByGates } from './gates/index.js';
import { asksOfOne, OF_FIRST } from './turns/its-facts.js';
import { wordTokens } from './turns/turn.js';
import { withLengths } from './plan-of/lengths.js';
import { namesIn } from './pieces/names.js';
import { membersIn } from './pieces/crew-members.js';
import { normalized } from './normalize/normalize.js';
import { Parts } from './pieces/parts.js';
import { asksForEnd } from './turns/asks-for-end.js';
import { isOfCard, isOnlyCard, leftOfCard } from './gates/only-card.js';
import { pointersAfter } from './turns/pointers-after.js';
import { pointersIn, strangersIn, withSubject, withThem } from './turns/pronouns.js';
import { doneOfNoDays } from './plan-of/so-far.js';
import { spansOf } from './pieces/spans.js';
import { withKnownVerbs } from './normalize/spanish-verbs.js';
import type { Person, Vocabulary } from './pieces/vocabulary.js';
import { asksSameOf, changesOnly } from './turns/leaves-out.js';
import { followed, isOfSomebody } from './turns/followed.js';
import { planOf } from './plan-of/index.js';
import { isSame } from './turns/same-plan.js';
import { isOfItsOwn, standsAlone } from './turns/stands-alone.js';
import type { Understanding } from './understanding.js';

/**
 * Reads a question about the records of a business; one that follows up changes the plan before it. `them` are those
 * whom the conversation was about.
 */
export async function understand(
  typed: string,
  vocabulary: Vocabulary,
  today: string,
  before?: Plan,
  them: readonly Person[] = [],
): Promise<Understanding> {
  const text = before ? await withoutCorrection(typed, vocabulary) : typed;
  const { language, tokens: words } = normalized(text);
  const changing = before ? inForms(withoutCrews(words, before), CHANGE_FORMS) : words;
  const usual = inForms(changing, ASKED_FORMS);
  const business = await vocabulary.own();
  const plain = withoutFillers(withKnownVerbs([...usual], language), language);
  const asked = withLengths(plain, business.services);
  const ours = besideVehicles(business, before);
  const found = await namesIn(asked, language, ours, vocabulary);
  const isNamed = [...found.values()].some(({ tag }) => tag.kind === 'customer');
  // Of a ranking the count is said in it.
  const isRanked = before?.group === 'customer' && WANTS_ROWS.has(before.measure);
  const tokens = isNamed || isRanked ? asked : withSubject(asked, them);
  const names = withThem(found, tokens, them);
  const parts = new Parts(spansOf(tokens, { language, own: ours, names }));
  const isFollowing =
    before !== undefined &&
    // What stands for a question of its own is one.
    usual === changing &&
    !isOfItsOwn(text, parts, before, today) &&
    !(isOfCard(parts) && planOf(new Parts(parts.spans), today) === undefined) &&
    (isFollowUp(text) ||
      changesOnly(parts) ||
      asksSameOf(parts, before, today) ||
      asksForEnd(parts));
  const own = isFollowing ? undefined : planOf(parts, today);
  const meant = isFollowing
    ? followed(text, parts, before, today)
    : own && before
      ? carried(parts, own, before, today)
      : own;
  const isOfBefore = isFollowing || meant !== own;
  const plan = meant && doneOfNoDays(parts, meant);
  const people = parts.spans.flatMap(({ name }) => (name?.kind === 'customer' ? name.people : []));
  // What nobody has a note of is told to be in none.
  const noted = plan ? [] : notedWords(parts);
  return {
    language,
    ...(plan && { plan }),
    unknown: [
      ...parts.unknown().filter((word) => !noted.includes(word)),
      ...(isOfSomebody(plan) || parts.isWhole ? [] : strangersIn(parts)),
      ...(isFollowing ? [] : pointersIn(parts)),
      ...(plan ? leftByGates({ parts, plan, today }, true) : []),
    ],
    unused: plan
      ? [
          ...unusedIn(plan, parts, today, isFollowing ? before : undefined),
          // What it brings in is of none of several.
          ...(before?.group !== undefined && !isFollowing && saysIt(parts) ? ['it'] : []),
        ]
      : people.length > 0 && before === undefined
        ? leftOfCard(parts).map(({ raw }) => raw)
        : [],
    isOfBefore,
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

/** What has no place; a follow-up that changes nothing was not understood, whatever its words mean. */
function unusedIn(plan: Plan, parts: Parts, today: string, before?: Plan): string[] {
  const unused = [
    ...parts.unused(),
    ...leftByGates({ parts, plan, today }, false),
    ...pointersAfter(parts, before),
  ];
  // 'Who are they' may be answered with the same rows again.
  const asksRows =
    parts.isWhole ||
    OF_FIRST.says(wordTokens(parts)) ||
    (plan.want !== 'value' && parts.all('want').some(({ tag }) => tag.want !== 'which')) ||
    (before !== undefined && asksOfOne(parts, before)) ||
    (before?.limit === 1 && parts.has('count')) ||
    (before?.compare !== undefined && (parts.has('amount') || parts.has('compare')));
  const isNothing = unused.length === 0 && !asksRows && before && isSame(plan, before);
  return isNothing ? parts.spans.map(({ raw }) => raw) : [...new Set(unused)];
}
