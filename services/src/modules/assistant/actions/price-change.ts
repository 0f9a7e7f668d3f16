import { formatCents, toCents } from '../../../platform/money/money.js';
import { lines, type Answer } from '../basic/answer.js';
import type { Span } from '../language/spans.js';
import type { Token } from '../language/tokens.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../text.js';
import type { Services } from '../tools/list-services.js';
import { action, says, usualSuggestions, type Workbench } from './action.js';
import { Phrases } from './phrases.js';
import { afterHead, leftOf, meaningsOf, type Request } from './request.js';

/** What a service is to cost, or by how much more or less. */
export interface PriceChangePlan {
  do: 'price_change';
  services: readonly string[];
  to?: number;
  /** Cents, or hundredths of the price. */
  by?: { amount: number; isPercent: boolean };
}

const UP = new Phrases('raise|bump|bump up|increase|up|hike', 'sube|subir|aumenta|aumentar|subele');
const DOWN = new Phrases('lower|drop|cut|reduce|decrease', 'baja|bajar|reduce|reducir|bajale');
const HEADS = {
  en: new Phrases(
    'raise|bump|bump up|increase|up|hike|lower|drop|cut|reduce|decrease|change|set|update|make|adjust|price',
  ),
  es: new Phrases(
    'sube|subir|aumenta|aumentar|subele|baja|bajar|reduce|reducir|bajale|cambia|cambiar|pon|ponle|actualiza',
  ),
};
const PRICE = new Phrases('price|prices|cost|rate', 'precio|precios|costo');
const TO = new Phrases('to|at|is', 'a|en');
const FILLER = new Phrases(
  'the|my|our|of|for|to|by|at|up|down|price|prices|cost|rate|service|dollars|bucks|percent|per|from|on',
  'el|la|los|de|del|a|en|por|precio|costo|servicio|dolares|pesos|un|ciento|al',
);
const PERCENT = /^(?:percent|%)$/;
const MONEY = /^(?:dollars?|bucks|dolares|pesos)$/;
const LATEST_HOUR = 24;
/** 'Make the interior detail 175': nothing else of a service is a number alone. */
const SETS = /^(?:make|price|pon|ponle)$/;
const AMOUNT = /^(\$)?(\d[\d,]*(?:\.\d{1,2})?)(%)?$/;

interface Amount {
  value: number;
  isPercent: boolean;
  /** It has a sign or a word of money. */
  isMoney: boolean;
  at: number;
  length: number;
}

function amountIn(tokens: readonly Token[]): Amount | undefined {
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
  const found = afterHead(asked, HEADS);
  const amount = found && amountIn(found.request.tokens);
  if (!found || !amount) return undefined;
  const { tokens } = found.request;
  const rest = [...tokens.slice(0, amount.at), ...tokens.slice(amount.at + amount.length)];
  const spans = await meaningsOf(found.request, rest);
  const named = spans.filter(({ name }) => name?.kind === 'service');
  if (named.length === 0 || leftOf(spans, new Set<Span>(named), FILLER).length > 0)
    return undefined;
  const services = named.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));
  const head = [{ word: found.head.split(' ')[0] ?? '' }];
  const sign = UP.in(head) ? 1 : DOWN.in(head) ? -1 : 0;
  // 'Set the full detail at 2' is a time.
  const isTo = TO.lengthAt(tokens, amount.at - 1) > 0 && !amount.isPercent;
  const isPrice =
    sign !== 0 ||
    amount.isMoney ||
    PRICE.in(tokens) !== undefined ||
    ((isTo || SETS.test(found.head)) && amount.value > LATEST_HOUR);
  if (!isPrice) return undefined;
  const cents = toCents(amount.value);
  if (isTo || sign === 0)
    return amount.isPercent ? undefined : { do: 'price_change', services, to: cents };
  const { isPercent } = amount;
  const by = { amount: sign * (isPercent ? amount.value : cents), isPercent };
  return { do: 'price_change', services, by };
}

/** 'Raise the full detail to 220', 'lower ceramic by 10%' */
export const priceChange = action<PriceChangePlan>({
  name: 'price_change',
  read: readPriceChange,
  run,
});

interface Words {
  draft: string;
  row(name: string, now: string, then: string): string;
  which(names: string): string;
  below: string;
  end: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    draft: 'A new list price:',
    row: (name, now, then) => `- **${name}**: ${now} now, then **${then}**`,
    which: (names) => `Which service: ${names}?`,
    below: 'That would be less than nothing. Please say another amount.',
    end: 'It stays as it is until you confirm. Jobs that are booked keep their price.',
  },
  es: {
    draft: 'Un nuevo precio de lista:',
    row: (name, now, then) => `- **${name}**: ahora ${now}, después **${then}**`,
    which: (names) => `¿Qué servicio: ${names}?`,
    below: 'Eso sería menos que nada. Diga otra cantidad.',
    end: 'Queda como está hasta que usted lo confirme. Las citas reservadas conservan su precio.',
  },
};

const centsOf = ({ price }: Services['services'][number]) =>
  toCents(Number(price.replace(/[$,]/g, '')));

const priceAfter = (now: number, { to, by }: PriceChangePlan) =>
  to ?? (by?.isPercent ? Math.round(now * (1 + by.amount / 100)) : now + (by?.amount ?? 0));

async function run(
  plan: PriceChangePlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  const { data } = await bench.use(bench.tools.listServices, {});
  const [service, ...others] = data.services.filter(({ name }) => plan.services.includes(name));
  if (!service || others.length > 0)
    return says(words.which(plan.services.map(plain).join(', ')), language);
  const now = centsOf(service);
  const cents = priceAfter(now, plan);
  if (cents < 0) return says(words.below, language);
  const args = { serviceId: service.id, cents, language };
  const { sources, card } = await bench.use(bench.tools.draftPrice, args);
  const row = words.row(plain(service.name), formatCents(now), formatCents(cents));
  return {
    text: lines(words.draft, '', row, `\n${words.end}`),
    ...{ sources, suggestions: usualSuggestions(language), cards: card && [card] },
  };
}
