import { lines } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { dollars } from '../../tools/tool.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { isOnlyOf } from '../../words/only-of.js';

/** Which services are dearer or cheaper than so much. */
export interface ServicesPricedPlan {
  do: 'services priced';
  side: 'over' | 'under';
  amount: number;
}

const SERVICES = new Phrases('service|services|packages|package', 'servicio|servicios|paquetes');
const OVER = new Phrases('over|above|more than|higher than', 'mas de|arriba de');
const UNDER = new Phrases('under|below|less than|cheaper than|lower than', 'menos de|debajo de');
const FILLER = new Phrases(
  'which|what|whats|show|show me|list|any|all|of|the|our|my|we|i|do|have|offer|are|is|that|cost|costs|priced|price|prices|at|go for|dollars|bucks|there',
  'que|cuales|los|las|nuestros|mis|cuestan|tenemos|tengo|son|hay|de|dolares',
);
const AMOUNT = /^\$?(\d+(?:\.\d+)?)$/;

/** Undefined where a word says anything else: nothing of it is left out. */
export function readServicesPriced({ tokens }: Request): Promise<ServicesPricedPlan | undefined> {
  const [over, under] = [OVER.in(tokens), UNDER.in(tokens)];
  const bound = over ?? under;
  const at = bound ? bound.at + bound.length : -1;
  const amount = AMOUNT.exec(tokens[at]?.word ?? '')?.[1];
  const rest = [...tokens.slice(0, bound?.at ?? 0), ...tokens.slice(at + 1)];
  const isAsked =
    amount !== undefined &&
    !(over && under) &&
    SERVICES.in(tokens) !== undefined &&
    isOnlyOf([SERVICES, FILLER], rest);
  return Promise.resolve(
    isAsked
      ? { do: 'services priced', side: over ? 'over' : 'under', amount: Number(amount) }
      : undefined,
  );
}

interface Words {
  some(count: number, side: ServicesPricedPlan['side'], amount: string): string;
  row(name: string, price: string, minutes: number): string;
  none(side: ServicesPricedPlan['side'], amount: string): string;
}
const SIDES = { en: { over: 'over', under: 'under' }, es: { over: 'más de', under: 'menos de' } };
const WORDS: Record<Language, Words> = {
  en: {
    some: (count, side, amount) =>
      `**${count} ${count === 1 ? 'service' : 'services'}** ${SIDES.en[side]} ${amount}:`,
    row: (name, price, minutes) => `- **${name}**: ${price}, ${minutes} minutes`,
    none: (side, amount) => `None of your services is ${SIDES.en[side]} ${amount}.`,
  },
  es: {
    some: (count, side, amount) =>
      `**${count} ${count === 1 ? 'servicio' : 'servicios'}** de ${SIDES.es[side]} ${amount}:`,
    row: (name, price, minutes) => `- **${name}**: ${price}, ${minutes} minutos`,
    none: (side, amount) => `Ninguno de sus servicios cuesta ${SIDES.es[side]} ${amount}.`,
  },
};

async function run({ side, amount }: ServicesPricedPlan, bench: Workbench, { language }: Request) {
  const words = WORDS[language];
  const { data, sources } = await bench.use(bench.tools.listServices, {});
  const those = data.services.filter(({ price }) => {
    const cost = Number(price.replace(/[$,]/g, ''));
    return side === 'over' ? cost > amount : cost < amount;
  });
  const bound = dollars(amount);
  const rows = those.map(({ name, price, minutes }) => words.row(plain(name), price, minutes));
  const text =
    rows.length > 0
      ? lines(words.some(rows.length, side, bound), '', ...rows)
      : words.none(side, bound);
  return { ...says(text, language), sources };
}

export const servicesPriced = action({ name: 'services priced', read: readServicesPriced, run });
