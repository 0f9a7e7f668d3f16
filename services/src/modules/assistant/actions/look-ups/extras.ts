import { lines } from '../../answers/answer.js';
import { everyOf } from '../../words/every-of.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { isOnlyOf } from '../../words/only-of.js';

/** Everything that is offered besides the services. */
export interface ExtrasPlan {
  do: 'extras';
}

const EXTRAS = new Phrases(
  'add on|add ons|addon|addons|extra|extras|upsells|upgrades',
  'extras|adicionales|complementos',
);
const ASKS = new Phrases(
  [
    'what|whats|which|list|show|show me|any|price of|prices of|prices for|price list for',
    everyOf('how much', 'is|are|for|do we charge for|do i charge for'),
    everyOf('do|what do|which do', 'we|i|you', 'have|offer|sell|do|'),
    'how many',
  ].join('|'),
  'que|cuales|lista de|cuanto cuestan|cuanto cobramos por|cuanto cobro por|tenemos|ofrecemos|precio de|precios de',
);
const FILLER = new Phrases(
  'the|our|my|all|any|of|are|is|do|does|we|i|you|have|offer|sell|charge|for|there|cost|price|prices|list|services|service|right now|currently|besides',
  'los|las|el|nuestros|mis|todos|hay|son|tenemos|tengo|ofrecemos|ofrezco|vendemos|cobramos|de|servicios',
);

/** Undefined where a word says anything else: how an add-on is made is told by its page. */
export function readExtras({ tokens }: Request): Promise<ExtrasPlan | undefined> {
  const isAsked =
    ASKS.begin(tokens) &&
    EXTRAS.in(tokens) !== undefined &&
    isOnlyOf([ASKS, EXTRAS, FILLER], tokens);
  return Promise.resolve(isAsked ? { do: 'extras' } : undefined);
}

interface Words {
  some: string;
  row(name: string, price: string, minutes: number): string;
  none: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    some: 'Your add-ons at present:',
    row: (name, price, minutes) => `- **${name}**: ${price}, ${minutes} minutes`,
    none: 'You have no add-ons yet. They are made under **Add-ons** on [Services](/settings?tab=services).',
  },
  es: {
    some: 'Sus extras actuales:',
    row: (name, price, minutes) => `- **${name}**: ${price}, ${minutes} minutos`,
    none: 'Todavía no tiene extras. Se crean en **Add-ons** de [Servicios](/settings?tab=services).',
  },
};

async function run(_plan: ExtrasPlan, bench: Workbench, { language }: Request) {
  const words = WORDS[language];
  const { data, sources } = await bench.use(bench.tools.listServices, {});
  const rows = data.addOns.map(({ name, price, minutes }) =>
    words.row(plain(name), price, minutes),
  );
  const text = rows.length > 0 ? lines(words.some, '', ...rows) : words.none;
  return { ...says(text, language), sources };
}

export const extras = action({ name: 'extras', read: readExtras, run });
