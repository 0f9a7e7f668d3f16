import type { Language } from '../plan/plan.js';

export const WORDS: Record<
  Language,
  {
    draft(draft: string): string;
    drafts(shown: number, of: number): string;
    end: string;
    again(name: string, slot: string): string;
  }
> = {
  en: {
    draft: (draft) => `Cancel **${draft}**?`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cancellations**, one for each appointment:`
        : `The first **${shown} of ${of}** cancellations, one for each appointment; ask again for the rest:`,
    end: 'It stays on the calendar until you confirm.',
    again: (name, slot) => `Cancel ${name} on ${slot}`,
  },
  es: {
    draft: (draft) => `¿Cancelar **${draft}**?`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cancelaciones**, una para cada cita:`
        : `Las primeras **${shown} de ${of}** cancelaciones, una para cada cita; pida después las demás:`,
    end: 'Sigue en el calendario hasta que usted lo confirme.',
    again: (name, slot) => `Cancela a ${name} el ${slot}`,
  },
};
