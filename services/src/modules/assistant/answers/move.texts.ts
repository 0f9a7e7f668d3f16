import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';

interface Words {
  when: (title: string) => string;
  free: string;
  none: (crew?: string) => string;
  draft: (title: string, now: string, then: string) => string;
  drafts: (shown: number, of: number) => string;
  end: string;
  again: (name: string, from: string, to: string) => string;
  ask: string;
  crew: (title: string, at: string, of: { id: string; crew?: string }) => string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    when: (title) => `When should **${title}** move to?`,
    free: 'Free times:',
    none: (crew) =>
      `Nothing long enough is free then${crew ? ` for ${crew}, which has this job` : ''}.`,
    draft: (title, now, then) => `**${title}**\n\n- Now: ${now}\n- Then: **${then}**`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} moves**, one for each appointment:`
        : `The first **${shown} of ${of}** moves, one for each appointment; ask again for the rest:`,
    end: 'It stays where it is until you confirm.',
    again: (name, from, to) => `Move ${name} on ${from}${to && ` to ${to}`}`,
    ask: 'Please say a day and a time.',
    crew: (title, at, { id, crew }) =>
      `**${title}**, ${at}, ${crew ? `is with ${plain(crew)}` : 'has no crew'}. I can't draft another crew yet: choose it in [the appointment](/appointments/edit/${id}).`,
  },
  es: {
    when: (title) => `¿Para cuándo muevo **${title}**?`,
    free: 'Hay libre:',
    none: (crew) =>
      `No hay un hueco suficiente entonces${crew ? `, de ${crew}, que la tiene` : ''}.`,
    draft: (title, now, then) => `**${title}**\n\n- Ahora: ${now}\n- Después: **${then}**`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cambios**, uno para cada cita:`
        : `Los primeros **${shown} de ${of}** cambios, uno para cada cita; pida después los demás:`,
    end: 'Se queda donde está hasta que usted lo confirme.',
    again: (name, from, to) => `Mueve a ${name} del ${from}${to && ` al ${to}`}`,
    ask: 'Diga un día y una hora, por favor.',
    crew: (title, at, { id, crew }) =>
      `**${title}**, ${at}, ${crew ? `es de ${plain(crew)}` : 'no tiene equipo'}. Todavía no puedo preparar un cambio de equipo: elíjalo en [la cita](/appointments/edit/${id}).`,
  },
};
