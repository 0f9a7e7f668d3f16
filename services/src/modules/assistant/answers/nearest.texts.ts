import type { Language } from '../plan/plan.js';

/** Lead of the nearest page, with the unknown words and the topics that the page lacks. */
export const NEAREST: Record<Language, (words?: string, missed?: string) => string> = {
  en: (words = '', missed = '') =>
    `I'm not sure about that one${words}. The nearest I have${missed && ` says nothing about ${missed}`}:`,
  es: (words = '', missed = '') =>
    `De eso no estoy seguro${words}. Lo más cercano${missed && ` no dice nada sobre ${missed}`} (el manual está en inglés):`,
};

export const EITHER: Record<Language, (words: string) => string> = {
  en: (words) => `I'm not sure about that one${words}. One of these two may be it:`,
  es: (words) =>
    `De eso no estoy seguro${words}. Puede ser uno de estos dos (el manual está en inglés):`,
};

export const UNKNOWN: Record<Language, (words: string) => string> = {
  en: (words) => `I don't know that one${words}.`,
  es: (words) => `Eso no lo sé${words}.`,
};

export const READ_ON: Record<Language, string> = { en: 'Read on', es: 'Leer más' };

export const LACK: Record<Language, string> = {
  en: ': I have nothing about ',
  es: ': no tengo nada sobre ',
};

export const LINKS: Record<Language, (links: string) => string> = {
  en: (links) => `Did you mean ${links}?`,
  es: (links) => `¿Se refiere a ${links}?`,
};

export const OR: Record<Language, string> = { en: ' or ', es: ' o a ' };
