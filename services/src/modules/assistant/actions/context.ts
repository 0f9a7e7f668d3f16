import { isFollowUp } from '../language/follow-up.js';
import type { Span } from '../language/spans.js';
import { namedIn } from './appointment/read.js';
import { followBooking, readBooking, type BookPlan } from './appointment/book-read.js';
import { saidDay } from '../plan/say/day.js';
import { lastPlanOf } from './action.js';
import { followFreeTime } from './free-time-next.js';
import { readFreeTime } from './free-time-read.js';
import { saidAgain } from './message/same.js';
import { repricing } from './price-change-next.js';
import { readPrice } from './price-read.js';
import { followPrice } from './price.js';
import type { Plan } from '../plan/plan.js';
import { Phrases } from './phrases.js';
import type { When } from './when.js';
import { meaningsOf, requestOf, type Request } from './request.js';

/** How far back what was said may still be meant. */
const MOST_BACK = 4;

/** What was said of days, and of a service, in the words in which it was. */
interface Said {
  days?: string;
  service?: string;
  /** All of it asked what is free. */
  isOfFree: boolean;
  /** The days that were said further back are others. */
  isOver?: true;
}

const isPart = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'value' && tag.filter === 'time_of_day');

async function saidIn(request: Request): Promise<Omit<Said, 'isOfFree'>> {
  const spans = await meaningsOf(request, request.tokens);
  const isOver = ({ period }: Span) =>
    (period?.resolve({ today: request.today, looks: 'ahead' }).to ?? request.today) < request.today;
  const days = spans.filter((span) => (span.period !== undefined && !isOver(span)) || isPart(span));
  const service = spans.find(({ name }) => name?.kind === 'service');
  return {
    ...(days.some(({ period }) => period) && { days: days.map(({ raw }) => raw).join(' ') }),
    ...(service && { service: service.raw }),
  };
}

/** What the last questions say, the last one first. */
async function saidBefore(before: readonly Request[]): Promise<Said> {
  let said: Said = { isOfFree: false };
  for (const request of before.slice(-MOST_BACK).reverse()) {
    const isOfFree = (await readFreeTime(request)) !== undefined;
    // Behind what was free only its service is meant, where that says none.
    const { days, ...service } = await saidIn(request);
    const isOver = said.isOver === true;
    said = {
      ...(isOver || days === undefined ? {} : { days }),
      ...service,
      ...said,
      isOfFree: said.isOfFree || isOfFree,
      ...((isOfFree || !isFollowUp(request.text)) && { isOver: true as const }),
    };
    const isEnd = !isOfFree && !isFollowUp(request.text);
    if (said.isOver && (said.service !== undefined || isEnd)) return said;
  }
  return said;
}

const THEN =
  /\b(?:on )?(?:then|(?<=\b(?:book|put|fit|squeeze|get|take|add|anything|room|free|open)\b.*)there|that (?:same )?(?:day|time|morning|afternoon)|the same day|entonces|(?:ese|el) mismo d[ií]a|ese d[ií]a)(?=\W*$| (?:at|a las)\b)/i;
/** 'Can we fit a full detail in' is of the days that were looked at; 'when am I free' of any. */
const FITS =
  /^(?:and |so |ok |y )*(?:fit|squeeze|room|space|can|could|would|is (?:there|anything)|do (?:i|we) have|have (?:i|we) got|how many\b.*\bcan|any(?:thing)?|got|hay|tengo|cabe)\b(?!.*\b(?:when|next|soonest|earliest|ever|week|cuando)\b)/i;

/** A day, and the part of it, as words say it. */
function daysOf({ from, to, after, before }: When = {}, today = ''): string | undefined {
  if (from === undefined || from !== to || from < today) return undefined;
  const part =
    before === '12:00' && after === undefined ? ' morning' : after === '12:00' ? ' afternoon' : '';
  return `${saidDay(from, 'en')}${part}`;
}

const IT = /\b(?:it|that|those|one)\b/i;

/** What was asked before, and the plan of the answer, where that was of the records. */
interface Before {
  requests: readonly Request[];
  meant?: Plan;
}

/** The days that were looked at last; what followed up may have said others. */
async function daysBefore({ requests, meant }: Before) {
  const said = await saidBefore(requests);
  const free = await lastPlanOf({ read: readFreeTime, follow: followFreeTime }, requests);
  const today = requests.at(-1)?.today;
  return {
    ...said,
    days: daysOf(meant?.period, today) ?? daysOf(free?.when) ?? said.days,
    isOfFree: said.isOfFree || free !== undefined,
    time: free?.when.time,
  };
}

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

