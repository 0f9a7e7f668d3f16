import { toCents } from '../../../platform/money/money.js';
import { periodAt } from '../language/periods/index.js';
import type { Span } from '../language/spans.js';
import type { Token } from '../language/tokens.js';
import { Phrases } from './phrases.js';
import { afterHead, leftOf, meaningsOf, type Request } from './request.js';

/** What a service is to cost, or by how much more or less. */
export interface PriceChangePlan {
  do: 'price_change';
  /** Those that the words fit, or each that there is. */
  services: readonly string[] | 'all';
  /** Add-ons that are named instead: their prices are changed on their page. */
  addOns?: readonly string[];
  to?: number;
  /** Cents, or hundredths of the price. */
  by?: { amount: number; isPercent: boolean };
  /** Days for which it should be: a list price has none. */
  left?: readonly string[];
}

const UP = new Phrases(
  'add|raise|bump|bump up|increase|up|hike',
  'sube|subir|aumenta|aumentar|subele',
);
const DOWN = new Phrases(
  'lower|drop|cut|reduce|decrease|take|knock|discount',
  'baja|bajar|reduce|reducir|bajale',
);
const HEADS = {
  en: new Phrases(
    'new price for|new price on|new price|charge|add|put|raise|bump|bump up|increase|up|hike|lower|drop|cut|reduce|decrease|change|set|update|make|adjust|price|take|knock|discount',
  ),
  es: new Phrases(
    'sube|subir|aumenta|aumentar|subele|baja|bajar|reduce|reducir|bajale|cambia|cambiar|pon|ponle|actualiza',
  ),
};
/** 'Express detail should be 15% more' */
const SHOULD = new Phrases(
  'go to|go for|goes for|go up to|goes up to|going to be|is going to be|are going to be|are now|is gonna be|costs|should be|needs to be|has to be|is now|goes up|goes down|goes to|should go up|should go down|should cost',
  'debe ser|ahora cuesta|debe costar',
);
const ASKS = /^(?:how|what|when|which|why|should|if|who|does|is|are|cuanto|que|cual)$/;
const MORE = new Phrases('more|extra|higher|up|pricier|more expensive|mas|mas caro|mas cara');
const LESS = new Phrases('less|lower|cheaper|down|off|less expensive|menos|mas barato|mas barata');
const PRICE = new Phrases('price|prices|cost|rate', 'precio|precios|costo');
const TO = new Phrases('to|at|is|sale for', 'a|en');
const FILLERS = [
  'the|my|our|of|for|to|by|at|up|down|off|more|less|extra|sale|price|prices|cost|rate|service|dollars|bucks|percent|per|from|on',
  'el|la|los|de|del|a|en|por|precio|costo|servicio|dolares|pesos|un|ciento|al',
];
const FILLER = new Phrases(...FILLERS);
const ALL = new Phrases(
  'everything|all|all of|all my|all of my|all our|all the|every|each|across the board|the whole menu|my prices|our prices|the prices|prices',
  'todo|todos|todas|todos los|todos mis|mis precios|los precios|precios',
);
/** What may stand around that, where no service is named. */
const OF_ALL = new Phrases(
  ...FILLERS,
  'everything|all|every|each|across the board|across|board|whole|menu|services|packages|precios|todo|todos|todas|mis|servicios',
);
const PERCENT = /^(?:percent|%)$/;
const MONEY = /^(?:dollars?|bucks|dolares|pesos)$/;
const LATEST_HOUR = 24;
/** 'Make the interior detail 175': nothing else of a service is a number alone. */
const SETS = /^(?:make|price|new price(?: for| on)?|pon|ponle)$/;
const AMOUNT = /^(\$)?(\d[\d,]*(?:\.\d{1,2})?)(%)?$/;

export interface Amount {
  value: number;
  isPercent: boolean;
  /** It has a sign or a word of money. */
  isMoney: boolean;
  at: number;
  length: number;
}

export function amountIn(tokens: readonly Token[]): Amount | undefined {
  const at = tokens.findLastIndex(({ word }) => AMOUNT.test(word));
  const [, sign, digits = '', percent] = AMOUNT.exec(tokens[at]?.word ?? '') ?? [];
  if (at < 0) return undefined;
  const next = tokens[at + 1]?.word ?? '';
  const isPercent = percent !== undefined || PERCENT.test(next) || next === 'por';
  const isWord = PERCENT.test(next) || MONEY.test(next);
  return {
    value: Number(digits.replaceAll(',', '')),
    isPercent,
    isMoney: sign !== undefined || MONEY.test(next),
    ...{ at, length: isWord ? 2 : next === 'por' ? 3 : 1 },
  };
}

