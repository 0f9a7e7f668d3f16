import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { saysWhatIsAsked } from './asked.js';
import { isOfRecords } from './of-records.js';
import { ASKED_FORMS } from './asked-forms.js';
import { besideVehicles, withoutCrews } from './beside-vehicles.js';
import { carried, saysIt } from './carried.js';
import { cardFieldsOf, notedWords } from './card-fields.js';
import { CHANGE_FORMS } from './change-forms.js';
import { withoutCorrection } from './corrected.js';
import { isFollowUp } from './follow-up.js';
import { inForms } from './forms.js';
import { withoutFillers } from './fillers.js';
import { leftByGates } from './gates.js';
import { asksOfOne, OF_FIRST } from './its-facts.js';
import { wordTokens } from './turn.js';
import { withLengths } from './lengths.js';
import { namesIn } from './names.js';
import { membersIn } from './crew-members.js';
import { normalized } from './normalize.js';
import { Parts } from './parts.js';
import { asksForEnd } from './asks-for-end.js';
import { isOfCard, isOnlyCard, leftOfCard } from './only-card.js';
import { pointersAfter } from './pointers-after.js';
import { pointersIn, strangersIn, withSubject, withThem } from './pronouns.js';
import { doneOfNoDays } from './so-far.js';
import { spansOf } from './spans.js';
import { withKnownVerbs } from './spanish-verbs.js';
import type { Person, Vocabulary } from './vocabulary.js';
import { asksSameOf, changesOnly } from './leaves-out.js';
import { followed, isOfSomebody } from './followed.js';
import { planOf } from './plan-of.js';
import { isSame } from './same-plan.js';
import { isOfItsOwn, standsAlone } from './stands-alone.js';
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
