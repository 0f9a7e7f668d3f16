import { saidMinutes } from '../../../platform/time/clock-time.js';
import type { Language } from '../plan/plan.js';
import type { Services } from '../tools/list-services.js';
import { escapeMarkdown as plain } from '../words/text.js';

interface Words {
  list: string;
  /** A single price. */
  one: (name: string, price: string, minutes: number) => string;
  oneBySize: (name: string, price: string, minutes: number) => string;
  besides: string;
  would: string;
  wouldFor(name: string, price: string): string;
  bySize(least: string, most: string): string;
  listed(price: string): string;
  cheapest(name: string, price: string): string;
  dearest(name: string, price: string): string;
  suggestions: string[];
}

/** Add-ons may take no time. */
const timeFor = (joint: string, minutes: number) =>
  minutes > 0 ? `${joint} ${saidMinutes(minutes)}` : '';

/** '- **Full Detail**: $249.99, 4 h' */
export const priceRow = (name: string, amount: string, minutes: number): string =>
  `- **${name}**: ${amount}${timeFor(',', minutes)}`;

export const WORDS: Record<Language, Words> = {
  en: {
    list: 'Your prices:',
    one: (name, amount, minutes) => `**${name}** is ${amount}${timeFor(' for', minutes)}.`,
    oneBySize: (name, amount, minutes) =>
      `**${name}** is ${amount}${timeFor(' and takes', minutes)}.`,
    bySize: (least, most) => `${least} to ${most} by size`,
    besides: 'Also:',
    would: 'I would charge:',
    wouldFor: (name, amount) => `I would charge **${amount}** for **${name}**`,
    listed: (amount) => `your price is ${amount}`,
    cheapest: (name, amount) => `Your cheapest service is **${name}**, ${amount}.`,
    dearest: (name, amount) => `Your most expensive service is **${name}**, ${amount}.`,
    suggestions: ['Which upsells work best?', 'How was my revenue this month?'],
  },
  es: {
    list: 'Sus precios actuales:',
    one: (name, amount, minutes) => `**${name}** cuesta ${amount}${timeFor(' y tarda', minutes)}.`,
    oneBySize: (name, amount, minutes) =>
      `**${name}** cuesta ${amount}${timeFor(' y tarda', minutes)}.`,
    bySize: (least, most) => `de ${least} a ${most} según el tamaño`,
    besides: 'Además:',
    would: 'Yo cobraría:',
    wouldFor: (name, amount) => `Yo cobraría **${amount}** por **${name}**`,
    listed: (amount) => `su precio es ${amount}`,
    cheapest: (name, amount) => `Su servicio más barato es **${name}**, ${amount}.`,
    dearest: (name, amount) => `Su servicio más caro es **${name}**, ${amount}.`,
    suggestions: ['¿Qué hay hoy?', '¿Cuánto gané este mes?'],
  },
};

export type Priced = Pick<Services['services'][number], 'name' | 'price' | 'minutes' | 'bySize'>;

/** A single price is a sentence, several are a list. */
export const pricesOf = (all: readonly Priced[], words: Words) =>
  all.map(({ name, bySize, price: amount, minutes }) => {
    const one = bySize ? words.oneBySize : words.one;
    const said = bySize ? words.bySize(...bySize) : amount;
    return (all.length === 1 ? one : priceRow)(plain(name), said, minutes);
  });
