import { namedIn } from './appointment/read.js';
import { followBooking, readBooking, type BookPlan } from './appointment/book-read.js';
import { lastPlanOf } from './action.js';
import { followFreeTime } from './free-time/next.js';
import { readFreeTime } from './free-time/read.js';
import { saidAgain } from './message/same.js';
import { isLengthTold } from './free-time/free-for-service.js';
import { isBareLength } from './price/its-length.js';
import { repricing } from './price/change-next.js';
import { pricedForSomebody } from './price/for-next.js';
import { readPrice } from './price/read.js';
import { followPrice } from './price/index.js';
import { periodAt } from '../language/periods/index.js';
import type { Token } from '../words/tokens.js';
import type { Plan } from '../plan/plan.js';
import { requestOf, type Request } from './request.js';
import { daysBefore, MOST_BACK, saidBefore, saidIn, type Before } from './context-said.js';
import {
  asksToFit,
  everybodyIn,
  isBareCost,
  isFreeAfter,
  isItsCost,
  isToDo,
  madeAt,
  replaced,
  tellsHour,
  thenIn,
} from './context-words.js';

const IT = /\b(?:it|that|those|one)\b/i;

/** 'Can we fit one more in': on the days that were spoken of. */
async function fitting({ text }: Request, before: Before): Promise<string> {
  const { days } = await daysBefore(before);
  if (days === undefined) return text;
  // 'Room for a full Nov 28' names no service.
  const on = /^\p{Lu}\p{L}{2} \d/u.test(days) ? ' on ' : ' ';
  return text.replace(/[?.!\s]+$/, '') + on + days;
}

/** 'How much is it for a truck': of the service that was spoken of. */
async function pricing({ text }: Request, before: readonly Request[]): Promise<string> {
  const { service } = await saidBefore(before);
  return service === undefined ? text : text.replace(IT, service);
}

/** 'How much for a truck', after one service was priced, or after what it is. */
async function sizing({ text, language }: Request, last: Request, before: readonly Request[]) {
  const { service } = await saidIn(last);
  const earlier = await lastPlanOf({ read: readPrice, follow: followPrice }, before);
  const [one, ...others] = earlier?.services ?? [];
  const named = others.length > 0 ? undefined : (one ?? service);
  return named === undefined ? text : `${text.replace(/[?.!\s]+$/, '')} ${FOR[language]} ${named}`;
}

/** How long a service takes is told of its jobs, and what it costs of the list. */
const LENGTH = { measure: 'length' };
/** 'How long does a ceramic take', of no customer and of no days. */
const isOfService = ({ measure, group, period, filters }: Plan) =>
  measure === LENGTH.measure &&
  group === undefined &&
  period?.from === undefined &&
  filters.length > 0 &&
  filters.every(({ name }) => name === 'service');
const PRICE_OF = { en: 'price of', es: 'precio de' };
/** 'What does that cost', after what was free for a service, was priced, or was to be booked. */
async function costing({ text, language }: Request, before: Before, last: Request) {
  const { service, isOfFree } = await daysBefore(before);
  if (service === undefined) return text;
  const booked = await lastPlanOf({ read: readBooking, follow: followBooking }, before.requests);
  const isLookedUp =
    booked !== undefined ||
    isOfFree ||
    // 'How long does a ceramic last', answered by no records; or 'how long does one take'.
    ((before.meant ?? LENGTH).measure === LENGTH.measure &&
      (await saidIn(last)).service !== undefined) ||
    (await readPrice(last)) !== undefined;
  if (!isLookedUp) return text;
  // What was drafted costs what it does for their vehicle.
  const [person] = booked?.whom?.kind === 'people' ? booked.whom.people : [];
  return `${PRICE_OF[language]} ${service}${person ? ` ${FOR[language]} ${person.name}` : ''}`;
}

/** 'OK Friday at 1 for Ana', after what was free: that is booked. */
async function isTaken(request: Request, before: readonly Request[]): Promise<boolean> {
  // Without an hour nothing is taken, and nobody is looked up.
  if (!tellsHour(request.text, request.tokens)) return false;
  if (await readBooking(request)) return false;
  if (!(await lastPlanOf({ read: readFreeTime, follow: followFreeTime }, before))) return false;
  const { whom, when, left } = await namedIn(request, request.tokens, { isBooked: true });
  return whom?.kind === 'people' && when.time !== undefined && left.length === 0;
}
const withBook = (request: Request): Request => {
  const said = request.text.slice(request.tokens[0]?.start ?? 0);
  return requestOf(`book ${said}`, request.today, request.vocabulary);
};

/** 'Book Ana in there': on the day that was free, for the service that it was free for. */
async function booking(
  { text }: Request,
  { services, when }: BookPlan,
  before: Before,
): Promise<string> {
  const { days, service, isOfFree, time } = await daysBefore(before);
  const isLookedUp = isOfFree || (await wasPriced(before));
  const isThen = when.from === undefined && when.time === undefined && time !== undefined;
  if (!isLookedUp) return text;
  return [
    text,
    ...(services.length === 0 && service !== undefined ? [`for ${service}`] : []),
    ...(when.from === undefined && days !== undefined ? [days] : []),
    ...(isThen ? [`at ${time}`] : []),
  ].join(' ');
}

