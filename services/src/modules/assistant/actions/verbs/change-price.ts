import { amountOf } from '../../../../platform/money/amounts.js';
import { formatCents, toCents } from '../../../../platform/money/money.js';
import { lines, type Answer } from '../../answers/answer.js';
import { numberOf } from '../../language/periods/rule.js';
import type { Language } from '../../plan/plan.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/change-price.texts.js';
import type { Args, Bench, Call, Verb } from '../call.js';
import { contextOf } from '../context.js';
import { afterHead } from '../heads.js';
import { partsOf } from '../parts.js';
import { takeOut } from '../pointers.js';
import { withoutThat } from '../read-back.js';
import { cutOut, type Request } from '../request.js';
import { says, SUGGESTIONS } from '../says.js';

const AMOUNT = /^(\$)?(\d[\d,]*(?:\.\d{1,2})?)(%)?$/;
const PERCENT = wordSet('percent|%|por');
const MONEY = wordSet('dollar~|buck~|dolares|pesos');
const UP = wordSet(
  'raise|bump|bump up|increase|up|hike|add|more|extra|higher|sube|subir|aumenta|aumentar|subele|mas|charge more',
);
const DOWN = wordSet(
  'lower|drop|cut|reduce|decrease|discount|knock|take|off|less|down|cheaper|baja|bajar|reduce|bajale|menos',
);
/** Heads that set a price, if only a service and an amount follow. */
const SETS = wordSet(
  'change|set|update|make|adjust|price|charge|put|new price for|cambia|cambiar|pon|ponle|actualiza',
);
const TO = wordSet('to|at|a|en|is|back');
const FILLER = new Phrases(
  'the|my|our|of|for|to|by|at|up|down|back|off|more|less|extra|price|prices|cost|rate|service|services|dollars|bucks|percent|per|from|on|a|an|is|list|both|now|and|higher|lower|cheaper|each|all|whole|menu',
  'el|la|los|las|de|del|a|en|por|precio|precios|costo|servicio|dolares|pesos|un|ciento|al|mis|mas|menos|y',
);
const ALL = new Phrases(
  'everything|all my prices|all our prices|all prices|my prices|our prices|the prices|all services|all|every service',
  'todo|todos los precios|mis precios|los precios|todos',
);

/** Last amount and its unit. */
export function amountIn(tokens: readonly Token[]) {
  const isUnit = (at: number) =>
    PERCENT.has(tokens[at]?.word ?? '') || MONEY.has(tokens[at]?.word ?? '');
  const isAmount = (at: number) =>
    AMOUNT.test(tokens[at]?.word ?? '') ||
    (isUnit(at + 1) && numberOf(tokens[at]?.word) !== undefined);
  const at = tokens.findLastIndex((_, index) => isAmount(index));
  if (at < 0) return undefined;
  const [, sign, digits, percent] = AMOUNT.exec(tokens[at]?.word ?? '') ?? [];
  const value =
    digits === undefined ? (numberOf(tokens[at]?.word) ?? 0) : Number(digits.replaceAll(',', ''));
  const next = tokens[at + 1]?.word ?? '';
  const isPercent = percent !== undefined || PERCENT.has(next);
  const length = next === 'por' ? 3 : isUnit(at + 1) ? 2 : 1;
  return { at, length, value, isPercent, isMoney: sign !== undefined || MONEY.has(next) };
}

const signIn = (words: readonly string[]): 1 | -1 | undefined =>
  words.some((word) => DOWN.has(word)) ? -1 : words.some((word) => UP.has(word)) ? 1 : undefined;

/** Change to an amount, or by an amount. */
function changeIn(
  head: string,
  tokens: readonly Token[],
  amount: NonNullable<ReturnType<typeof amountIn>>,
): Args['cents'] {
  const { value, isPercent, at } = amount;
  const words = tokens.map(({ word }) => word);
  const sign = signIn([head, ...words]);
  const isTo = TO.has(words[at - 1] ?? '') && !isPercent;
  if (isTo || (sign === undefined && !isPercent)) return { to: Math.round(value * 100) };
  return isPercent
    ? { percent: (sign ?? 1) * value }
    : { by: (sign ?? 1) * Math.round(value * 100) };
}

