import { numberOf } from '../../language/periods/rule.js';
import { isBehindWhatsOn } from './behind.js';
import { everyOf } from '../../words/every-of.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Token } from '../../words/tokens.js';
import type { Size } from '../../tools/suggest-price.js';
import { withoutDuration } from '../when/duration.js';
import { crewsOfKind } from '../crews-of-kind.js';
import {
  ADVICE,
  ALL_DAY,
  ASKS_WHETHER,
  COMES,
  GETS,
  COSTS,
  FINDS,
  FILLER,
  FIRST,
  FREE,
  FREE_ONE,
  FULL,
  HOLE,
  OFFERING,
  partAtEnd,
  OF_DOORS,
  OF_JOBS,
  withoutStill,
} from './words.js';
import { withLunch } from './lunch.js';
import { A_JOB, isWanted, soughtFor, withWalkIn } from './sought.js';
import { withoutButDays, type ButDays } from './but.js';
import { Phrases } from '../../words/phrases.js';
import { withSeeker } from './seeker.js';
import { SIZES, taken } from '../price/words.js';
import { leftOf, meaningsOf, type Request } from '../request.js';
import { CAN, takesOn, withCrewOf } from './takes-on.js';
import { whenIn, type When } from '../when/index.js';
import { EITHER, otherDays } from '../appointment/more-days.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../../language/forms/sayings.js';

export interface FreePlan {
  do: 'free_time';
  when: When;
  /** And on these other days. */
  either?: readonly When[];
  /** How long it has to be, where that was said. */
  minutes?: number;
  /** For one of these services. */
  services: readonly string[];
  /** Of one of these crews. */
  crews: readonly string[];
  /** How many of it: 'two washes'. */
  count?: number;
  /** For a vehicle of this size: 'a full detail for a truck'. */
  size?: Size;
  /** The soonest is enough. */
  isFirst: boolean;
  /** The longest is told alone. */
  isLongest?: true;
  /** How many openings later than that. */
  later?: number;
  /** How many of the first ones: 'the next 3 openings'. */
  most?: number;
  /** And not on these days. */
  but?: ButDays;
}

const OFFERED = wordSet('time~|option~|choice~|slot~|opening~');
const isOfOffer = (span: Span, at: number, spans: readonly Span[]) =>
  span.name?.kind === 'customer' ||
  span.name?.kind === 'vehicle' ||
  (span.number !== undefined && OFFERED.has(spans[at + 1]?.words[0] ?? ''));

const MOST_AT_ONCE = 9;
/** 'Two washes' */
const isSeveral = (span: Span | undefined): span is Span & { number: { value: number } } =>
  span?.number !== undefined &&
  !span.number.isMoney &&
  span.number.value > 1 &&
  span.number.value <= MOST_AT_ONCE;

/** 'Two more cars', 'four jobs' */
const MORE = wordSet('more|other|car~|job~|vehicle~|mas|trabajo~|carro~|coche~');

/** What the spans say of it; undefined when they say something else as well. */
export async function detailsIn(
  request: Request,
  tokens: readonly Token[],
  /** The service was said before: 'what about on a truck'. */
  isOfService = false,
) {
  const { tokens: rest, minutes } = withoutDuration(tokens);
  const spans = await meaningsOf(request, rest);
  const used = new Set<Span>();
  const service = spans.find(({ name }) => name?.kind === 'service');
  if (service) used.add(service);
  const counted = service
    ? spans[spans.indexOf(service) - 1]
    : spans.find((_, at) => MORE.has(spans[at + 1]?.words[0] ?? ''));
  const isCount = isSeveral(counted);
  // 'Room for 1 more' is for one.
  if (isCount || (counted?.number?.value === 1 && !service)) used.add(counted);
  const crew = spans.find(({ name }) => name?.kind === 'crew');
  if (crew) used.add(crew);
  // Whom it is offered to, and of how many times, changes nothing of what is free.
  const isOffered = OFFERING.in(request.tokens) !== undefined;
  for (const span of spans.filter(isOfOffer)) {
    if (isOffered || span.name?.kind !== 'customer') used.add(span);
  }
  // 'Van 2' is no vehicle of a customer.
  const size = (service ?? isOfService) && !crew ? taken([...tokens], SIZES).value : undefined;
  const sizes = spans.filter(({ name }) => name?.kind === 'size');
  for (const span of size ? sizes : []) used.add(span);
  const when = whenIn(spans, request.today, used);
  const either = otherDays(spans, request.today, used, when);
  const left = leftOf(spans, used, FILLER);
  // 'Wednesday or Friday' is of both, and any other word has no place.
  if (left.some((raw) => either.length === 0 || !EITHER.has(raw.toLowerCase()))) return undefined;
  const services = service?.name?.kind === 'service' ? service.name.names : [];
  const crews = crew?.name?.kind === 'crew' ? crew.name.names : await crewsOfKind(request, tokens);
  return {
    ...{ when, services, crews },
    ...(minutes !== undefined && { minutes }),
    ...(either.length > 0 && { either }),
    ...(isCount && { count: counted.number.value }),
    ...(size && { size }),
  };
}

