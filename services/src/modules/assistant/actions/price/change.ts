import { formatCents, toCents } from '../../../../platform/money/money.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { action, says, usualSuggestions, type Workbench } from '../action.js';
import { followPriceChange } from './change-next.js';
import type { PriceChangePlan } from './change-plan.js';
import { readPriceChange } from './change-read.js';
import type { Request } from '../request.js';

/** 'Raise the full detail to 220', 'lower ceramic by 10%', 'raise everything 5%' */
export const priceChange = action<PriceChangePlan>({
  name: 'price_change',
  read: readPriceChange,
  follow: followPriceChange,
  run,
});

interface Words {
  draft: string;
  drafts(shown: number, of: number): string;
  rest(names: string): string;
  row(name: string, now: string, then: string): string;
  which(names: string): string;
  below: string;
  before(rows: string, example: string): string;
  days(days: string): string;
  addOns(names: string): string;
  sizes(names: string): string;
  end: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    draft: 'A new list price:',
    drafts: (shown, of) =>
      shown === of ? `**${of} new list prices:**` : `**${shown} of ${of}** new list prices:`,
    rest: (names) => `Still without a draft: ${names}. Ask for them by name.`,
    row: (name, now, then) => `- **${name}**: ${now} now, then **${then}**`,
    which: (names) => `Which service: ${names}?`,
    before: (rows, example) =>
      `What it cost before is not recorded. Now: ${rows}. Say the price, such as “put ${example} back to 99”.`,
    days: (days) =>
      `A list price has no days: it holds until you change it again, so I made no draft for ${days}. Ask without them, and set it back afterwards.`,
    addOns: (names) =>
      `I can't draft a price for ${names}: prices of add-ons are changed under **Add-ons** on [Services](/settings?tab=services), with the pencil of each.`,
    sizes: (names) =>
      `I can't draft a price by vehicle size: on [Services](/settings?tab=services) press the pencil of ${names} and fill in **By vehicle size**.`,
    below: 'That would be less than nothing. Please say another amount.',
    end: 'It stays as it is until you confirm. Jobs that are booked keep their price.',
  },
  es: {
    draft: 'Un nuevo precio de lista:',
    drafts: (shown, of) =>
      shown === of ? `**${of} nuevos precios de lista:**` : `**${shown} de ${of}** nuevos precios:`,
    rest: (names) => `Todavía sin borrador: ${names}. Pídalos por su nombre.`,
    row: (name, now, then) => `- **${name}**: ahora ${now}, después **${then}**`,
    which: (names) => `¿Qué servicio: ${names}?`,
    before: (rows, example) =>
      `No queda registrado cuánto costaba antes. Ahora: ${rows}. Diga el precio, por ejemplo “pon ${example} en 99”.`,
    days: (days) =>
      `Un precio de lista no tiene fechas: vale hasta que usted lo cambie, así que no preparé nada para ${days}. Pídalo sin fecha y regréselo después.`,
    addOns: (names) =>
      `No puedo preparar un precio para ${names}: los precios de los extras se cambian en **Add-ons**, en [Servicios](/settings?tab=services), con el lápiz de cada uno.`,
    sizes: (names) =>
      `No puedo preparar un precio por tamaño de vehículo: en [Servicios](/settings?tab=services) pulse el lápiz de ${names} y llene **By vehicle size**.`,
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
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const { services, addOns, left = [] } = plan;
  if (addOns) return says(words.addOns(addOns.map(plain).join(', ')), language);
  if (plan.size && services !== 'all')
    return says(words.sizes(services.map(plain).join(', ')), language);
  if (left.length > 0) return says(words.days(left.map(plain).join(', ')), language);
  const { data } = await bench.use(bench.tools.listServices, {});
  const meant =
    services === 'all'
      ? data.services
      : data.services.filter(({ name }) => services.includes(name));
  if (services !== 'all') assertOffered(services, meant, language);
  if (meant.length === 0) return undefined;
  if (services !== 'all' && meant.length > 1 && !plan.isOfEach)
    return says(words.which(services.map(plain).join(', ')), language);
  if (plan.isAsBefore) {
    const now = meant.map(({ name, price }) => `${plain(name)} ${price}`).join(', ');
    return says(words.before(now, plain(meant[0]?.name ?? '')), language);
  }
  if (meant.some((each) => priceAfter(centsOf(each), plan) < 0)) return says(words.below, language);
  const shown = meant.slice(0, bench.mostCards);
  const rows: string[] = [];
  const drafts = [];
  for (const each of shown) {
    const now = centsOf(each);
    const cents = priceAfter(now, plan);
    rows.push(words.row(plain(each.name), formatCents(now), formatCents(cents)));
    const args = { serviceId: each.id, cents, language };
    drafts.push(await bench.use(bench.tools.draftPrice, args));
  }
  const rest = meant.slice(shown.length).map(({ name }) => plain(name));
  return {
    text: lines(
      meant.length === 1 ? words.draft : words.drafts(shown.length, meant.length),
      '',
      ...rows,
      ...(rest.length > 0 ? ['', words.rest(rest.join(', '))] : []),
      `\n${words.end}`,
    ),
    sources: drafts[0]?.sources ?? [],
    suggestions: usualSuggestions(language),
    cards: drafts.flatMap(({ card }) => card ?? []),
  };
}
