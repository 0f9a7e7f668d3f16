import type { Language } from '../plan/plan.js';

export const WORDS: Record<Language, { who: string; draft(name: string): string; end: string }> = {
  en: {
    who: 'Who is it? For example "New customer John Doe 555 123 4567 2020 Tacoma black".',
    draft: (name) => `A new customer, **${name}**, with what you told me:`,
    end: 'Nothing is saved until you confirm it.',
  },
  es: {
    who: '¿Quién es? Por ejemplo "Nuevo cliente John Doe 555 123 4567 2020 Tacoma negro".',
    draft: (name) => `Un cliente nuevo, **${name}**, con lo que me dijo:`,
    end: 'Nada se guarda hasta que usted lo confirme.',
  },
};
