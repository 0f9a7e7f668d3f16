import { lines, type Answer } from '../basic/answer.js';
import type { Span } from '../language/spans.js';
import { isSurelyOfProduct } from '../knowledge/aspects.js';
import { addOnAt } from '../language/vocabulary.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../text.js';
import type { Services } from '../tools/list-services.js';
import { assertOffered } from '../tools/offered.js';
import type { Condition, Size } from '../tools/suggest-price.js';
import { action, type Workbench } from './action.js';
import { Phrases } from './phrases.js';
import { CONDITIONS, SIZES, taken } from './price-words.js';
import { leftOf, meaningsOf, type Request } from './request.js';

export interface PricePlan {
  do: 'price';
  /** None: the whole list. */
  services: readonly string[];
  /** What is done besides. */
  addOns?: readonly string[];
  size?: Size;
  condition?: Condition;
  order?: 'cheapest' | 'dearest';
}

const PRICE = new Phrases(
  [
    'price|fair price|good price|right price|prices|pricing|price list|cost|costs|charge|charges|charging|quote|estimate|rate|rates|fee|fees|menu|going rate|how much is|how much are|how much for|how much does|how much do i charge|how much do we charge|how much should i charge|how much would|do we get for|do i get for|we get for|i get for|worth|the damage|damage for|run on|run these days|going for|do we ask for|do i ask for|we ask for|i ask for|do we want for|do we quote|do i quote|go for|run me|run for',
    'what services|which services|our services|my services|all services|list services|services do i offer|services do we offer|services do we have|services do i have|services we offer|services i offer|list of services|service list|the services|do i offer|do we offer',
  ].join('|'),
  'precio|precios|cuanto cuesta|cuanto cuestan|cuesta|cuestan|cuanto cobro|cuanto cobramos|cuanto cobrar|cobro|cobrar|cobramos|tarifa|tarifas|cotizacion|cuanto vale|cuanto sale|en cuanto sale|a como|cuanto es|lista de precios|que servicios|mis servicios|nuestros servicios|lista de servicios|ofrezco|ofrecemos',
);
const CHEAPEST = new Phrases(
  'cheapest|cheapest service|lowest price|lowest priced|least expensive|cheapest thing',
  'mas barato|mas barata|mas economico|servicio mas barato',
);
const DEAREST = new Phrases(
  'most expensive|priciest|highest price|highest priced|most expensive service|dearest',
  'mas caro|mas cara|servicio mas caro',
);
const FILLER = new Phrases(
  'that|too|also|as well|everywhere|all over|someone|somebody|lady|guy|caller|asking|asks|wants to know|is|get|these days|extra|service|services|cheapest|most|expensive|package|packages|detail|job|car|cars|vehicle|customer|someone|should|does|would|offer|list|present|current|usual|much|with|going|big|huge|price|prices|cost|charge|what|sized|size|one|do',
  'servicio|servicios|carro|coche|vehiculo|cliente|ofrezco|ofrecemos|cuanto|cual|mas|barato|caro|tamano|un|una|de|para|por|el|la|ese|este|precio',
);

/** The business's own add-ons, before their words are taken for a condition: 'pet hair'. */
async function addOnsIn({ vocabulary }: Pick<Request, 'vocabulary'>, tokens: Request['tokens']) {
  const { addOns: own } = await vocabulary.own();
  const words = tokens.map(({ word }) => word);
  const addOns: string[] = [];
  const rest: Request['tokens'] = [];
  for (let at = 0; at < tokens.length;) {
    const found = addOnAt(words, at, own);
    const [name, ...others] = found?.names ?? [];
    if (name !== undefined && others.length === 0) addOns.push(name);
    else rest.push(...tokens.slice(at, at + 1));
    at += name !== undefined && others.length === 0 ? (found?.length ?? 1) : 1;
  }
  return { addOns, rest };
}

