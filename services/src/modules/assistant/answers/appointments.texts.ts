import type { Language } from '../plan/plan.js';

type Text = (name: string) => string;
export const WORDS: Record<
  Language,
  Record<'none' | 'noOpen', Text> &
    Record<'free' | 'noneOpen' | 'which' | 'what' | 'already' | 'others' | 'noneSuch', string>
> = {
  en: {
    none: (name) => `${name} has no appointment to come then.`,
    noOpen: (name) => `${name} has no open appointment then: none that is still to be marked.`,
    free: 'Nothing is booked then.',
    noneOpen: 'None of the jobs then is still to be marked.',
    which: 'Which appointment?',
    what: 'Which appointment do you mean? Please say whose, or its day and time.',
    already: 'That is so already:',
    others: 'At other times:',
    noneSuch: 'None of the appointments that fit is for that service. They are:',
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
