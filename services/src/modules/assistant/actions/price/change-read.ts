import { toCents } from '../../../../platform/money/money.js';
import { periodAt } from '../../language/periods/index.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Token } from '../../words/tokens.js';
import { without } from '../../words/without.js';
import { amountIn, isAmount } from './amount.js';
import {
  ALL,
  AS_BEFORE,
  DOWN,
  FILLER,
  LATEST_HOUR,
  LESS,
  MORE,
  OF_ALL,
  PRICE,
  SETS,
  SINCE,
  TO,
  UP,
} from './change-words.js';
import type { PriceChangePlan } from './change-plan.js';
import { headed } from './told.js';
import { SIZES, taken } from './words.js';
import { leftOf, meaningsOf, type Request } from '../request.js';
import { wordSet } from '../../words/word-set.js';

export async function readPriceChange(asked: Request): Promise<PriceChangePlan | undefined> {
  const { value: size, rest: bare } = taken(asked.tokens, SIZES);
  const said = await headed(size ? { ...asked, tokens: bare } : asked);
  const found = said && withoutSince(withoutFrom(said));
  const amount = found && amountIn(found.request.tokens);
  if (!found || !amount) return said && asBefore(said.request);
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
  if (size && (services === 'all' || addOns)) return undefined;
  const isOfEach = Array.isArray(services) && services.length > 1 && isSure(undated);
  const left = [...days.map(({ raw }) => raw), ...since];
  const head = [{ word: found.head.split(' ')[0] ?? '' }];
  if (found.head === 'add' && tokens[amount.at + amount.length]?.word !== 'to') return undefined;
  const isMore = found.head === 'charge' && MORE.in(tokens) !== undefined;
  const isLess = found.head === 'charge' && LESS.in(tokens) !== undefined;
  // '5 bucks more' is no price, whatever is done with it; 'mas barato' begins with 'mas'.
  const isBehind = isUp + isDown > 0 && !TO.lengthAt(tokens, amount.at - 1);
  const turn = isBehind ? (isUp > isDown ? 1 : -1) : 0;
  // 'Put ceramic up 10 percent', 'put it up by 20'
  const led = PUTS.has(found.head) ? signBefore(tokens, amount.at) : 0;
  const sign = UP.in(head) || isMore ? 1 : DOWN.in(head) || isLess ? -1 : led || turn;
  // 'Set the full detail at 2' is a time.
  const isTo =
    (TO.lengthAt(tokens, amount.at - 1) > 0 || TO.lengthAt(tokens, amount.at - 2) === 2) &&
    !amount.isPercent;
  const isPrice =
    sign !== 0 ||
    amount.isMoney ||
    PRICE.in(tokens) !== undefined ||
    ((isTo || SETS.has(found.head)) && (amount.value > LATEST_HOUR || addOns !== undefined));
  if (!isPrice) return undefined;
  const cents = toCents(amount.value);
  const plan = {
    do: 'price_change' as const,
    ...{ services, left },
    ...(addOns && { addOns }),
    ...(isOfEach && { isOfEach: true as const }),
    ...(size && { size }),
  };
  // One price for all is no price list.
  if (services === 'all' && (isTo || sign === 0)) return undefined;
  if (isTo || sign === 0) return amount.isPercent ? undefined : { ...plan, to: cents };
  const { isPercent } = amount;
  const by = { amount: sign * (isPercent ? amount.value : cents), isPercent };
  return { ...plan, by };
}

const PUTS = wordSet('put|bring|change|set|make|pon');
/** Whether a price goes up or down by the amount that stands here: 'up 10', 'down by 20'. */
function signBefore(tokens: readonly Token[], at: number): 1 | -1 | 0 {
  const word = tokens[tokens[at - 1]?.word === 'by' ? at - 2 : at - 1]?.word;
  return word === 'up' ? 1 : word === 'down' ? -1 : 0;
}

/** 'Put express back to what it was' */
async function asBefore(request: Request): Promise<PriceChangePlan | undefined> {
  const back = AS_BEFORE.in(request.tokens);
  const rest = back && without(request.tokens, back);
  const services = rest && servicesIn(await meaningsOf(request, rest), rest);
  return services && { do: 'price_change', services, isAsBefore: true };
}

/** 'From 79.99 to 89.99': what it was is known. */
function withoutFrom<F extends { request: Request }>(found: F): F {
  const { tokens } = found.request;
  const at = tokens.findIndex(({ word }, index) => FROM.has(word) && isAmount(tokens[index + 1]));
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
const FROM = wordSet('from|de');

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

/** No word fits several. */
const isSure = (spans: readonly Span[]) =>
  spans.every(({ name }) => name?.kind !== 'service' || name.names.length === 1);

/** Those that are named where no service is, and every other word has its place. */
function addOnsIn(spans: readonly Span[]): readonly string[] | undefined {
  const named = spans.filter(({ name }) => name?.kind === 'add_on');
  const isOnly = named.length > 0 && leftOf(spans, new Set(named), FILLER).length === 0;
  return isOnly
    ? named.flatMap(({ name }) => (name?.kind === 'add_on' ? name.names : []))
    : undefined;
}