/** One of the last questions was what something costs. */
async function wasPriced({ requests }: Before): Promise<boolean> {
  for (const request of requests.slice(-MOST_BACK)) if (await readPrice(request)) return true;
  return false;
}

/** 'When could we do one', after what it costs: of that service. */
async function whenOne(request: Request, before: Before) {
  const { text, today, vocabulary } = request;
  const told = serviceIn(before.meant);
  if (told === undefined && !(await wasPriced(before))) return undefined;
  const { service = told } = await saidBefore(before.requests);
  const free = await readFreeTime(request);
  const isNext = await lastPlanOf({ read: readPrice, follow: followPrice }, before.requests);
  const isOpen = isNext && free?.services.length === 0 && free.minutes === undefined;
  const isOne = ONE.test(text);
  if (service === undefined || !(isOne || isOpen)) return undefined;
  const said = isOne ? text.replace(ONE, service) : `${text} ${FOR[request.language]} ${service}`;
  return said && (await readFreeTime(requestOf(said, today, vocabulary))) ? said : undefined;
}
/** The one service that was answered. */
function serviceIn(meant?: Plan): string | undefined {
  const [filter, ...others] = meant?.filters.filter(({ name }) => name === 'service') ?? [];
  const isOne = others.length === 0 && filter?.values.length === 1 && !filter.not;
  return isOne ? filter.values[0] : undefined;
}
const FOR = { en: 'for', es: 'para' };
const ONE = /\b(?:it|that|one|another(?: one)?|lo|uno)\b/i;

const saysDay = (tokens: readonly Token[]) => {
  const words = tokens.map(({ word }) => word);
  return words.some((_, at) => periodAt(words, at) !== undefined);
};

const isBookedLast = async (requests: readonly Request[]) =>
  (await lastPlanOf({ read: readBooking, follow: followBooking }, requests)) !== undefined;

/** A request with the days and the service that only the questions before it name: 'book Ana for a wash then'; what was just drafted `ends` then. */
export async function inContext(
  request: Request,
  requests: readonly Request[],
  meant?: Plan,
  ends?: string,
): Promise<string> {
  const { text, tokens } = request;
  const last = requests.at(-1);
  const before = { requests, meant };
  if (!last) return text;
  if (isToDo(tokens)) return last.text;
  const again = await saidAgain(request, requests);
  if (again !== undefined) return again;
  const everybody = meant?.want === 'list' ? everybodyIn(tokens) : undefined;
  if (everybody) return replaced(text, tokens, everybody, 'them');
  if (isFreeAfter(tokens)) {
    const { days } = await daysBefore(before);
    const booked = await lastPlanOf({ read: readBooking, follow: followBooking }, requests);
    const end = ends ?? booked?.when.time;
    const after = end === undefined ? '' : ` after ${end}`;
    return days === undefined ? text : `am i free ${days}${after}`;
  }
  // 'Move her to Wednesday then' has its day.
  const then = saysDay(tokens) ? undefined : thenIn(tokens);
  if (then) {
    const { days } = await daysBefore(before);
    return days === undefined ? text : replaced(text, tokens, then, days);
  }
  const free = asksToFit(tokens) ? await readFreeTime(request) : undefined;
  if (free && free.when.from === undefined) return fitting(request, before);
  // A price is said with how long it takes.
  const asksLength = isBareLength(text) && !meant;
  if (asksLength && (await isLengthTold(text, last.text, request))) return last.text;
  const length = asksLength ? await costing(request, before, last) : text;
  if (length !== text) return length;
  if (isBareCost(tokens) && (!meant || isOfService(meant))) return costing(request, before, last);
  const theirs = await pricedForSomebody(request, requests);
  if (theirs !== undefined) return theirs;
  const priced = await readPrice(request);
  // The cheapest one is one of what was listed.
  if (priced?.services.length === 0 && priced.order === undefined) {
    if (IT.test(text)) return pricing(request, requests);
    if (priced.size !== undefined && !meant) return sizing(request, last, requests);
  }
  const asked = await whenOne(request, before);
  if (asked !== undefined) return asked;
  const service = async () => (await saidBefore(requests)).service;
  const repriced = await repricing(request, requests, service);
  if (repriced !== undefined) return repriced;
  if (isItsCost(tokens)) return costing(request, before, last);
  if (await isTaken(request, requests)) return inContext(withBook(request), requests, meant);
  // 'Make it an interior' is another service, and no booking of its own.
  const made = meant ? undefined : madeAt(tokens);
  if (made && (await isBookedLast(requests))) return `no ${text.slice(made.start)}`;
  const booked = await readBooking(request);
  const isOpen =
    booked && !booked.isRebook && (booked.when.from === undefined || booked.services.length === 0);
  return isOpen ? booking(request, booked, before) : text;
}
