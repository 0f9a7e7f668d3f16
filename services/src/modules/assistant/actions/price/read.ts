import { isSurelyOfProduct } from '../../knowledge/aspects.js';
import { everyOf } from '../../words/every-of.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Condition, Size } from '../../tools/suggest-price.js';
import { addOnsIn } from '../add-ons-in.js';
import { Phrases } from '../../words/phrases.js';
import {
  APART,
  BEFORE,
  CHANGING,
  CHEAPEST,
  DEAREST,
  FILLER,
  OFFERED,
  OF_RANKED,
  OF_SALES,
  PAPER,
  PRICE,
  THAN,
} from './phrases.js';
import { CONDITIONS, SIZES, taken } from './words.js';
import { leftOf, meaningsOf, type Request } from '../request.js';
import { wordSet } from '../../words/word-set.js';

export interface PricePlan {
  do: 'price';
  /** None: the whole list. */
  services: readonly string[];
  /** What is done besides. */
  addOns?: readonly string[];
  size?: Size;
  condition?: Condition;
  order?: 'cheapest' | 'dearest';
  /** Of two services, what lies between them. */
  isApart?: true;
}

export async function detailsIn(request: Request, tokens: Request['tokens']) {
  const { addOns, rest } = await addOnsIn(request, tokens);
  const condition = taken(rest, CONDITIONS);
  const size = taken(condition.rest, SIZES);
  const order = taken(size.rest, [
    [CHEAPEST, 'cheapest' as const],
    [DEAREST, 'dearest' as const],
  ]);
  const spans = await meaningsOf(request, order.rest);
  const used = new Set<Span>();
  const services = spans.filter(({ name }) => name?.kind === 'service');
  // Whose make it is says nothing of its size, and changes no price.
  const vehicles = spans.filter(({ name }) => name?.kind === 'vehicle');
  for (const span of [...services, ...vehicles]) used.add(span);
  return {
    left: leftOf(spans, used, FILLER),
    details: {
      services: services.flatMap(({ name }) => (name?.kind === 'service' ? name.names : [])),
      ...(addOns.length > 0 && { addOns }),
      ...(size.value && { size: size.value }),
      ...(condition.value && { condition: condition.value }),
      ...(order.value && { order: order.value }),
    },
  };
}

export const hasDetails = ({ services, addOns, size, condition, order }: Omit<PricePlan, 'do'>) =>
  services.length > 0 || [addOns, size, condition, order].some((each) => each !== undefined);

interface Place {
  at: number;
  length: number;
  /** It asks how much, and not for a price. */
  isBare?: boolean;
  /** Only of a service for a car of some size it asks for a price. */
  isForCar?: boolean;
}
const HOW_MUCH = new Phrases('how much', 'cuanto');
const ASKS_COST = new Phrases(
  'what would|what will|what does|what do|whats a|whats an|what is a|what is an',
  'cuanto me sale',
);
const COSTS = wordSet('run|cost|costs');
/** 'Full detail on a Suburban, how much', 'what would a ceramic on a Tahoe run' */
function atTheEnd(tokens: Request['tokens']) {
  const last = tokens.length - 1;
  if (ASKS_COST.lengthAt(tokens, 0) > 0 && COSTS.has(tokens[last]?.word ?? ''))
    return { at: last, length: 1, isBare: true };
  const found = HOW_MUCH.in(tokens);
  const isLast = found && found.at > 0 && found.at + found.length === tokens.length;
  return isLast ? { ...found, isBare: true } : undefined;
}

const WHATS = new Phrases('whats a|whats an|what is a|what is an|whats the|what is the');
const FOR = wordSet('for|on');
/** 'What is a full detail for an F-150': a service, and a car that it is for. */
function forACar(tokens: Request['tokens']) {
  const length = WHATS.lengthAt(tokens, 0);
  const isFor = tokens.slice(length + 1).some(({ word }) => FOR.has(word));
  // 'A full' is a service, and 'full' alone is none.
  return length > 0 && isFor ? { at: 0, length: length - 1, isForCar: true } : undefined;
}

function offered(tokens: Request['tokens']) {
  const length = OFFERED.lengthAt(tokens, 0);
  return length > 0 ? { at: 0, length, isBare: true } : undefined;
}

const MORE = new Phrases(
  everyOf('charge|charging', 'more|extra|less'),
  everyOf('cobro|cobrar', 'mas|extra|menos'),
);
/** 'Is a ceramic worth it' asks for no price. */
const WORTH_IT = new Phrases('worth it|worth the money|worth doing|worth getting');
const EXTRA = new Phrases('extra|on top|more', 'extra|aparte|mas');
/** 'Pet hair, what is that extra' */
async function extra({ tokens, vocabulary }: Request) {
  const { addOns } = await addOnsIn({ vocabulary }, tokens);
  return addOns.length > 0 ? EXTRA.in(tokens) : undefined;
}

const withoutThan = (tokens: Request['tokens']) =>
  tokens.filter((_, at) => THAN.lengthAt(tokens, at) === 0);

export async function readPrice(request: Request): Promise<PricePlan | undefined> {
  const { tokens } = request;
  // What the product itself costs is on no list of services.
  const own = offered(tokens);
  if (CHANGING.lengthAt(tokens, 0) > 0) return undefined;
  if (!own && isSurelyOfProduct(request.text)) return undefined;
  if (OF_SALES.in(tokens) || WORTH_IT.in(tokens)) return undefined;
  const apart = APART.in(tokens);
  const price: Place | undefined =
    own ??
    apart ??
    PRICE.in(tokens) ??
    atTheEnd(tokens) ??
    (await extra(request)) ??
    forACar(tokens);
  const ordered = CHEAPEST.in(tokens) ?? DEAREST.in(tokens);
  if (!price && (!ordered || OF_RANKED.in(tokens))) return undefined;
  const rest = price
    ? [...tokens.slice(0, price.at), ...tokens.slice(price.at + price.length)]
    : tokens;
  const { left, details } = await detailsIn(request, apart ? withoutThan(rest) : rest);
  if (apart && details.services.length !== 2) return undefined;
  // The most expensive interior is one of the jobs: of a single service there is no dearest.
  if (!price && details.services?.length === 1) return undefined;
  const needsService = price?.isBare === true || price?.isForCar === true;
  // 'Do we do engine bays' may be of an add-on.
  const isNamed = details.services.length > 0 || details.addOns !== undefined;
  if (needsService && !isNamed) return undefined;
  if (price?.isForCar === true && details.size === undefined) return undefined;
  // 'Should I charge more for black cars' asks for no list.
  if (!hasDetails(details) && MORE.in(tokens)) return undefined;
  // 'How much did that cost me' is no price.
  if (!hasDetails(details) && (BEFORE.in(tokens) ?? PAPER.in(tokens))) return undefined;
  // What is taken for pet hair alone is on no list of services.
  if (details.condition && !details.size && details.services.length === 0) return undefined;
  if (left.length > 0) return undefined;
  return { do: 'price', ...details, ...(apart && { isApart: true as const }) };
}
