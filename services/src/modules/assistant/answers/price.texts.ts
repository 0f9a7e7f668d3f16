import type { Language } from '../plan/plan.js';

interface Words {
  list: string;
  row(name: string, price: string, minutes: number): string;
  bySize(least: string, most: string): string;
  besides: string;
  would: string;
  listed(price: string): string;
  cheapest(name: string, price: string): string;
  dearest(name: string, price: string): string;
  suggestions: string[];
}

export const WORDS: Record<Language, Words> = {
  en: {
    list: 'Your prices at present:',
    row: (name, amount, minutes) => `- **${name}**: ${amount}, ${minutes} minutes`,
    bySize: (least, most) => `${least} to ${most} by size`,
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
    bySize: (least, most) => `de ${least} a ${most} según el tamaño`,
    besides: 'Además:',
    would: 'Yo cobraría:',
    listed: (amount) => `su precio es ${amount}`,
    cheapest: (name, amount) => `Su servicio más barato es **${name}**, ${amount}.`,
    dearest: (name, amount) => `Su servicio más caro es **${name}**, ${amount}.`,
    suggestions: ['¿Qué hay hoy?', '¿Cuánto gané este mes?'],
  },
};