async function detailsIn(request: Request, tokens: Request['tokens']) {
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

/** 'How do I change the price' asks where. */
const CHANGING = new Phrases(
  'how do i change|how do i set|how do i edit|how do i raise|how do i lower|how do i add|how can i change|how can i set|how to change|how to set|where do i change|where do i set',
  'como cambio|como pongo|como subo|como bajo',
);
const BEFORE = new Phrases(
  'whole day|whole week|whole month|whole thing|entire day|entire week|whole lot|did|was|were|lost|that|those|they|it',
  'fue|fueron|eso|esos|perdi',
);

/** 'The cheapest customer' is on no list of services. */
const OF_RANKED = new Phrases(
  'customer|customers|client|clients|job|jobs|day|month|week|ticket|sale|appointment',
  'cliente|clientes|trabajo|dia|mes|semana|cita',
);

/** 'What services do we sell the most of' is of what was booked. */
const OF_SALES = new Phrases(
  'sell the most|sell most|sell the most of|sells the most|sells most|sell best|sells best|do the most|do most|the most of|book the most|booked the most|most often|most popular|sell the least|sells the least|do the least|the least of|best selling|best seller|best sellers',
  'vendemos mas|vendo mas|hacemos mas|hago mas|vendemos menos|hacemos menos|mas vendidos|mas populares',
);

const hasDetails = ({ services, addOns, size, condition, order }: Omit<PricePlan, 'do'>) =>
  services.length > 0 || [addOns, size, condition, order].some((each) => each !== undefined);

interface Place {
  at: number;
  length: number;
  /** It asks how much, and not for a price. */
  isBare?: boolean;
}
const HOW_MUCH = new Phrases('how much', 'cuanto');
/** 'Full detail on a Suburban, how much' */
function atTheEnd(tokens: Request['tokens']) {
  const found = HOW_MUCH.in(tokens);
  const isLast = found && found.at > 0 && found.at + found.length === tokens.length;
  return isLast ? { ...found, isBare: true } : undefined;
}

const EXTRA = new Phrases('extra|on top|more', 'extra|aparte|mas');
/** 'Pet hair, what is that extra' */
async function extra({ tokens, vocabulary }: Request) {
  const { addOns } = await addOnsIn({ vocabulary }, tokens);
  return addOns.length > 0 ? EXTRA.in(tokens) : undefined;
}

export async function readPrice(request: Request): Promise<PricePlan | undefined> {
  const { tokens } = request;
  // What the product itself costs is on no list of services.
  if (CHANGING.lengthAt(tokens, 0) > 0 || isSurelyOfProduct(request.text)) return undefined;
  if (OF_SALES.in(tokens)) return undefined;
  const price: Place | undefined = PRICE.in(tokens) ?? atTheEnd(tokens) ?? (await extra(request));
  const ordered = CHEAPEST.in(tokens) ?? DEAREST.in(tokens);
  if (!price && (!ordered || OF_RANKED.in(tokens))) return undefined;
  const rest = price
    ? [...tokens.slice(0, price.at), ...tokens.slice(price.at + price.length)]
    : tokens;
  const { left, details } = await detailsIn(request, rest);
  if (price?.isBare === true && details.services.length === 0) return undefined;
  // 'How much did that cost me' is no price.
  if (!hasDetails(details) && BEFORE.in(tokens)) return undefined;
  // What is taken for pet hair alone is on no list of services.
  if (details.condition && !details.size && details.services.length === 0) return undefined;
  return left.length === 0 ? { do: 'price', ...details } : undefined;
}

const HOW_LONG = new Phrases(
  'how long does one take|how long is one|how long does one of those take|how longs that|how longs it|how long does that|how long would that|how long does it take|how long is it|how long is that|how long will it take|how long do they take|how long does that take',
  'cuanto me tardo|cuanto tardo|cuanto nos tardamos|cuanto tardamos|cuanto tiempo me lleva|cuanto tarda|cuanto dura el servicio|cuanto tiempo toma|cuanto se tarda',
);
const BARE_LENGTH = /^(?:and |ok )*(?:for )?how long\W*$|^y cu[aá]nto (?:tiempo|tarda)\W*$/i;
const SAME = new Phrases(
  'if they add|if they want|if they also want|if she wants|if he wants|if i add|if we add|they want|she wants|he wants|they also want|she also wants|he also wants|add|throw in|and|plus|with|same|same for|the same for|what about|how about|for|y|lo mismo|para',
);
export async function followPrice(
  request: Request,
  before: PricePlan,
): Promise<PricePlan | undefined> {
  // A price is said with how long it takes.
  const isLength = HOW_LONG.in(request.tokens) !== undefined || BARE_LENGTH.test(request.text);
  // Of a size no length is told.
  const isPlain = before.size === undefined && before.condition === undefined;
  if (isLength && isPlain && before.services.length > 0) return before;
  const { left, details } = await detailsIn(
    request,
    request.tokens.slice(SAME.runAt(request.tokens, 0)),
  );
  if (left.length > 0 || !hasDetails(details)) return undefined;
  const { services, addOns = [], ...rest } = details;
  const all = [...(before.addOns ?? []), ...addOns];
  return {
    ...before,
    ...rest,
    ...(services.length > 0 && { services }),
    ...(all.length > 0 && { addOns: all }),
  };
}

/** 'What should I charge' asks for advice beside the price. */
const ADVICE = new Phrases('should|deberia|debo');
/** Asks for a price, however it begins. */
const FAIR = new Phrases('fair price|good price|right price|going rate');
/** How to do something is no price. */
const HOW_TO = new Phrases(
  'how do|how can|how to|where do|where can|where is|can i|why|when should|change|what is a|what is the best',
  'como|donde|por que|cambiar',
);

/** What the business takes, and for which vehicle. */
export const price = action<PricePlan>({
  name: 'price',
  read: async (request) =>
    ADVICE.in(request.tokens) ||
    (HOW_TO.lengthAt(request.tokens, 0) > 0 && !FAIR.in(request.tokens))
      ? undefined
      : readPrice(request),
  follow: followPrice,
  run,
});

/** The same where a question is about how to price. */
export async function priceFor(request: Request, bench: Workbench): Promise<Answer | undefined> {
  const plan = await readPrice(request);
  return plan && run(plan, bench, request);
}

interface Words {
  list: string;
  row(name: string, price: string, minutes: number): string;
  besides: string;
  would: string;
  listed(price: string): string;
  cheapest(name: string, price: string): string;
  dearest(name: string, price: string): string;
  suggestions: string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    list: 'Your prices at present:',
    row: (name, amount, minutes) => `- **${name}**: ${amount}, ${minutes} minutes`,
    besides: 'Besides:',
    would: 'I would charge:',
    listed: (amount) => `your price is ${amount}`,
    cheapest: (name, amount) => `Your cheapest service is **${name}**, ${amount}.`,
    dearest: (name, amount) => `Your most expensive service is **${name}**, ${amount}.`,
    suggestions: ['Which upsells work best?', 'How was my revenue this month?'],
  },
  es: {
    list: 'Sus precios actuales:',
    row: (name, amount, minutes) => `- **${name}**: ${amount}, ${minutes} minutos`,
    besides: 'Además:',
    would: 'Yo cobraría:',
    listed: (amount) => `su precio es ${amount}`,
    cheapest: (name, amount) => `Su servicio más barato es **${name}**, ${amount}.`,
    dearest: (name, amount) => `Su servicio más caro es **${name}**, ${amount}.`,
    suggestions: ['¿Qué hay hoy?', '¿Cuánto gané este mes?'],
  },
};

