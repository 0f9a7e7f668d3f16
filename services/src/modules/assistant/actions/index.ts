import type { Answer } from '../answers/answer.js';
import type { Action, Workbench } from './action.js';
import { card } from './look-ups/card.js';
import { readBooking } from './appointment/book-read.js';
import { book } from './appointment/book.js';
import { crew } from './appointment/crew.js';
import { discount } from './appointment/discount.js';
import { cancel } from './appointment/cancel.js';
import { move } from './appointment/move.js';
import { swap } from './appointment/swap.js';
import { placeOf } from './appointment/place-of.js';
import { step } from './appointment/step.js';
import { closing } from './closing.js';
import { readFreeTime } from './free-time/read.js';
import { isSought } from './free-time/seeker.js';
import { LOOK_UPS, OF_THE_SHOP } from './look-ups/index.js';
import { message, reviewRequest } from './message/index.js';
import { readMessage } from './message/read.js';
import { newCustomer } from './new-customer/index.js';
import { readCustomer } from './new-customer/read.js';
import { changesForm, goesOn } from '../language/turns/follow-up.js';
import { isNameAlone } from '../language/pieces/names.js';
import { questionsIn } from '../language/messages/questions-in.js';
import { Sayings } from '../language/forms/sayings.js';
import { tokensOf } from '../words/tokens.js';
import { readPrice } from './price/read.js';
import { readBack } from './read-back.js';
import { priceChange } from './price/change.js';
import { inContext } from './context.js';
import { asksCost } from './context-words.js';
import { correctedIn } from './corrected.js';
import { requestOf, type Request } from './request.js';
import { withWhoFirst } from '../language/told/first.js';
import { saysWhenAlone } from './appointment/when-alone.js';
import { work } from './appointment/work.js';

/** Everything that can be asked to be done; the first whose words they are does it. */
export const ACTIONS: readonly Action[] = [
  newCustomer,
  priceChange,
  message,
  book,
  swap,
  placeOf,
  move,
  cancel,
  step,
  ...LOOK_UPS,
];

/** These are meant whatever page of the product is near. */
const SURE: readonly Action[] = [
  ...OF_THE_SHOP,
  reviewRequest,
  card,
  crew,
  work,
  discount,
  closing,
];

/** Of these a draft is made wherever every word of the request has its place. */
const DRAFTS: readonly Action[] = [book, swap, placeOf, move, cancel, step];

export async function isSurelyDrafted(text: string, bench: Workbench): Promise<boolean> {
  const request = requestsOf(bench)(text);
  for (const each of DRAFTS) if (await each.isWhole(request)) return true;
  if (await isFullBooking(request)) return true;
  // Somebody new, and how to reach them.
  const { phone, email, name = '' } = readCustomer(request) ?? {};
  if (name !== '' && (phone ?? email) !== undefined) return true;
  // A name alone asks for nothing to be done.
  if (await isNameAlone(request.tokens, bench.vocabulary)) return true;
  // 'Invite Hannah back' is a message with a text of its own.
  const said = await readMessage(request);
  if (said === undefined || said.left?.length) return false;
  // 'Text Derek Whitaker that his gate code is wrong' says what to write, and to the one who is meant.
  if (said.purpose === 'other')
    return (
      (said.words !== undefined || said.isUnsaid === true) &&
      said.whom?.kind === 'people' &&
      said.whom.people.length === 1
    );
  // 'Say thanks' is to whomever it was about.
  const isToLast = said.whom?.kind === 'last' && (await bench.lastPeople()).length > 0;
  return said.whom?.kind === 'people' || isToLast;
}

/** Somebody, a service, a day and an hour: whatever else is said of it, it is to be booked. */
async function isFullBooking(request: Request): Promise<boolean> {
  const { whom, services = [], when } = (await readBooking(request)) ?? {};
  return whom?.kind === 'people' && services.length === 1 && when?.time !== undefined;
}

/** Words as a request of this business, whoever they begin with said first. */
const requestsOf =
  ({ today, vocabulary }: Workbench) =>
  (words: string): Request =>
    requestOf(withWhoFirst(words), today, vocabulary);

/** 'The Monday one', after which of several appointments was asked: of that, whatever page is near. */
export async function isDraftedAfter(
  text: string,
  bench: Workbench,
  before: readonly string[],
): Promise<boolean> {
  if (bench.meant || before.length === 0 || !(bench.isAfterChoice || goesOn(text))) return false;
  const requested = requestsOf(bench);
  const [request, earlier] = [requested(text), before.map(requested)];
  for (const each of [...DRAFTS, message]) if (await each.isAfter(request, earlier)) return true;
  return false;
}

