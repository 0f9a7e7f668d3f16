import type { Language } from '../plan/plan.js';

/** Lead of a page of the product, where a request can't be drafted. */
export const CANT: Record<Language, string> = {
  en: "I can't do that for you, and this is how it is done:",
  es: 'No puedo hacerlo por usted; así se hace (el manual está en inglés):',
};
export const IS_THERE: Record<Language, string> = {
  en: "I can't do that for you. This is what there is:",
  es: 'No puedo hacerlo por usted. Esto es lo que hay (el manual está en inglés):',
};
export const NOT_SO: Record<Language, string> = {
  en: "I can't make a draft of that as it is said. Name the customer, the day and the time, or do it by hand:",
  es: 'Así como está dicho no puedo preparar un borrador. Nombre al cliente, el día y la hora, o hágalo a mano (el manual está en inglés):',
};
export const TO_WHOM: Record<Language, string> = {
  en: "I can't make a draft of that as it is said. Name the customers, or say which ones, for example everyone on Friday, or my top 5 customers, and what to tell them.",
  es: 'Así como está dicho no puedo preparar un borrador. Nombre a los clientes, o diga cuáles, por ejemplo todos los del viernes, y qué decirles.',
};
export const NOT_SURE: Record<Language, (missed: string) => string> = {
  en: (missed) =>
    `I can't do that for you, and I'm not sure where it is done. The nearest page${missed && ` says nothing about ${missed}`}:`,
  es: (missed) =>
    `No puedo hacerlo por usted, y no estoy seguro de dónde se hace. La página más cercana${missed && ` no dice nada sobre ${missed}`} (el manual está en inglés):`,
};
