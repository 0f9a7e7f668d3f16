import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Language, Plan } from '../plan/plan.js';
import { saysWhatIsAsked } from './asked.js';
import { isOfRecords } from './of-records.js';
import { ASKED_FORMS } from './asked-forms.js';
import { besideVehicles, withoutCrews } from './beside-vehicles.js';
import { carried, saysIt } from './carried.js';
import { cardFieldsOf, notedWords, type CardFields } from './card-fields.js';
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
import { membersIn, type CrewMember } from './crew-members.js';
import { normalized } from './normalize.js';
import { Parts } from './parts.js';
import { asksForEnd } from './asks-for-end.js';
import { isOfCard, isOnlyCard, leftOfCard } from './only-card.js';
import { pointersAfter } from './pointers-after.js';
import { pointersIn, strangersIn, withSubject, withThem } from './pronouns.js';
import { spansOf } from './spans.js';
import { withKnownVerbs } from './spanish-verbs.js';
import type { Person, Vocabulary } from './vocabulary.js';
import { asksSameOf, changesOnly } from './leaves-out.js';
import { followed, isOfSomebody } from './followed.js';
import { planOf } from './plan-of.js';
import { isSame } from './same-plan.js';
import { isOfItsOwn, standsAlone } from './stands-alone.js';

/** What a question means, and what of it is in no plan. */
export interface Understanding {
  language: Language;
  plan?: Plan;
  /** Words that mean nothing known. */
  unknown: string[];
  /** What was understood, but the plan has no place for. */
  unused: string[];
  /** It was read with the question before it. */
  isOfBefore: boolean;
  /** It leaves to what was said before what is asked, or of which days or of whom. */
  isOpen: boolean;
  /** It asks for what only records could say: the handbook has no answer, whatever words it shares. */
  isOfRecords: boolean;
  /** A word says what is asked, and not only whom, what for and when. */
  saysWhat: boolean;
  /** Whom it names, and what of their card it asks for. */
  people: Person[];
  /** Who of our own is named, and for which crews they stand. */
  members: CrewMember[];
  /** By which vehicle one of several is told. */
  vehicles: string[];
  card: CardFields;
  /** Nothing but a name, or what stands on somebody's card: nothing is asked to be done. */
  isCard: boolean;
}

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
  const plan = isFollowing
    ? followed(text, parts, before, today)
    : own && before
      ? carried(parts, own, before, today)
      : own;
  const isOfBefore = isFollowing || plan !== own;
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
