import { clockTime, DAY_MINUTES, minutesOf } from '../../../platform/time/clock-time.js';
import { addDays } from '../../../platform/time/zone.js';
import type { Person } from '../language/pieces/vocabulary.js';
import { goesOn } from '../language/turns/follow-up.js';
import { Phrases } from '../words/phrases.js';
import { wordSet } from '../words/word-set.js';
import type { Args, Call } from './call.js';
import { contentOf, SAME } from './message-content.js';
import { isEmpty, partsOf, type Parts } from './parts.js';
import { takeOut } from './pointers.js';
import { typedOf, type Request } from './request.js';
import { shiftIn, withoutDuration, type Shift } from './shift.js';
import { changedWhen, dayOf, isSaid } from './when.js';
import { pricedIn } from './verbs/price.js';
import { amountIn } from './verbs/change-price.js';

/** Words that introduce a change. */
const LEADS = new Phrases(
  'and|no|or|but|wait|make it|make that|switch it to|make her|make him|make hers|change it to|change that to|what about|how about|instead|i meant|i mean|sorry|the one|the one that is|maybe|try|only|just|rather|move it to|push it to|for|same for|the same for|same to|is that|would|could|they want|add|with|if they add|do|lets do|nm|nah|long enough for|enough for',
  'mejor|que tal|el|la|y|perdon|quise decir|para|lo mismo para|solo',
);
const ENDS = new Phrases(
  'instead|please|works|works better|is better|is fine|then|fit|only|too|as well|enough|mejor|tambien',
);
const LENGTH = new Phrases(
  'how long does it take|how long does one take|how long will it take|how long is it|how long|cuanto dura|cuanto tarda',
);
const COST = wordSet('cost|costs|price|much|run|cuesta|precio|pay|paying|charge');

const NOT_PART =
  /^(?:ok )?no (?:en la |por la |in the )?(?:ma[nñ]ana|tarde|noche|morning|afternoon|evening)s?\b/i;

const withoutEnds = (request: Request): Request => {
  const start = LEADS.runAt(request.tokens, 0);
  const tokens = request.tokens.slice(start);
  const end = [2, 1].find(
    (length) => tokens.length > length && ENDS.isAllOf(tokens.slice(-length)),
  );
  return { ...request, tokens: end === undefined ? tokens : tokens.slice(0, -end) };
};

/** The previous request with changed parts; undefined if any word is not such a part. */
export async function followed(asked: Request, before: Call): Promise<Call | undefined> {
  // 'No mornings' without a comma excludes mornings; it is not the answer 'no'.
  const bare = NOT_PART.test(asked.text) ? asked : withoutEnds(asked);
  const isFree = before.verb === 'free time';
  const isAny = isFree && ANY.begin(bare.tokens);
  if (QUESTION.begin(bare.tokens) && before.verb !== 'price' && !isAny)
    return costOf(asked, before);
  const request = withHour(bare);
  if (before.verb === 'message') return messageAfter(asked, before);
  if (before.verb === 'price') return priceAfter(asked, request, before);
  if (before.verb === 'change price') return amountAfter(request, before);
  if (before.verb === 'customer' || before.verb === 'look up') return undefined;
  const tokens = isFree ? request.tokens.slice(ANY.runAt(request.tokens, 0)) : request.tokens;
  const long = isFree ? withoutDuration(tokens) : { rest: tokens, minutes: undefined };
  const shift = shiftIn(long.rest);
  const rest = shift?.rest ?? long.rest;
  const own = rest.filter(({ word }) => !OTHER.has(word));
  const parts = await partsOf(request, own);
  if (own.length < rest.length) parts.whom = others(parts.whom, before.args.whom);
  // Tools have no argument for 'not Friday' or 'not van 2'.
  const not = parts.left.length > 0 && !isEmpty(parts) && tokens.some(({ word }) => word === 'not');
  if (not) return { ...before, args: { ...before.args, excepted: typedOf(asked, asked.tokens) } };
  if (parts.left.length > 0 || parts.whom?.kind === 'nobody') return undefined;
  if (isEmpty(parts) && !shift && long.minutes === undefined) return undefined;
  const isLed = tokens.length < asked.tokens.length;
  if (isFree && parts.whom && parts.whom.kind !== 'last') return taken(before, parts, isLed);
  const args = { ...merged(before, parts), minutes: long.minutes ?? before.args.minutes };
  return { ...before, leftOut: [], args: shift ? shifted(before, args, shift.by) : args };
}

