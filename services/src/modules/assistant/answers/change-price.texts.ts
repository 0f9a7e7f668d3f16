import type { Language } from '../plan/plan.js';

interface Words {
  draft: string;
  drafts(shown: number, of: number): string;
  rest(names: string): string;
  row(name: string, now: string, then: string): string;
  which(names: string): string;
  below: string;
  days: string;
  addOns(names: string): string;
  sizes(names: string): string;
  end: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    draft: 'A new list price:',
    drafts: (shown, of) =>
      shown === of ? `**${of} new list prices:**` : `**${shown} of ${of}** new list prices:`,
    rest: (names) => `No draft yet for ${names}. Ask for them by name.`,
    row: (name, now, then) => `- **${name}**: ${now} now, then **${then}**`,
    which: (names) => `Which service: ${names}?`,
    days: 'A list price applies every day until you change it, so I made no draft. Ask without the days, and change it back later.',
    addOns: (names) =>
      `I can't draft a price for ${names}. Change the prices of add-ons under **Add-ons** on [Services](/settings?tab=services).`,
    sizes: (names) =>
      `I can't draft a price by vehicle size. On [Services](/settings?tab=services), edit ${names} and fill in **By vehicle size**.`,
    below: 'That would be below zero. Please say another amount.',
    end: 'It stays as it is until you confirm. Booked jobs keep their price.',
  },
  es: {
    draft: 'Un nuevo precio de lista:',
    drafts: (shown, of) =>
      shown === of ? `**${of} nuevos precios de lista:**` : `**${shown} de ${of}** nuevos precios:`,
    rest: (names) => `Todavía sin borrador: ${names}. Pídalos por su nombre.`,
    row: (name, now, then) => `- **${name}**: ahora ${now}, después **${then}**`,
    which: (names) => `¿Qué servicio: ${names}?`,
    days: 'Un precio de lista no tiene fechas: vale hasta que usted lo cambie, así que no preparé nada. Pídalo sin fecha y regréselo después.',
    addOns: (names) =>
      `No puedo preparar un precio para ${names}: los precios de los extras se cambian en **Add-ons**, en [Servicios](/settings?tab=services), con el lápiz de cada uno.`,
    sizes: (names) =>
      `No puedo preparar un precio por tamaño de vehículo: en [Servicios](/settings?tab=services) pulse el lápiz de ${names} y llene **By vehicle size**.`,
    below: 'Eso sería menos que nada. Diga otra cantidad.',
    end: 'Queda como está hasta que usted lo confirme. Las citas reservadas conservan su precio.',
  },
};