async function read(asked: Request): Promise<Call | undefined> {
  const headed = afterHead(asked, 'change price');
  if (!headed) return undefined;
  const { head, request } = headed;
  const amount = amountIn(request.tokens);
  if (!amount) return undefined;
  const rest = cutOut(request.tokens, amount.at, amount.length).filter(
    ({ word }) => !AMOUNT.test(word),
  );
  const amounts = request.tokens.filter(({ word }) => AMOUNT.test(word)).length;
  const isFrom = request.tokens.some(({ word }) => word === 'from' || word === 'de');
  if (amounts > 1 && !isFrom) return undefined;
  const all = takeOut(rest, ALL);
  const parts = await partsOf(request, all?.rest ?? rest, FILLER);
  const { services, addOns, whom, when, vehicle, left } = parts;
  const isOfOthers =
    (whom !== undefined && whom.kind !== 'last') || left.length > 0 || when.time !== undefined;
  const isIt = request.tokens.some(({ word }) => word === 'it' || word === 'that');
  const isOfServices = isIt || services.length > 0 || addOns.length > 0 || all !== undefined;
  if (!isOfServices || isOfOthers) return undefined;
  const words = request.tokens.map(({ word }) => word);
  const cents = changeIn(head, request.tokens, amount);
  // 'Put ceramic at 3' may be an hour.
  const isSet = SETS.has(head) && signIn(words) === undefined;
  if (isSet && !amount.isMoney && amount.value <= 24) return undefined;
  const days = when.from !== undefined || when.to !== undefined ? { when } : {};
  return {
    ...{ verb: 'change price', tool: 'draft_price', leftOut: [] },
    args: {
      ...{ services, addOns, cents, ...days },
      ...(all && services.length === 0 && { isAll: true as const }),
      ...(vehicle !== undefined && { vehicle }),
    },
  };
}

const centsOf = ({ price }: Services['services'][number]) => toCents(amountOf(price, 'point'));

const priceAfter = (now: number, { to, by = 0, percent }: NonNullable<Args['cents']>) =>
  to ?? (percent === undefined ? now + by : Math.round(now * (1 + percent / 100)));

async function run(
  { args }: Call,
  bench: Bench,
  { language }: Request,
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const { addOns = [], cents, isAll, vehicle, when } = args;
  const named = args.services ?? [];
  const services = named.length > 0 ? named : (contextOf(bench).services ?? []);
  if (!cents || (services.length + addOns.length === 0 && !isAll)) return undefined;
  if (addOns.length > 0) return says(words.addOns(addOns.map(plain).join(', ')), language);
  if (vehicle !== undefined && !isAll)
    return says(words.sizes(services.map(plain).join(', ')), language);
  if (vehicle !== undefined) return withoutThat(vehicle, language);
  if (when) return says(words.days, language);
  const { data } = await bench.use(bench.tools.listServices, {});
  const meant = isAll ? data.services : data.services.filter(({ name }) => services.includes(name));
  if (!isAll) assertOffered(services, meant, language);
  if (meant.some((each) => priceAfter(centsOf(each), cents) < 0))
    return says(words.below, language);
  return drafted(meant, cents, bench, language);
}

async function drafted(
  meant: Services['services'],
  change: NonNullable<Args['cents']>,
  bench: Bench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  const rows: string[] = [];
  const drafts = [];
  for (const each of meant.slice(0, bench.mostCards)) {
    const now = centsOf(each);
    const cents = priceAfter(now, change);
    rows.push(words.row(plain(each.name), formatCents(now), formatCents(cents)));
    drafts.push(await bench.use(bench.tools.draftPrice, { serviceId: each.id, cents, language }));
  }
  const rest = meant.slice(drafts.length).map(({ name }) => plain(name));
  const text = lines(
    meant.length === 1 ? words.draft : words.drafts(drafts.length, meant.length),
    '',
    ...rows,
    ...(rest.length > 0 ? ['', words.rest(rest.join(', '))] : []),
    `\n${words.end}`,
  );
  return {
    text,
    sources: drafts[0]?.sources ?? [],
    suggestions: SUGGESTIONS[language],
    cards: drafts.flatMap(({ card }) => card ?? []),
  };
}

export const changePrice: Verb = { name: 'change price', read, run };
