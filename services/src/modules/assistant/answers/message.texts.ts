import type { Language } from '../plan/plan.js';

interface Words {
  draft(name: string, isOwn: boolean): string;
  drafts(shown: number, of: number): string;
  rest(names: string): string;
  nobody(said: string): string;
  price(service: string, price: string): string;
  foreign: string;
  what(name?: string): string;
  end: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    draft: (name, isOwn) => `A draft for **${name}**${isOwn ? ', in your words' : ''}:`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} ${of === 1 ? 'draft' : 'drafts'}**, one for each customer:`
        : `**${shown} of ${of} drafts**, one for each customer:`,
    rest: (names) => `No draft yet for ${names}. Ask for them by name.`,
    nobody: (said) => `There is nobody to write to: ${said}.`,
    price: (service, price) => `our ${service} is ${price}`,
    foreign:
      "I can't translate your own words. Please say in the other language what it should say, and I will draft it.",
    what: (name) =>
      `What should I write${name === undefined ? '' : ` to **${name}**`}? Please say it in your words, for example "Text ${name ?? 'them'} that we have an opening on Friday".`,
    end: 'Nothing is sent until you send it.',
  },
  es: {
    draft: (name, isOwn) => `Un borrador para **${name}**${isOwn ? ', con sus palabras' : ''}:`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} ${of === 1 ? 'borrador' : 'borradores'}**, uno para cada cliente:`
        : `**${shown} de ${of} borradores**, uno para cada cliente:`,
    rest: (names) => `Todavía sin borrador: ${names}. Pídalos por su nombre.`,
    nobody: (said) => `No hay a quién escribir: ${said}.`,
    price: (service, price) => `nuestro servicio ${service} cuesta ${price}`,
    foreign:
      'No puedo traducir sus propias palabras. Dígame en el otro idioma lo que debe decir y lo preparo.',
    what: (name) =>
      `¿Qué escribo${name === undefined ? '' : ` a **${name}**`}? Dígalo con sus palabras, por ejemplo "Mándale a ${name ?? 'todos'} que tenemos un lugar el viernes".`,
    end: 'Nada se envía hasta que usted lo haga.',
  },
};
