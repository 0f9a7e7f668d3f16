import type { Language } from '../plan/plan.js';

type Step = 'confirm' | 'start' | 'finish' | 'no-show';

interface Words {
  draft: Record<Step, (draft: string) => string>;
  drafts(shown: number, of: number): string;
  end: string;
  again: Record<Step, (name: string, slot: string) => string>;
}

export const WORDS: Record<Language, Words> = {
  en: {
    draft: {
      confirm: (draft) => `Mark **${draft}** as confirmed?`,
      start: (draft) => `Start **${draft}**?`,
      finish: (draft) => `Mark **${draft}** as completed?`,
      'no-show': (draft) => `Mark **${draft}** as a no-show?`,
    },
    drafts: (shown, of) =>
      shown === of
        ? `**${of} jobs to mark**, one by one:`
        : `The first **${shown} of ${of}** jobs to mark, one by one; ask again for the rest:`,
    end: 'It stays as it is until you confirm.',
    again: {
      confirm: (name, slot) => `Confirm ${name} on ${slot}`,
      start: (name, slot) => `Start ${name} on ${slot}`,
      finish: (name, slot) => `Mark ${name} on ${slot} done`,
      'no-show': (name, slot) => `Mark ${name} on ${slot} as a no-show`,
    },
  },
  es: {
    draft: {
      confirm: (draft) => `¿Marcar **${draft}** como confirmada?`,
      start: (draft) => `¿Empezar **${draft}**?`,
      finish: (draft) => `¿Marcar **${draft}** como terminada?`,
      'no-show': (draft) => `¿Marcar **${draft}** como no presentada?`,
    },
    drafts: (shown, of) =>
      shown === of
        ? `**${of} trabajos por marcar**, uno por uno:`
        : `Los primeros **${shown} de ${of}** trabajos por marcar; pida después los demás:`,
    end: 'Sigue como está hasta que usted lo confirme.',
    again: {
      confirm: (name, slot) => `Confirma a ${name} el ${slot}`,
      start: (name, slot) => `Empieza a ${name} el ${slot}`,
      finish: (name, slot) => `Marca a ${name} el ${slot} terminado`,
      'no-show': (name, slot) => `Marca a ${name} el ${slot} no vino`,
    },
  },
};
