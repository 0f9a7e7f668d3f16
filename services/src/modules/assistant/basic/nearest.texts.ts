import type { Language } from '../plan/plan.js';

/** What leads a page that is near: which words are nowhere, and what it says nothing about. */
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