const HOW_LONG = new Sayings([
  'and|so|ok* how_long is|are|would that|it|this|the gap|slot|opening|window|space? be?',
]);
/** 'How long is that gap': it says from when to when. */
export const asksItsLength = ({ tokens }: Request) => HOW_LONG.says(tokens);

/** 'How many jobs can van 1 do a day' is of no day. */
const CAPACITY = new Sayings(['how_many <word>* a|per|each|every day|week|month'], {
  word: '[^ ]+',
});

/** 'Free up Friday morning' is to be done. */
const FREES = new Phrases('free up|clear up|open up');

export async function readFreeTime(asked: Request): Promise<FreePlan | undefined> {
  if (asksItsLength(asked) || CAPACITY.says(asked.tokens) || FREES.begin(asked.tokens))
    return undefined;
  if (ALL_DAY.in(asked.tokens)) return undefined;
  const { request: meant, but } = withoutButDays(asked);
  const request = await withCrewOf(withoutWho(withLunch(withWalkIn(withSeeker(meant)))));
  const { tokens } = request;
  // '4 hours free' is a length, and 'hours free' asks for what is free.
  const { tokens: bare, minutes } = withoutDuration(tokens);
  const offer = FREE.in(bare) ?? (minutes === undefined ? undefined : lengthSought(bare));
  const found = offer ?? (await freeThen(request));
  if (!found || ADVICE.lengthAt(tokens, 0) > 0 || isOver(tokens) || COSTS.in(tokens))
    return undefined;
  if (offer && isBehindWhatsOn(bare, found.at)) return undefined;
  const all = offer ? bare : tokens;
  const after = found.at + found.length - partAtEnd(all.slice(found.at, found.at + found.length));
  const most = countBefore(all, found.at) ?? countBefore(all, found.at, found.length);
  const rest = [...all.slice(0, found.at - (most === undefined ? 0 : 1)), ...all.slice(after)];
  const read = await detailsIn(request, rest);
  // 'What else could I offer her' is of services: no time is asked for, and none is said.
  const isOpen = read && Object.keys(read.when).length === 0 && read.services.length === 0;
  if (isOpen && WHAT_ELSE.lengthAt(tokens, 0) > 0) return undefined;
  // 'Squeeze Ana into that slot' is of a time that nobody said.
  if (isOpen && minutes === undefined && (await namesSomebody(request))) return undefined;
  const details = read && { ...read, ...(offer && minutes !== undefined && { minutes }) };
  // 'Next week' is no order.
  const isFirst = details?.when.from === undefined && FIRST.in(tokens) !== undefined;
  return (
    details && {
      do: 'free_time',
      ...details,
      isFirst,
      ...(most !== undefined && { most }),
      ...(but && { but }),
    }
  );
}

/** 'The next 3 openings', 'the first three available times' */
function countBefore(tokens: readonly Token[], at: number, length = 0): number | undefined {
  const isOffered = OFFERED.has(tokens[at + length]?.word ?? '');
  const count = isOffered ? numberOf(tokens[at - 1]?.word) : undefined;
  return count !== undefined && count > 1 && count <= MOST_AT_ONCE ? count : undefined;
}