export async function readPriceChange(asked: Request): Promise<PriceChangePlan | undefined> {
  const said =
    afterHead(asked, HEADS) ?? afterShould(asked) ?? percentOff(asked) ?? (await toldPrice(asked));
  const found = said && withoutSince(withoutFrom(said));
  const amount = found && amountIn(found.request.tokens);
  if (!found || !amount) return undefined;
  const { tokens } = found.request;
  const { since } = found;
  const behind = amount.at + amount.length;
  const [isUp = 0, isDown = 0] = [MORE, LESS].map((each) => each.lengthAt(tokens, behind));
  const end = behind + Math.max(isUp, isDown);
  const rest = [...tokens.slice(0, amount.at), ...tokens.slice(end)];
  const spans = await meaningsOf(found.request, rest);
  const days = spans.filter(({ period }) => period !== undefined);
  const undated = spans.filter((span) => !days.includes(span));
  const addOns = addOnsIn(undated);
  const services = addOns ? [] : servicesIn(undated, rest);
  if (!services) return undefined;
  const left = [...days.map(({ raw }) => raw), ...since];
  const head = [{ word: found.head.split(' ')[0] ?? '' }];
  if (found.head === 'add' && tokens[amount.at + amount.length]?.word !== 'to') return undefined;
  const isMore = found.head === 'charge' && MORE.in(tokens) !== undefined;
  const isLess = found.head === 'charge' && LESS.in(tokens) !== undefined;
  // '5 bucks more' is no price, whatever is done with it; 'mas barato' begins with 'mas'.
  const isBehind = isUp + isDown > 0 && !TO.lengthAt(tokens, amount.at - 1);
  const turn = isBehind ? (isUp > isDown ? 1 : -1) : 0;
  const sign = UP.in(head) || isMore ? 1 : DOWN.in(head) || isLess ? -1 : turn;
  // 'Set the full detail at 2' is a time.
  const isTo =
    (TO.lengthAt(tokens, amount.at - 1) > 0 || TO.lengthAt(tokens, amount.at - 2) === 2) &&
    !amount.isPercent;
  const isPrice =
    sign !== 0 ||
    amount.isMoney ||
    PRICE.in(tokens) !== undefined ||
    ((isTo || SETS.test(found.head)) && (amount.value > LATEST_HOUR || addOns !== undefined));
  if (!isPrice) return undefined;
  const cents = toCents(amount.value);
  const plan = { do: 'price_change' as const, services, ...(addOns && { addOns }), left };
  // One price for all is no price list.
  if (services === 'all' && (isTo || sign === 0)) return undefined;
  if (isTo || sign === 0) return amount.isPercent ? undefined : { ...plan, to: cents };
  const { isPercent } = amount;
  const by = { amount: sign * (isPercent ? amount.value : cents), isPercent };
  return { ...plan, by };
}

/** 'From 79.99 to 89.99': what it was is known. */
function withoutFrom<F extends { request: Request }>(found: F): F {
  const { tokens } = found.request;
  const at = tokens.findIndex(({ word }, index) => FROM.test(word) && isAmount(tokens[index + 1]));
  const isTo = at > 0 && TO.lengthAt(tokens, at + 2) > 0 && isAmount(tokens[at + 3]);
  return isTo
    ? {
        ...found,
        request: {
          ...found.request,
          tokens: tokens.filter((_, index) => index !== at && index !== at + 1),
        },
      }
    : found;
}
/** 'Starting Jan 1': a list price has no day on which it begins. */
function withoutSince<F extends { request: Request }>(found: F): F & { since: string[] } {
  const { tokens, text } = found.request;
  const words = tokens.map(({ word }) => word);
  const at = tokens.findIndex((_, index) => SINCE.lengthAt(tokens, index) > 0);
  const start = at + SINCE.lengthAt(tokens, at);
  const length = at < 0 ? 0 : (periodAt(words, start)?.length ?? 0);
  if (length === 0) return { ...found, since: [] };
  const end = start + length;
  const rest = tokens.filter((_, index) => index < at || index >= end);
  const since = [text.slice(tokens[at]?.start, tokens[end - 1]?.end)];
  return { ...found, request: { ...found.request, tokens: rest }, since };
}
const SINCE = new Phrases(
  'starting|starting on|starting in|beginning|beginning in|effective|as of|from',
  'desde|desde el|a partir de|a partir del',
);
const FROM = /^(?:from|de)$/;
const isAmount = (token: Token | undefined) => AMOUNT.test(token?.word ?? '');

