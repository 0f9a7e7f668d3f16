import { addsTo } from '../../language/turns/follow-up.js';
import type { Token } from '../../words/tokens.js';
import { withClocks } from '../when/clock.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { changedWhen } from '../when/index.js';
import type { Whom } from '../whom/place.js';
import { withoutInstead } from './instead.js';
import { namedIn, type Named } from './read.js';
import { ALL, themAllIn } from './told.js';
import { turnIn, withBareOne, type Turn } from './turn.js';
import { Sayings } from '../../language/forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

/** Somebody who is named; 'it' is whoever it was before. */
export const isOther = (whom: Whom | undefined): whom is Whom =>
  whom !== undefined && whom.kind !== 'last';

/** 'Turner', where several were called Derek: whoever is both. */
export function amongThem(whom: Whom, before: Whom | undefined): Whom {
  if (whom.kind !== 'people' || before?.kind !== 'people') return whom;
  const both = whom.people.filter(({ id }) => before.people.some((each) => each.id === id));
  return both.length > 0 ? { ...whom, people: both } : whom;
}

const ASKS = new Sayings(
  [
    '<and>* who|whos|when|which|where|why|quien|cuanto|cuanta|cuantos|cuantas',
    '<and>* is|are|does|did i|we|you|he|she|they|it|that|any|the',
    // 'Do it Wednesday' asks nothing.
    '<and>* do i|we|you|they|any|the',
    '<and>* <what>',
  ],
  { and: 'and|so|ok|then', what: 'what(?! about )|whats|how(?! about )|que(?! tal )' },
  'start',
);
/** What asks something is asked, and changes no draft. */
export const asksSomething = ({ tokens }: Request) => ASKS.says(tokens);

/** 'Give Ana her spot' asks for something else to be done with Ana. */
const OWN_VERB = wordSet(
  'give|put|let|book|schedule|squeeze|offer|fit|slot|get|bring|hand|text|tell|call|dale|pon|agenda',
);
/** 'Same for Tanya', 'no Saturday', 'and the 3 pm': the same for another job. */
export async function ofOther(
  request: Request,
  before: Named,
): Promise<(Named & { turn?: Turn }) | undefined> {
  if (asksSomething(request) || OWN_VERB.has(request.tokens[0]?.word ?? '')) return undefined;
  const { turn, rest } = turnIn(withBareOne(request.tokens));
  const tokens = withClocks(withoutOther(withoutInstead(rest)));
  const { whom, stranger, when, services, left } = await namedIn(request, tokens);
  // 'The wash' is that one of theirs; of somebody else it would be a job of its own.
  const isOfService = services.length > 0 && !isOther(whom) && isOther(before.whom);
  const isSaid = isOther(whom) || turn !== undefined || isOfService || Object.keys(when).length > 0;
  if (!isSaid || stranger !== undefined || left.length > 0) return undefined;
  if (services.length > 0 && !isOfService) return undefined;
  // 'And the 3 pm' is one more of that day, whosever it is.
  const isMore = addsTo(request.text) && (when.time !== undefined || turn !== undefined);
  const { from, to } = before.when;
  return {
    whom: isOther(whom) ? amongThem(whom, before.whom) : isMore ? undefined : before.whom,
    when: changedWhen(isMore ? { from, to } : before.when, when),
    turn,
    services,
    left: [],
  };
}

interface EachOfThem {
  isEach: true;
  services?: readonly string[];
}

/** 'Both', 'the wash and the interior', after which of somebody's was asked. */
export async function eachMeant(
  request: Request,
  { whom }: Pick<Named, 'whom'>,
): Promise<EachOfThem | undefined> {
  if (!isOther(whom) || asksSomething(request)) return undefined;
  const tokens = withoutInstead(request.tokens);
  if (themAllIn(tokens)) return { isEach: true };
  const all = ALL.lengthAt(tokens, 0);
  const named = await namedIn(request, tokens.slice(all), { isBooked: true });
  const { isOfEach, services, when, left, stranger, whom: other } = named;
  const isAlone = !other && !stranger && left.length === 0 && Object.keys(when).length === 0;
  return isOfEach && isAlone ? { isEach: true, services } : undefined;
}

const OTHER_ONE = new Phrases('the other one|the other|other one', 'la otra|el otro');
/** 'No, the other one, the wash': which one it is stands behind it. */
export function withoutOther(tokens: readonly Token[]): readonly Token[] {
  const length = OTHER_ONE.lengthAt(tokens, 0);
  return length < tokens.length ? tokens.slice(length) : tokens;
}
