import type { Language } from '../plan/plan.js';

/** Texts that tell the customer about a draft. */
export const TOLD = {
  en: {
    moved: (to: string) => `we moved your appointment to ${to}.`,
    booked: (what: string, at: string) =>
      `we have you down for ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what} on ${at}.`,
    cancelled: (at?: string) =>
      `we had to cancel your appointment${at === undefined ? '' : ` on ${at}`}.`,
  },
  es: {
    moved: (to: string) => `pasamos su cita al ${to}.`,
    booked: (what: string, at: string) => `le apuntamos ${what} para el ${at}.`,
    cancelled: (at?: string) =>
      `tuvimos que cancelar su cita${at === undefined ? '' : ` del ${at}`}.`,
  },
};

/** Remark about words of a request that the draft ignores. */
export const LEFT: Record<Language, (words: string) => string> = {
  en: (words) => `I left out ${words}: please look at it before you confirm.`,
  es: (words) => `Dejé fuera ${words}: revíselo antes de confirmar.`,
};
/** Refusal for a condition that drafts do not support. */
export const NONE: Record<Language, (words: string) => string> = {
  en: (words) =>
    `I can't take ${words} into account, and a draft without it would be another one. Please ask without that, or name each one that is meant.`,
  es: (words) =>
    `No puedo tener en cuenta ${words}, y sin eso el borrador sería otro. Pídalo sin eso, o nombre a cada uno.`,
};

/** Text if every named appointment is closed. */
export const NONE_OPEN: Record<Language, string> = {
  en: 'None of those is still open for that.',
  es: 'Ninguna de esas sigue abierta para eso.',
};
