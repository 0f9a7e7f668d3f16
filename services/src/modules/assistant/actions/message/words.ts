import type { Language } from '../../plan/plan.js';

/** What is said around drafts of messages. */
export const WORDS: Record<
  Language,
  {
    draft(name: string, isOwn: boolean): string;
    onlyThen(called: string): string;
    drafts(shown: number, of: number): string;
    rest(names: string): string;
    nobody(said: string): string;
    price(service: string, price: string): string;
    foreign: string;
    reworded: string;
    what(name?: string): string;
    end: string;
  }
> = {
  en: {
    draft: (name, isOwn) => `A draft for **${name}**${isOwn ? ', in your words' : ''}:`,
    onlyThen: (called) => `Of those called ${called} one is booked then.`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} ${of === 1 ? 'draft' : 'drafts'}**, one for each customer:`
        : `**${shown} of ${of} drafts**, one for each customer:`,
    rest: (names) => `Still without a draft: ${names}. Ask for them by name.`,
    nobody: (said) => `There is nobody to write to: ${said}.`,
    price: (service, price) => `our ${service} is ${price}`,
    foreign:
      "I can't translate your own words. Please say in the other language what it should say, and I will draft it.",
    reworded:
      "I can't reword a message: it has your own words, or the text of its occasion. Please say what it should say, and I will draft that.",
    what: (name) =>
      `What shall I write${name === undefined ? '' : ` to **${name}**`}? Please say it in your words, for example "Text ${name ?? 'them'} that we have an opening on Friday".`,
    end: 'Nothing is sent until you do it.',
  },
  es: {
    draft: (name, isOwn) => `Un borrador para **${name}**${isOwn ? ', con sus palabras' : ''}:`,
    onlyThen: (called) => `De quienes se llaman ${called} hay uno con cita entonces.`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} ${of === 1 ? 'borrador' : 'borradores'}**, uno para cada cliente:`
        : `**${shown} de ${of} borradores**, uno para cada cliente:`,
    rest: (names) => `Todavía sin borrador: ${names}. Pídalos por su nombre.`,
    nobody: (said) => `No hay a quién escribir: ${said}.`,
    price: (service, price) => `nuestro servicio ${service} cuesta ${price}`,
    foreign:
      'No puedo traducir sus propias palabras. Dígame en el otro idioma lo que debe decir y lo preparo.',
    reworded:
      'No puedo redactar un mensaje de otra manera: lleva sus palabras, o el texto de la ocasión. Dígame lo que debe decir y lo preparo.',
    what: (name) =>
      `¿Qué escribo${name === undefined ? '' : ` a **${name}**`}? Dígalo con sus palabras, por ejemplo "Mándale a ${name ?? 'todos'} que tenemos un lugar el viernes".`,
    end: 'Nada se envía hasta que usted lo haga.',
  },
};
