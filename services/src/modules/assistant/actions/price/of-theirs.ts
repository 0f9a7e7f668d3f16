import { lines, type Answer } from '../../answers/answer.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { assertOffered } from '../../tools/offered.js';
import { action, usualSuggestions, type Workbench } from '../action.js';
import { oneOf } from '../choice.js';
import { Phrases } from '../../words/phrases.js';
import { readAskedPrice } from './asked.js';
import type { PricePlan } from './read.js';
import type { Request } from '../request.js';
import type { Whom } from '../whom/place.js';
import { namedAt } from '../whom/named.js';

/** What a service costs one customer, whose vehicle is known. */
export interface TheirPricePlan extends Omit<PricePlan, 'do'> {
  do: 'their price';
  whom: Whom;
}

const FOR: Record<Language, Phrases> = {
  en: new Phrases('for|charge|cost|quote|to'),
  // An English 'a' names nobody: each would be looked up.
  es: new Phrases('for|charge|cost|quote|to', 'para|a|cobro a|cobrarle a'),
};
/** What was done already had its price. */
const PAST = new Phrases(
  'did|was|were|paid|pay|spent|spend|had|last|total|owe|owes|booked|scheduled',
  'pago|fue|gasto|ultima|ultimo|debe',
);
const ENDS_OWNING = /['’]s?$/;

/** 'How much is a full detail for Ana Keller', 'what would I charge Ana for a ceramic' */
export async function readTheirPrice(request: Request): Promise<TheirPricePlan | undefined> {
  const { tokens, language } = request;
  if (PAST.in(tokens)) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const length = FOR[language].lengthAt(tokens, at);
    if (length === 0) continue;
    const found = await namedAt({ ...request, at: at + length, mayBeName: true });
    const last = tokens[(found?.to ?? 0) - 1]?.raw ?? '';
    if (found?.from !== at + length || ENDS_OWNING.test(last)) continue;
    const isVerb = tokens[at]?.word !== 'for' && tokens[at]?.word !== 'para';
    const rest = [...tokens.slice(0, isVerb ? at + length : at), ...tokens.slice(found.to)];
    const plan = await readAskedPrice({ ...request, tokens: rest });
    const isPlain = plan !== undefined && (plan.size ?? plan.condition ?? plan.order) === undefined;
    if (isPlain && plan.services.length > 0)
      return { ...plan, do: 'their price', whom: found.whom };
  }
  return undefined;
}

/** What these services cost one customer, each on its own, or with what is done besides. */
export async function quotesFor(
  { id: contactId }: Person,
  { services, addOns }: Pick<PricePlan, 'services' | 'addOns'>,
  bench: Workbench,
  language: Language,
) {
  const { data } = await bench.use(bench.tools.listServices, {});
  const offered = data.services.filter(({ name }) => services.includes(name));
  assertOffered(services, offered, language);
  const quotes = [];
  for (const { id: serviceId } of offered) {
    const args = { contactId, serviceId, ...(addOns && { addOns: [...addOns] }), language };
    quotes.push((await bench.use(bench.tools.quoteJob, args)).data);
  }
  return quotes;
}

const WORDS: Record<
  Language,
  {
    lead(name: string, vehicle?: string): string;
    row(what: string, price: string, minutes: number): string;
  }
> = {
  en: {
    lead: (name, vehicle) => `For **${name}**${vehicle ? `, ${vehicle}` : ''}:`,
    row: (what, amount, minutes) => `- **${what}**: ${amount}, ${minutes} minutes`,
  },
  es: {
    lead: (name, vehicle) => `Para **${name}**${vehicle ? `, ${vehicle}` : ''}:`,
    row: (what, amount, minutes) => `- **${what}**: ${amount}, ${minutes} minutos`,
  },
};

/** The price as it would be booked for somebody. */
export const priceOfTheirs = action<TheirPricePlan>({
  name: 'price of theirs',
  read: readTheirPrice,
  run,
});

async function run(
  plan: TheirPricePlan,
  bench: Workbench,
  request: Request,
): Promise<Answer | undefined> {
  const people = plan.whom.kind === 'people' ? plan.whom.people : [];
  if (people.length === 0) return undefined;
  const chosen = oneOf(plan.whom, people, request);
  if ('problem' in chosen) return chosen.problem;
  const { language } = request;
  const quotes = await quotesFor(chosen.person, plan, bench, language);
  const words = WORDS[language];
  const rows = quotes.map(({ service, price, minutes }) =>
    words.row(plain([service, ...(plan.addOns ?? [])].join(' + ')), price, minutes),
  );
  const [first] = quotes;
  const lead = words.lead(plain(chosen.person.name), first?.vehicle && plain(first.vehicle));
  return {
    text: lines(lead, '', ...rows),
    sources: [{ title: chosen.person.name, url: `/contacts/${chosen.person.id}` }],
    suggestions: usualSuggestions(language),
  };
}