const dollarsOf = ({ price: amount }: Services['services'][number]) =>
  Number(amount.replace(/[$,]/g, ''));

/** 'And the most expensive one' of jobs that were listed is a job. */
const isOfJobs = ({ services, order }: PricePlan, { meant }: Workbench, { text }: Request) =>
  order !== undefined &&
  services.length === 0 &&
  meant?.want === 'list' &&
  meant.measure !== 'customers' &&
  !/\bservi(?:ces?|cios?)\b/i.test(text);

async function run(
  plan: PricePlan,
  bench: Workbench,
  request: Request,
): Promise<Answer | undefined> {
  if (isOfJobs(plan, bench, request)) return undefined;
  const { language } = request;
  const words = WORDS[language];
  const { data, sources } = await bench.use(bench.tools.listServices, {});
  const named = data.services.filter(({ name }) => plan.services.includes(name));
  assertOffered(plan.services, named, language);
  const shown = named.length > 0 ? named : data.services;
  if (shown.length === 0) return undefined;
  const answer = { sources, suggestions: words.suggestions };
  const besides = besidesOf(plan, data.addOns, language);
  // Of an add-on alone no service was asked.
  if (besides.length > 0 && named.length === 0) return { ...answer, text: lines(...besides) };
  if (plan.size ?? plan.condition) {
    const text = await suggested(shown, plan, bench, language);
    return { ...answer, text: lines(text, ...besides) };
  }
  const sign = plan.order === 'dearest' ? -1 : 1;
  const sorted = plan.order
    ? shown.toSorted((one, other) => sign * (dollarsOf(one) - dollarsOf(other)))
    : shown;
  const rows = sorted.map(({ name, price: amount, minutes }) =>
    words.row(plain(name), amount, minutes),
  );
  const [first] = sorted;
  const lead = plan.order && first ? [words[plan.order](plain(first.name), first.price), ''] : [];
  return { ...answer, text: lines(...lead, words.list, '', ...rows, ...besides) };
}

/** What is done besides, and costs so much more. */
function besidesOf(
  { addOns = [], services }: PricePlan,
  all: Services['addOns'],
  language: Language,
): string[] {
  const words = WORDS[language];
  const named = all.filter(({ name }) => addOns.includes(name));
  const rows = named.map(({ name, price: amount, minutes }) =>
    words.row(plain(name), amount, minutes),
  );
  if (rows.length === 0) return [];
  return services.length > 0 ? ['', words.besides, '', ...rows] : [words.list, '', ...rows];
}

/** For the size and the condition, of each service that is named. */
async function suggested(
  named: Services['services'],
  { size, condition }: PricePlan,
  bench: Workbench,
  language: Language,
): Promise<string> {
  const words = WORDS[language];
  const rows = [];
  for (const { id: serviceId } of named) {
    const args = { serviceId, size, condition, language };
    const { data } = await bench.use(bench.tools.suggestPrice, args);
    const { service, suggested: amount, listPrice, because } = data;
    rows.push(`- **${plain(service)}: ${amount}** (${words.listed(listPrice)}; ${because})`);
  }
  return lines(words.would, '', ...rows);
}
