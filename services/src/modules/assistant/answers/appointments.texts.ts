import type { Language } from '../plan/plan.js';

type Text = (name: string) => string;
export const WORDS: Record<
  Language,
  Record<'none' | 'noOpen', Text> &
    Record<'free' | 'noneOpen' | 'which' | 'what' | 'already' | 'others' | 'noneSuch', string>
> = {
  en: {
    none: (name) => `${name} has no upcoming appointment then.`,
    noOpen: (name) => `${name} has no open appointment then.`,
    free: 'Nothing is booked then.',
    noneOpen: 'Every job then is already marked.',
    which: 'Which appointment?',
    what: 'Which appointment do you mean? Please say whose, or its day and time.',
    already: 'Already done:',
    others: 'At other times:',
    noneSuch: 'None of these is for that service:',
  },
  es: {
    none: (name) => `${name} no tiene ninguna cita pendiente entonces.`,
    noOpen: (name) => `${name} no tiene entonces ninguna cita abierta por marcar.`,
    free: 'No hay nada reservado entonces.',
    noneOpen: 'Ninguno de los trabajos de entonces queda por marcar.',
    which: '¿Cuál cita?',
    what: '¿Qué cita? Diga de quién es, o su día y su hora.',
    already: 'Ya está así:',
    others: 'En otros momentos:',
    noneSuch: 'Ninguna de las citas posibles es de ese servicio. Son:',
  },
};