export async function answerSurely(
  text: string,
  bench: Workbench,
  before: readonly string[] = [],
): Promise<Answer | undefined> {
  const requested = requestsOf(bench);
  const earlier = before.map(requested);
  return firstOf(SURE, requested(text), { ...bench, earlier });
}

/** What one of several questions looks up; undefined where that is of something else. */
export async function answerLookUp(text: string, bench: Workbench): Promise<Answer | undefined> {
  return firstOf(LOOK_UPS, requestOf(text, bench.today, bench.vocabulary), bench);
}

async function firstOf(
  actions: readonly Action[],
  request: Request,
  bench: Workbench,
): Promise<Answer | undefined> {
  for (const action of actions) {
    const answer = await action.answer(request, bench);
    if (answer) return answer;
  }
  return undefined;
}

/** 'Next opening for 4 hours' asks what is free, whatever page has such a word: how long, when or for what is said, and nothing else. */
export async function asksFreeTime(text: string, bench: Workbench): Promise<boolean> {
  const plan = await readFreeTime(requestOf(text, bench.today, bench.vocabulary));
  if (!plan) return false;
  const { when, minutes, services } = plan;
  return minutes !== undefined || services.length > 0 || when.from !== undefined;
}

/** Whether it is one of these, whatever comes of it. */
export async function isLookedUp(text: string, bench: Workbench): Promise<boolean> {
  const request = requestOf(text, bench.today, bench.vocabulary);
  return Boolean((await readFreeTime(request)) ?? (await readPrice(request)));
}

const SHORTEST = 3;
/** 'Full detail on a Suburban, how much' is one question, in two pieces. */
function asksTwice(text: string): boolean {
  const questions = questionsIn(text);
  return questions.length > 1 && questions.every((each) => each.split(' ').length >= SHORTEST);
}

const BARE_PRICE = new Sayings(['and|so|ok* the|its|his|her? price|cost|total|amount|precio']);
const WHICH_ONE = new Sayings(['and|so? which one|ones'], {}, 'start');
/** 'Price', after an answer of the records, is what that came to, and 'which one cost the most' one of those. */
const isOfAnswer = (text: string) =>
  [BARE_PRICE, WHICH_ONE].some((each) => each.says(tokensOf(text)));

/** What is asked to be done, drafted or looked up; undefined when nothing is. */
export async function answerAction(
  text: string,
  bench: Workbench,
  before: readonly string[] = [],
): Promise<Answer | undefined> {
  const requested = requestsOf(bench);
  const earlier: Request[] = [];
  for (const words of before) earlier.push(requested(await inContext(requested(words), earlier)));
  const [drafted] = (bench.drafted ?? []).flatMap(({ appointment }) => appointment?.payload ?? []);
  const asked = await inContext(requested(text), earlier, bench.meant, drafted?.endTime);
  const request = requested(asked);
  // 'And how much', after how long a service takes, is its price.
  const isPriced = asked !== text && asksCost(text);
  // Of two questions each is looked up for itself, and what changes an answer of the records is of those.
  const isOfRecords =
    (asksTwice(text) && !(isSought(request) && (await readFreeTime(request)))) ||
    (bench.meant !== undefined && !isPriced && (changesForm(text) || isOfAnswer(text)));
  const actions = isOfRecords ? ACTIONS.filter((each) => !LOOK_UPS.includes(each)) : ACTIONS;
  const desk = { ...bench, earlier };
  const corrected = correctedIn(request);
  if (corrected) {
    const [first, next] = [requested(corrected.first), requested(corrected.next)];
    for (const action of DRAFTS) {
      const answer = await action.answerAfter(next, [...earlier, first], desk);
      if (answer) return readBack(next, answer);
    }
  }
  // After a draft, when alone is when that is to be.
  if (bench.isAfterCard && !bench.meant && (await saysWhenAlone(request))) {
    for (const action of DRAFTS) {
      const answer = await action.answerAfter(request, earlier, desk);
      if (answer) return readBack(request, answer);
    }
  }
  const answered = await firstOf(actions, request, desk);
  if (answered) return readBack(request, answered);
  // What follows up an answer of the records is of those.
  if (bench.meant || !(bench.isAfterChoice || goesOn(text))) return undefined;
  for (const action of ACTIONS) {
    const answer = await action.answerAfter(request, earlier, desk);
    if (answer) return readBack(request, answer);
  }
  return undefined;
}
