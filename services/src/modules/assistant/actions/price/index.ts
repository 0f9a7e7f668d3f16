import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { dollars } from '../../tools/tool.js';
import { action, type Workbench } from '../action.js';
import { saysItsLength } from './its-length.js';
import { Phrases } from '../../words/phrases.js';
import { readAskedPrice } from './asked.js';
import { detailsIn, hasDetails, readPrice, type PricePlan } from './read.js';
import type { Request } from '../request.js';
import { Sayings } from '../../language/forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

const SAME = new Phrases(
  'if they add|if they want|if they also want|if she wants|if he wants|if i add|if we add|they want|she wants|he wants|they also want|she also wants|he also wants|add|throw in|and|plus|with|same|same for|the same for|what about|how about|for|y|lo mismo|para',
);
export async function followPrice(
  request: Request,
  before: PricePlan,
): Promise<PricePlan | undefined> {
  // A price is said with how long it takes.
  const isLength = saysItsLength(request.tokens);
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

/** What the business takes, and for which vehicle. */
export const price = action<PricePlan>({
  name: 'price',
  read: readAskedPrice,
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
  apart(amount: string): string;
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
    apart: (amount) => `The difference: **${amount}**`,
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
    apart: (amount) => `La diferencia: **${amount}**`,
    listed: (amount) => `su precio es ${amount}`,
    cheapest: (name, amount) => `Su servicio más barato es **${name}**, ${amount}.`,
    dearest: (name, amount) => `Su servicio más caro es **${name}**, ${amount}.`,
    suggestions: ['¿Qué hay hoy?', '¿Cuánto gané este mes?'],
  },
};

const dollarsOf = ({ price: amount }: Services['services'][number]) =>
  Number(amount.replace(/[$,]/g, ''));

const OF_JOBS = new Set([
  ...['jobs', 'visits', 'worth', 'cancelled', 'no_shows'],
  ...['revenue', 'spent'],
]);
/** '¿Cuánto es?', after a list of jobs, is what they come to. */
const BARE = new Sayings([
  'y|and|so* cuanto es|son|seria eso|todo|en_total|todo_eso?',
  'y|and|so* how_much is|are it|that|they|all_that|all_of_it',
]);
const SERVICE = wordSet('service~|servicio~');
/** 'And the most expensive one' of jobs that were listed is a job. */
const isOfJobs = ({ services, order }: PricePlan, { meant }: Workbench, { tokens }: Request) =>
  (order !== undefined || BARE.says(tokens)) &&
  services.length === 0 &&
  meant !== undefined &&
  OF_JOBS.has(meant.measure) &&
  (meant.want === 'list' || meant.period?.from !== undefined) &&
  !tokens.some(({ word }) => SERVICE.has(word));

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
  const apart = plan.isApart ? apartOf(sorted, language) : [];
  return { ...answer, text: lines(...lead, words.list, '', ...rows, ...apart, ...besides) };
}

/** What lies between the two, of which the list prices are told. */
function apartOf(shown: Services['services'], language: Language): string[] {
  const [one = 0, other = 0] = shown.map(dollarsOf);
  return ['', WORDS[language].apart(dollars(Math.abs(one - other)))];
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
