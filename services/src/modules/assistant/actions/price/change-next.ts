import { toCents } from '../../../../platform/money/money.js';
import { lastPlanOf } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { amountIn, signIn } from './amount.js';
import type { PriceChangePlan } from './change-plan.js';
import { readPriceChange } from './change-read.js';
import { readPrice } from './read.js';
import { followPrice } from './index.js';
import { leftOf, meaningsOf, requestOf, type Request } from '../request.js';

/** What leads to another amount, or another service, and says no more. */
const AROUND = new Phrases(
  'and|actually|no|ok|now|so|then|also|too|as well|same|for|make|it|that|raise|bump|lower|drop|cut|increase|reduce|change|set|put|the|to|at|by|up|down|more|less|another|extra|only|just|instead|rather|price|please|lets|dollars|bucks|percent|go',
  'y|mejor|no|tambien|igual|lo|la|el|en|a|por|sube|subele|baja|bajale|ponlo|que sea|otros|precio',
);
const BY = new Phrases('by|another|more|less|extra|up|down', 'por|otros|mas|menos');
const TO = new Phrases('to|at', 'a|en');

/** 'Actually make it 89', 'and the express too', after a price that was drafted. */
export async function followPriceChange(
  request: Request,
  before: PriceChangePlan,
): Promise<PriceChangePlan | undefined> {
  const { tokens } = request;
  const amount = amountIn(tokens);
  const rest = amount
    ? [...tokens.slice(0, amount.at), ...tokens.slice(amount.at + amount.length)]
    : tokens;
  const spans = await meaningsOf(request, rest);
  const named = spans.filter(({ name }) => name?.kind === 'service');
  const isSaid = amount !== undefined || named.length > 0;
  if (!isSaid || leftOf(spans, new Set(named), AROUND).length > 0) return undefined;
  const names = named.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));
  const plan = { ...before, ...(names.length > 0 && { services: names }) };
  if (!amount) return plan;
  const { by, to: _to, isAsBefore: _before, ...others } = plan;
  const sign = signIn(tokens) ?? (by && by.amount < 0 ? -1 : 1);
  const isTo = TO.in(tokens) !== undefined && !amount.isPercent;
  const isBy = amount.isPercent || BY.in(tokens) !== undefined || signIn(tokens) !== undefined;
  const { isPercent } = amount;
  const value = isPercent ? amount.value : toCents(amount.value);
  const isMore = !isTo && (isBy || (by !== undefined && named.length > 0));
  if (isMore) return { ...others, by: { amount: sign * value, isPercent } };
  // One price for all is no price list.
  return others.services === 'all' ? undefined : { ...others, to: value };
}

const LEADS = new Phrases(
  'ok|so|well|and|then|now|hmm|thats|that is|its|it is|too|way|low|cheap|high|expensive|lets|please|can you|could you|i want to|we should|we need to',
  'y|bueno|entonces|es|muy|bajo|barato|caro',
);
const IT = new Phrases('it|that|the price|its price|that price|that one', 'lo|la|el precio');

/** 'Raise it by 10', after what a service costs: its price. */
export async function repricing(
  request: Request,
  before: readonly Request[],
  serviceBefore: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const { text, today, vocabulary } = request;
  const tokens = request.tokens.slice(LEADS.runAt(request.tokens, 0));
  const it = IT.in(tokens);
  if (!it || !amountIn(tokens) || (await readPriceChange(request))) return undefined;
  if (!(await lastPlanOf({ read: readPrice, follow: followPrice }, before))) return undefined;
  const service = await serviceBefore();
  const [first, from, to] = [tokens[0], tokens[it.at], tokens[it.at + it.length - 1]];
  if (service === undefined || !first || !from || !to) return undefined;
  const said = `${text.slice(first.start, from.start)}${service}${text.slice(to.end)}`;
  return (await readPriceChange(requestOf(said, today, vocabulary))) ? said : undefined;
}