const COSTS =
  /^(?:and |so |ok )*(?:what'?s|what (?:is|does|would|will)|how much (?:is|does|would|will|for)) (?:that|it|this)(?: (?:gonna|going to))?(?: (?:cost|costs|run|be|go for))?(?: (?:for )?(?:him|her|them|me|us))?\W*$/i;
/** 'How much will that be' */
export const asksCost = (text: string) => COSTS.test(text) || BARE_COST.test(text);
const BARE_COST =
  /^(?:and |so |ok )*(?:(?:for )?how much|(?:at|for) (?:what|which) (?:price|cost))\W*$/i;
/** 'What does that cost', after what was free for a service, was priced, or was to be booked. */
async function costing({ text }: Request, before: Before, last: Request) {
  const { service, isOfFree } = await daysBefore(before);
  const isLookedUp =
    isOfFree ||
    (await readPrice(last)) !== undefined ||
    (await lastPlanOf({ read: readBooking, follow: followBooking }, before.requests)) !== undefined;
  return service !== undefined && isLookedUp ? `price of ${service}` : text;
}

/** 'OK Friday at 1 for Ana', after what was free: that is booked. */
async function isTaken(request: Request, before: readonly Request[]): Promise<boolean> {
  // Without an hour nothing is taken, and nobody is looked up.
  if (!HAS_HOUR.test(request.text) || ASKS.test(request.text)) return false;
  if (await readBooking(request)) return false;
  if (!(await lastPlanOf({ read: readFreeTime, follow: followFreeTime }, before))) return false;
  const { whom, when, left } = await namedIn(request, request.tokens, { isBooked: true });
  return whom?.kind === 'people' && when.time !== undefined && left.length === 0;
}
const HAS_HOUR = /\d|\b(?:noon|mediod[ií]a)\b/i;
const ASKS =
  /^(?:who|what|when|where|which|how|is|are|do|does|did|can|could|text|tell|message|move|cancel)\b|\?\s*$/i;
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

const FREE_AFTER =
  /^(?:and |so |ok )*(?:am i|are we|i am|im|is there anything|anything) (?:free|open|available) (?:after|afterwards|then)(?: (?:that|it|her|him|them))?\W*$/i;

const MAKE_IT =
  /^(?:(?:ok|no|actually|wait|and),? )*(?:make|change|switch) (?:it|that|this)(?: to)? (?=(?:an?|the) )/i;
const isBookedLast = async (requests: readonly Request[]) =>
  (await lastPlanOf({ read: readBooking, follow: followBooking }, requests)) !== undefined;

/** 'Text everybody a reminder', after a list: those who stand in it. */
const EVERYBODY =
  /^((?:ok |and |please )*(?:text|message|e-?mail|remind|tell)) (?:everybody|everyone|every one|all of them|all)(?= (?:an? |the |that |we |i |it |its |it's |were |we're |im |i'm |to |about )|\W*$)/i;

/** 'Do it': what was asked for last. */
const DO_IT = new Phrases(
  'do it|do that|go ahead|go for it|lets do it|lets do that|make it so|that works|works for me',
  'hazlo|dale|adelante',
);
const isToDo = ({ tokens }: Request) =>
  tokens.length > 0 && DO_IT.runAt(tokens, 0) === tokens.length;

/** A request with the days and the service that only the questions before it name: 'book Ana for a wash then'; what was just drafted `ends` then. */
export async function inContext(
  request: Request,
  requests: readonly Request[],
  meant?: Plan,
  ends?: string,
): Promise<string> {
  const { text } = request;
  const last = requests.at(-1);
  const before = { requests, meant };
  if (!last) return text;
  if (isToDo(request)) return last.text;
  const again = await saidAgain(request, requests);
  if (again !== undefined) return again;
  if (meant?.want === 'list' && EVERYBODY.test(text)) return text.replace(EVERYBODY, '$1 them');
  if (FREE_AFTER.test(text)) {
    const { days } = await daysBefore(before);
    const booked = await lastPlanOf({ read: readBooking, follow: followBooking }, requests);
    const end = ends ?? booked?.when.time;
    const after = end === undefined ? '' : ` after ${end}`;
    return days === undefined ? text : `am i free ${days}${after}`;
  }
  if (THEN.test(text)) {
    const { days } = await daysBefore(before);
    return days === undefined ? text : text.replace(THEN, days);
  }
  const free = FITS.test(text) ? await readFreeTime(request) : undefined;
  if (free && free.when.from === undefined) return fitting(request, before);
  if (BARE_COST.test(text) && !meant) return costing(request, before, last);
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
  if (COSTS.test(text)) return costing(request, before, last);
  if (await isTaken(request, requests)) return inContext(withBook(request), requests, meant);
  // 'Make it an interior' is another service, and no booking of its own.
  const isOfBooking = !meant && MAKE_IT.test(text) && (await isBookedLast(requests));
  if (isOfBooking) return text.replace(MAKE_IT, 'no ');
  const booked = await readBooking(request);
  const isOpen = booked && (booked.when.from === undefined || booked.services.length === 0);
  return isOpen ? booking(request, booked, before) : text;
}
