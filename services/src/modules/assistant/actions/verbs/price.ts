import { amountOf } from '../../../../platform/money/amounts.js';
import { lines, type Answer } from '../../answers/answer.js';
import { isSurelyOfProduct } from '../../knowledge/aspects.js';
import type { Span } from '../../language/pieces/spans.js';
import type { Language } from '../../plan/plan.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import type { Condition, Size } from '../../tools/suggest-price.js';
import { everyOf } from '../../words/every-of.js';
import { keyedPhrases } from '../../words/keyed-phrases.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Token } from '../../words/tokens.js';
import { pricesOf, WORDS, type Priced } from '../../answers/price.texts.js';
import type { Args, Bench, Call, Verb } from '../call.js';
import { contextOf } from '../context.js';
import { addOnsIn } from '../add-ons.js';
import { cutOut, spansIn, type Request } from '../request.js';
import { sizeOf } from '../vehicle-words.js';

/** Words that ask for a price. */
const PRICE = new Phrases(
  'price|prices|price list|pricing|cost|costs|charge|charging|quote|quote for|menu|going rate|how much is|how much are|how much for|how much does|how much do i charge|how much do we charge|how much should i charge|how much would|what should i charge|what would i charge|what do i charge|what do we charge|what we charge|how much do i|how much do we|how much should i|what does|whats a|go for|that extra',
  'what services|which services|our services|my services|all services|list services|services do i offer|services do we offer|services do we have|services we offer|services i offer|list of services|do i offer|do we offer|do we do|do you do',
  'precio|precios|cuanto cuesta|cuanto cuestan|cuanto cobro|cuanto cobramos|cuanto vale|cuanto sale|cuanto es|a cuanto|lista de precios|que servicios|mis servicios|nuestros servicios',
);
const BARE = new Phrases('how much|cuanto');
/** Words that need a service or an add-on to ask for a price. */
const NEEDS_SERVICE = new Phrases(
  'what does|whats a|do we offer|do i offer|do we do|do you do|how much|cuanto|go for|that extra|how much would|how much does|cuanto es|quote|cost|costs|charge|charging|menu|how much is|how much are|how much for|how much do i|how much do we|how much should i',
);
/** Words of questions about past prices, or about how prices are set. */
const OTHERWISE = new Phrases(
  everyOf(
    'how do i|how do we|how can i|how to|where do i|where can i',
    'change|set|edit|raise|lower|add|see|write|send|make|get|show|charge',
  ),
  everyOf(
    'show|no show|cancel|cancellation|return|retention|booking|tax|growth|response',
    'rate|rates|fee|fees',
  ),
  'cost me|cost us|sell the most|sells the most|most popular|best selling|do the most|most often|did|was|were|worth it|why|when|should i raise|raise prices|raise my prices|travel fee|deposit|compare|competitors|other shops|others|per hour|brought in|bring in|make|makes|customer|customers|job|jobs|day|month|week|ticket|of all',
  'como cambio|como pongo|fue|fueron|vendemos mas|hacemos mas|cliente|clientes|trabajo|trabajos|dia|mes|semana',
);
/** Size words that are no kind of vehicle. */
const SIZES = keyedPhrases<Size>({
  large:
    'pick up|crew cab|dually|three row|3 row|three row suv|3 row suv|large suv|big suv|suburban|tahoe|yukon|escalade|expedition|navigator|sequoia',
  suv: 'wagon|wagons',
  car: 'coupe|compact|small car|car|carro chico',
});
const CONDITIONS = keyedPhrases<Condition>({
  heavy: [
    everyOf('full of|covered in|with', 'pet hair|dog hair|cat hair|stains'),
    'pet hair|dog hair|cat hair|stain|stains|stained|smoke|smoker|vomit|mold|very dirty|really dirty|filthy|trashed',
    'pelo de perro|manchas|humo|vomito|moho|muy sucio|muy sucia',
  ].join('|'),
  dirty: 'dirty|muddy|messy|sandy|sucio|sucia|lodo',
  clean: 'clean|kept up|maintained|limpio|limpia|cuidado',
});
const ORDERS = keyedPhrases<'cheapest' | 'dearest'>({
  cheapest: 'cheapest|lowest price|least expensive|mas barato|mas barata',
  dearest: 'most expensive|priciest|highest price|dearest|mas caro|mas cara',
});
const FILLER = new Phrases(
  'show|you|can|ask|quote|rate|removal|lifted|that|thats|too|also|someone|somebody|to get|to do|is|get|extra|service|services|cheapest|most|expensive|package|detail|job|car|vehicle|customer|should|does|do|would|offer|list|current|usual|much|with|going|big|huge|price|prices|cost|charge|what|whats|sized|size|one|be|together|in total|how|run|we|i|our|my|for|a|an|the|on|in|it|and|at|of|they|want|they want|add|please|else|take|me|all|have|there|any|us|you|are|long|how long|will|truck|gonna|usually|these days|right now',
  'que|debo|servicio|servicios|carro|coche|vehiculo|cliente|ofrezco|ofrecemos|cuanto|cual|mas|barato|caro|un|una|de|para|por|el|la|ese|este|precio|tenemos|cobro|y|los|las|nuestros|mis',
);
const YEAR = /^(?:19|20)\d\d$/;