/** 'Paint correction to 325', 'a full detail is 275 now', 'everything up 4 percent': what it is to cost, and not a word besides. */
async function toldPrice(asked: Request): Promise<ReturnType<typeof afterHead>> {
  const { tokens, text } = asked;
  const amount = amountIn(tokens);
  const isSaid =
    amount &&
    (IS.in(tokens) ?? MORE.in(tokens) ?? LESS.in(tokens)) &&
    !text.trimEnd().endsWith('?');
  if (!isSaid || ASKS.test(tokens[0]?.word ?? '')) return undefined;
  const behind = tokens.slice(amount.at + amount.length);
  const isEnd = NOW.runAt(behind, 0) === behind.length || (signIn(behind) && behind.length === 1);
  const spans = isEnd ? await meaningsOf(asked, tokens.slice(0, amount.at)) : [];
  const named = spans.filter(({ name }) => name?.kind === 'service' || name?.kind === 'add_on');
  const isAll = named.length > 0 || ALL.lengthAt(tokens, 0) > 0;
  if (!isAll || leftOf(spans, new Set(named), named.length > 0 ? TOLD : TOLD_OF_ALL).length > 0)
    return undefined;
  const sign = signIn(tokens);
  const head = sign === undefined ? 'make' : sign > 0 ? 'raise' : 'lower';
  const isOf = (at: number) =>
    at > 0 && (IS.lengthAt(tokens, at) > 0 || (NOW.lengthAt(tokens, at) > 0 && at > amount.at));
  return { head, request: { ...asked, tokens: tokens.filter((_, at) => !isOf(at)) } };
}
/** What leads from a service to what it costs. */
const IS = new Phrases('is|are|costs|cost|now|to|at|goes', 'cuesta|cuestan|es|son|a|ahora');
const NOW = new Phrases('now|from now on|from here on|going forward|onwards', 'ahora|desde ahora');
const TOLD_WORDS =
  'the|a|an|our|my|is|are|costs|cost|now|to|at|goes|price|prices|up|down|el|la|los|las|cuesta|cuestan|es|son|a|ahora|precio';
const TOLD = new Phrases(TOLD_WORDS);
const TOLD_OF_ALL = new Phrases(
  TOLD_WORDS,
  'everything|all|every|prices|todo|todos|precios|services|servicios',
);

/** '15% off ceramic' lowers it by that. */
function percentOff(asked: Request): ReturnType<typeof afterHead> {
  const [amount, next, third] = asked.tokens.map(({ word }) => word);
  const isPercent = /%$/.test(amount ?? '') || PERCENT.test(next ?? '');
  const isOff = next === 'off' || (PERCENT.test(next ?? '') && third === 'off');
  return isPercent && isOff && AMOUNT.test(amount ?? '')
    ? { head: 'take', request: asked }
    : undefined;
}

/** Whether a price goes up or down, where a word says so. */
export function signIn(tokens: readonly Token[]): 1 | -1 | undefined {
  return UP.in(tokens) || MORE.in(tokens) ? 1 : DOWN.in(tokens) || LESS.in(tokens) ? -1 : undefined;
}

/** What a service should cost, said of it and not asked: what it should be is the head of the request. */
function afterShould(asked: Request): ReturnType<typeof afterHead> {
  const { tokens } = asked;
  const should = SHOULD.in(tokens);
  if (!should || should.at === 0 || ASKS.test(tokens[0]?.word ?? '')) return undefined;
  const sign = MORE.in(tokens) ? 'raise' : LESS.in(tokens) ? 'lower' : 'make';
  const isSign = (at: number) => MORE.lengthAt(tokens, at) + LESS.lengthAt(tokens, at) > 0;
  const isOf = (at: number) =>
    (at >= should.at && at < should.at + should.length) || (isSign(at) && at > should.at);
  return { head: sign, request: { ...asked, tokens: tokens.filter((_, at) => !isOf(at)) } };
}

/** Which services, where every other word has its place: those that are named, or 'everything'. */
function servicesIn(
  spans: readonly Span[],
  tokens: readonly Token[],
): PriceChangePlan['services'] | undefined {
  const named = spans.filter(({ name }) => name?.kind === 'service');
  if (leftOf(spans, new Set(named), named.length > 0 ? FILLER : OF_ALL).length > 0)
    return undefined;
  if (named.length > 0)
    return named.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));
  return ALL.in(tokens) ? 'all' : undefined;
}

/** Those that are named where no service is, and every other word has its place. */
function addOnsIn(spans: readonly Span[]): readonly string[] | undefined {
  const named = spans.filter(({ name }) => name?.kind === 'add_on');
  const isOnly = named.length > 0 && leftOf(spans, new Set(named), FILLER).length === 0;
  return isOnly
    ? named.flatMap(({ name }) => (name?.kind === 'add_on' ? name.names : []))
    : undefined;
}