const OTHER = wordSet('other|otro|otra');
/** 'The other Turner': customers of the name who were not meant before. */
function others(whom: Args['whom'], those: Args['whom']): Args['whom'] {
  if (whom?.kind !== 'people' || those?.kind !== 'people') return { kind: 'nobody', said: '' };
  const isOther = ({ id }: Person) => !those.people.some((each) => each.id === id);
  return { ...whom, people: whom.people.filter(isOther) };
}

const ANY = new Phrases('what is the|any|of those|of them|anything|something|is there|are there');
const QUESTION = new Phrases(
  'who|whose|how|which|did|does|do i|do we|do you|has|have|what|why|where|is there|are there|any|quien|cuanto|cuantos|que|cual|hay',
);
const POINTS = new Phrases('it|that|the total|eso');
/** 'What would that cost' after a booking or free time. */
function costOf({ tokens }: Request, { verb, args }: Call): Call | undefined {
  const isCost = tokens.some(({ word }) => COST.has(word)) && POINTS.in(tokens) !== undefined;
  const isOfService = args.services?.length === 1 && (verb === 'book' || verb === 'free time');
  if (!isCost || !isOfService || tokens.length > MOST_WORDS) return undefined;
  const { services } = args;
  return { verb: 'price', tool: 'list_services', args: { services }, leftOut: [] };
}
const MOST_WORDS = 7;

/** 'Make it 2': a bare number is an hour. */
function withHour(request: Request): Request {
  const [first] = request.tokens;
  const isHour = first && /^\d{1,2}(?::\d\d)?$/.test(first.word);
  return isHour
    ? { ...request, tokens: [{ ...first, word: 'at', raw: '' }, ...request.tokens] }
    : request;
}

/** 'Saturday at 1 for Bo' after free time is a booking. */
function taken({ args }: Call, parts: Parts, isLed: boolean): Call | undefined {
  const { whom, when, nth, services } = parts;
  const isSoonest = when.time === undefined && (nth === 0 || dayOf(when) !== undefined);
  if (whom?.kind !== 'people' || !(isLed || isSoonest || isSaid(when))) return undefined;
  const booked = {
    ...{ whom, services: services.length > 0 ? services : args.services },
    ...{ when: changedWhen(args.when ?? {}, when), ...(isSoonest && { isSoonest }) },
  };
  return { verb: 'book', tool: 'draft_appointment', args: booked, leftOut: [] };
}

/** New parts replace the previous ones. */
function merged({ verb, args }: Call, parts: Parts): Args {
  const { services, addOns, crews, when, nth, vehicle = args.vehicle } = parts;
  const { isAll = args.isAll, isSoonest = args.isSoonest } = parts;
  const name = verb === 'move' && nth === undefined ? 'to' : 'when';
  return {
    ...{ ...args, vehicle, isAll, isSoonest, nth: nth ?? args.nth },
    whom: oneOfThose(args.whom, parts) ?? args.whom,
    ...(isSaid(when) && { [name]: changedWhen(args[name] ?? {}, when) }),
    ...(services.length > 0 && { services }),
    ...(addOns.length > 0 && { addOns: [...(args.addOns ?? []), ...addOns] }),
    ...(crews.length > 0 && { crews }),
  };
}

/** A name or position picks one of the customers asked about; another name replaces them. */
function oneOfThose(those: Args['whom'], { whom, nth }: Pick<Parts, 'whom' | 'nth'>): Args['whom'] {
  const people = those?.kind === 'people' && those.people.length > 1 ? those.people : [];
  const isMeant = ({ id }: Person, at: number) =>
    at === nth ||
    at === people.length + (nth ?? 0) ||
    (whom?.kind === 'people' && whom.people.some((each) => each.id === id));
  const meant = people.filter(isMeant);
  const said = whom && 'said' in whom ? whom.said : '';
  if (meant.length > 0) return { kind: 'people', people: meant, said };
  return whom?.kind === 'last' ? undefined : whom;
}

/** 'An hour later', 'the week after': relative to the previous time or days. */
function shifted({ verb }: Call, args: Args, by: Shift): Args {
  if (verb === 'move') return { ...args, by };
  const { time, from, to, after, before, isPart } = args.when ?? {};
  const minutes = time === undefined ? 0 : minutesOf(time) + by.minutes;
  const isInDay = time !== undefined && minutes >= 0 && minutes < DAY_MINUTES;
  const days = (date: string | undefined) => date && addDays(date, by.days);
  const moved = { from: days(from), to: days(to), after, before, isPart };
  return { ...args, when: { ...moved, ...(isInDay && { time: clockTime(minutes) }) } };
}

