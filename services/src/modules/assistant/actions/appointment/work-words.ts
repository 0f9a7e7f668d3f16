import type { Language } from '../../plan/plan.js';

interface Words {
  job(title: string, href: string, slot: string, what: string): string;
  again(name: string, slot: string, what: string): string;
}

/** Where other work is chosen for a job, or taken off it. */
export const WORDS: Record<Language, Record<'added' | 'taken', Words>> = {
  en: {
    added: {
      job: (title, href, slot, what) =>
        `I can't change what is done at a job. Open **[${title}](${href})**, ${slot}, choose ${what} there and press **Update Appointment**; price and end follow.`,
      again: (name, slot, what) => `Add ${what} to ${name} on ${slot}`,
    },
    taken: {
      job: (title, href, slot, what) =>
        `I can't change what is done at a job. Open **[${title}](${href})**, ${slot}, take ${what} off or choose another service there and press **Update Appointment**; price and end follow.`,
      again: (name, slot, what) => `Take ${what} off ${name} on ${slot}`,
    },
  },
  es: {
    added: {
      job: (title, href, slot, what) =>
        `No puedo cambiar lo que se hace en un trabajo. Abra **[${title}](${href})**, ${slot}, elija ${what} allí y pulse **Update Appointment**; el precio y la hora de salida cambian solos.`,
      again: (name, slot, what) => `Agrega ${what} a la cita de ${name} el ${slot}`,
    },
    taken: {
      job: (title, href, slot, what) =>
        `No puedo cambiar lo que se hace en un trabajo. Abra **[${title}](${href})**, ${slot}, quite ${what} o elija otro servicio allí y pulse **Update Appointment**; el precio y la hora de salida cambian solos.`,
      again: (name, slot, what) => `Quita ${what} a la cita de ${name} el ${slot}`,
    },
  },
};