/** Value of the first match, and the tokens without its words. */
function taken<T>(tokens: readonly Token[], all: readonly (readonly [Phrases, T])[]) {
  for (const [phrases, value] of all) {
    let rest = [...tokens];
    for (let found = phrases.in(rest); found; found = phrases.in(rest))
      rest = cutOut(rest, found.at, found.length);
    if (rest.length < tokens.length) return { value, rest };
  }
  return { value: undefined, rest: [...tokens] };
}

/** Services, add-ons, size and condition in the tokens. */
export async function pricedIn(request: Request, tokens: readonly Token[]) {
  const { addOns, rest } = await addOnsIn(request, tokens);
  const condition = taken(rest, CONDITIONS);
  const size = taken(condition.rest, SIZES);
  const order = taken(
    size.rest.filter(({ word }) => !size.value || !YEAR.test(word)),
    ORDERS,
  );
  const spans = await spansIn(request, order.rest);
  const isOf = ({ name }: Span) => name?.kind === 'service' || name?.kind === 'vehicle';
  const left = spans.filter(
    (span) =>
      !isOf(span) &&
      FILLER.runAt(
        span.words.map((word) => ({ word })),
        0,
      ) < span.words.length,
  );
  const services = spans.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));
  const [ofKind] = spans.flatMap(({ name }) =>
    name?.kind === 'vehicle' ? (sizeOf(name.words) ?? []) : [],
  );
  const own = size.value ?? ofKind;
  const args: Args = {
    ...{ services, addOns },
    ...(own && { size: own }),
    ...(condition.value && { condition: condition.value }),
    ...(order.value && { order: order.value }),
  };
  return { args, left: left.map(({ raw }) => raw) };
}

async function read(request: Request): Promise<Call | undefined> {
  const { tokens } = request;
  const ordered = ORDERS.map(([phrases]) => phrases.in(tokens)).find(Boolean);
  const asked = PRICE.in(tokens) ?? BARE.in(tokens, Math.max(0, tokens.length - 2));
  const price = asked ?? ordered;
  const { addOns } = await addOnsIn(request, tokens);
  if ((!price && addOns.length === 0) || OTHERWISE.in(tokens)) return undefined;
  if (!price || isSurelyOfProduct(request.text)) return undefined;
  const { args, left } = await pricedIn(
    request,
    asked ? cutOut(tokens, asked.at, asked.length) : tokens,
  );
  const isNamed = (args.services ?? []).length + (args.addOns ?? []).length > 0;
  const words = tokens.slice(price.at, price.at + price.length);
  const isWeak = NEEDS_SERVICE.isAllOf(words) && !args.order && !args.size;
  // The list of services has no price for a condition such as pet hair.
  if (args.condition && !args.size && !isNamed) return undefined;
  if (left.length > 0 || (isWeak && !isNamed)) return undefined;
  if (args.order && args.services?.length === 1) return undefined;
  const tool = (args.size ?? args.condition) ? 'suggest_price' : 'list_services';
  return { verb: 'price', tool, args, leftOut: [] };
}

const dollarsOf = ({ price }: Priced) => amountOf(price, 'point');

async function run(
  { args }: Call,
  bench: Bench,
  { language }: Request,
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const { addOns = [], size, condition, order } = args;
  const isOpen = (args.services ?? []).length === 0 && size !== undefined;
  const services = (isOpen ? contextOf(bench).services : undefined) ?? args.services ?? [];
  const { data, sources } = await bench.use(bench.tools.listServices, {});
  const named = data.services.filter(({ name }) => services.includes(name));
  assertOffered(services, named, language);
  const shown = named.length > 0 ? named : data.services;
  if (shown.length === 0) return undefined;
  const answer = { sources, suggestions: words.suggestions };
  const extras = pricesOf(
    data.addOns.filter(({ name }) => addOns.includes(name)),
    words,
  );
  const listOf = (rows: string[]) => (rows.length > 1 ? [words.list, '', ...rows] : rows);
  if (extras.length > 0 && named.length === 0) return { ...answer, text: lines(...listOf(extras)) };
  const besides =
    extras.length > 0 ? ['', ...(extras.length > 1 ? [words.besides, ''] : []), ...extras] : [];
  if (size ?? condition)
    return { ...answer, text: lines(await suggested(shown, args, bench, language), ...besides) };
  const sign = order === 'dearest' ? -1 : 1;
  const sorted = order
    ? shown.toSorted((one, other) => sign * (dollarsOf(one) - dollarsOf(other)))
    : shown;
  const [first] = sorted;
  const lead = order && first ? [words[order](plain(first.name), first.price), ''] : [];
  const rows = listOf(pricesOf(sorted, words));
  return { ...answer, text: lines(...lead, ...rows, ...besides) };
}

/** Price of each service for the size and condition. */
async function suggested(
  named: Services['services'],
  { size, condition }: Args,
  bench: Bench,
  language: Language,
): Promise<string> {
  const words = WORDS[language];
  const rows = [];
  for (const { id: serviceId } of named) {
    const given = { serviceId, size, condition, language };
    const { data } = await bench.use(bench.tools.suggestPrice, given);
    const { service, suggested: amount, listPrice, because } = data;
    const why = `(${amount === listPrice ? '' : `${words.listed(listPrice)}; `}${because})`;
    if (named.length === 1) return `${words.wouldFor(plain(service), amount)} ${why}.`;
    rows.push(`- **${plain(service)}: ${amount}** ${why}`);
  }
  return lines(words.would, '', ...rows);
}

export const price: Verb = { name: 'price', read, run };
