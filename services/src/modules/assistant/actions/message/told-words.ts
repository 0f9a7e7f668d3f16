import type { Language } from '../../plan/plan.js';

/** Before the name of a service. */
const anA = (what: string) => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;

/** What is told of what was done. */
export const TOLD: Record<
  Language,
  {
    moved(to: string): string;
    booked(what: string, at: string): string;
    cancelled(at?: string): string;
  }
> = {
  en: {
    moved: (to) => `we moved your appointment to ${to}.`,
    booked: (what, at) => `we have you down for ${anA(what)} on ${at}.`,
    cancelled: (at) => `we had to cancel your appointment${at ? ` on ${at}` : ''}.`,
  },
  es: {
    moved: (to) => `pasamos su cita al ${to}.`,
    booked: (what, at) => `le apuntamos ${what} para el ${at}.`,
    cancelled: (at) => `tuvimos que cancelar su cita${at ? ` del ${at}` : ''}.`,
  },
};