/** 'Change it to Saturday' after a booking draft changes the draft. */
export function ofDraft({ verb, args }: Call, before: Call | undefined): Call | undefined {
  const { whom, to = {}, by, nth, isAll, crews = before?.args.crews } = args;
  const isIt = verb === 'move' && whom?.kind === 'last' && nth === undefined && !isAll;
  if (!isIt || before?.verb !== 'book') return undefined;
  const changed = { ...before.args, crews, when: changedWhen(before.args.when ?? {}, to) };
  return { ...before, leftOut: [], args: by ? shifted(before, changed, by) : changed };
}

/** A day or position after 'Which appointment?' chooses from that list. */
export async function chosen(asked: Request, before: Call): Promise<Call | undefined> {
  if (before.verb !== 'move' && before.verb !== 'cancel' && before.verb !== 'step')
    return undefined;
  const request = withoutEnds(asked);
  const parts = await partsOf(request, request.tokens);
  const { when, nth, isAll, services, left } = parts;
  const isAny = isSaid(when) || nth !== undefined || isAll || services.length > 0;
  if (left.length > 0 || !isAny) return undefined;
  return {
    ...before,
    args: { ...merged({ ...before, verb: 'cancel' }, parts), whom: before.args.whom },
  };
}

const IN_LANGUAGE =
  /^(?:(?:and|now|ok|make it|say it|write it) )*(?:in spanish|in english|en espa[nñ]ol|en ingl[eé]s)\W*$/i;
const BY_MAIL = /^(?:(?:and|no|make it|send it|as|by|via|an?) )*e-?mail\W*$/i;
async function messageAfter(asked: Request, before: Call): Promise<Call | undefined> {
  const { args } = before;
  const { tokens, text } = asked;
  if (IN_LANGUAGE.test(text)) return before;
  if (BY_MAIL.test(text)) return { ...before, args: { ...args, channel: 'email' } };
  const added = /^(?:and )?(?:add|mention|also say|say also|agrega) (?:that |que )?(.+)$/i.exec(
    text,
  )?.[1];
  if (added !== undefined) return withMore(asked, before, added);
  if (/^(?:and )?(?:also )?ask for a (?:google )?review\W*$/i.test(text))
    return { ...before, args: { ...args, text: undefined, purpose: 'review' } };
  const same = takeOut(tokens, SAME);
  const request = withoutEnds({ ...asked, tokens: same?.rest ?? tokens });
  const bare = request.tokens.filter(
    ({ word }) => !wordSet('text|tell|message|send|to|thing|not|wait').has(word),
  );
  const parts = await partsOf(request, bare);
  const whom = oneOfThose(args.whom, parts) ?? parts.whom;
  if (!whom || whom.kind === 'nobody' || parts.left.length > 0 || (isSaid(parts.when) && !same))
    return undefined;
  if (!same && !goesOn(text)) return undefined;
  return { ...before, args: { ...args, whom: lastNamed(whom) } };
}

/** 'Not Ana, Bo': the last name counts. */
function lastNamed(whom: NonNullable<Args['whom']>): NonNullable<Args['whom']> {
  const last = whom.kind === 'each' ? whom.people.at(-1) : undefined;
  return last ? { kind: 'people', people: [last], said: last.name } : whom;
}

async function withMore(asked: Request, before: Call, added: string): Promise<Call | undefined> {
  const start = asked.text.length - added.length;
  const after = asked.tokens.filter((token) => token.start >= start);
  const content = await contentOf(asked, { before: [], after, head: 'text' });
  const more = content?.text;
  if (more === undefined || before.args.text === undefined) return undefined;
  const text = `${before.args.text} ${more.charAt(0).toUpperCase()}${more.slice(1)}`;
  return { ...before, args: { ...before.args, text } };
}

async function priceAfter(
  asked: Request,
  request: Request,
  before: Call,
): Promise<Call | undefined> {
  const isLength = LENGTH.in(asked.tokens);
  if (isLength && isLength.length === request.tokens.length) return before;
  const { args, left } = await pricedIn(asked, request.tokens);
  const { services = [], addOns = [], ...rest } = args;
  const isNew = services.length + addOns.length + Object.keys(rest).length > 0;
  const isBare = request.tokens.some(({ word }) => COST.has(word));
  if (left.length > 0 || !(isNew || isBare)) return undefined;
  const all = [...(before.args.addOns ?? []), ...addOns];
  return {
    ...before,
    args: { ...before.args, ...rest, ...(services.length > 0 && { services }), addOns: all },
  };
}

function amountAfter({ tokens }: Request, before: Call): Call | undefined {
  const amount = amountIn(tokens);
  if (!amount || tokens.length > amount.length + 2) return undefined;
  const cents = amount.isPercent
    ? { percent: amount.value }
    : { to: Math.round(amount.value * 100) };
  return { ...before, args: { ...before.args, cents } };
}