const namesSomebody = async (request: Request) =>
  (await meaningsOf(request, request.tokens)).some(({ name }) => name?.kind === 'customer');

/** Of so many hours a hole is asked for, or the hours are to be found. */
function lengthSought(tokens: readonly Token[]) {
  const finds = FINDS.lengthAt(tokens, 0);
  // 'Block 2 hours Friday' looks for none.
  return HOLE.in(tokens, 1) ?? (finds > 0 ? { at: 0, length: finds } : undefined);
}

const WHAT_ELSE = new Phrases(
  everyOf('what else|what', 'can|could|should', 'i|we', 'offer|sell'),
  everyOf('que mas|que', 'le|les', 'puedo ofrecer|podemos ofrecer'),
);
const WHO_IS = new Phrases(everyOf('who is|whos|who do we have', '|still'));
const SHE = wordSet('she|he|they|ella|el');
const IS_FREE = wordSet('free|available|open');
/** 'Who is free on Monday' asks of the crews, when any of them is. */
function withoutWho(request: Request): Request {
  // 'She wants a full detail Saturday, anything open' is asked for whoever it is.
  if (SHE.has(request.tokens[0]?.word ?? '') && isWanted(request.tokens))
    return { ...request, tokens: request.tokens.slice(1) };
  const length = WHO_IS.lengthAt(request.tokens, 0);
  return length > 0 && IS_FREE.has(request.tokens[length]?.word ?? '')
    ? { ...request, tokens: request.tokens.slice(length) }
    : request;
}

/** 'How many days did we work in October': what was free then nobody asks. */
const isOver = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => wordSet('did|was|were').has(word));

/** 'A full detail' is none. */
function fullIn(tokens: Request['tokens']) {
  const found = FULL.in(tokens);
  const next = found && tokens[found.at + found.length]?.word;
  return next && wordSet('detail~|service|package').has(next) ? undefined : found;
}

/** 'Is the bay free at 10', 'is Friday afternoon open for a full detail': of a crew, or of days, the word alone is enough. */
async function freeThen(request: Request) {
  const { tokens } = request;
  const taking = takesOn(request);
  const sought = soughtFor(tokens);
  const isWhen = WHEN.has(tokens[0]?.word ?? '');
  const found =
    FREE_ONE.in(tokens) ??
    (ASKS_WHETHER.has(tokens[0]?.word ?? '') ? fullIn(tokens) : undefined) ??
    (CAN.has(tokens[isWhen ? 1 : 0]?.word ?? '') ? COMES.in(tokens) : undefined) ??
    (isWhen && CAN.has(tokens[1]?.word ?? '') ? GETS.in(tokens) : undefined) ??
    sought ??
    taking;
  // 'For 2 hours' is a length.
  if (!found || OF_DOORS.in(withoutDuration(tokens).tokens)) return undefined;
  const spans = await meaningsOf(request, tokens);
  // 'Can we do better next week' takes nothing on.
  const isOfCrew = spans.some(({ name }) => name?.kind === 'crew');
  const isOfService = spans.some(({ name }) => name?.kind === 'service');
  if (found === sought) return isOfService ? found : undefined;
  const isOfJob =
    A_JOB.in(tokens) !== undefined ||
    // 'Can we do 4 cars on Monday'
    spans.some((span, at) => isSeveral(span) && MORE.has(spans[at + 1]?.words[0] ?? ''));
  if (found === taking && !isOfService && !isOfCrew && !isOfJob) return undefined;
  const isOfDays =
    spans.some(({ period, time }) => period ?? time) &&
    (isOfJob || !OF_JOBS.in(withoutStill(tokens)));
  // 'When could Ana come in for a wash' names no days.
  const isOpen = isWhen && isOfService;
  return isOfCrew || isOfDays || isOpen ? found : undefined;
}
const WHEN = wordSet('when|cuando');
