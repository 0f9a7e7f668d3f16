import type { Language } from '../../plan/plan.js';

export const OPEN_HOURS_TEXTS: Record<
  Language,
  {
    to: string;
    and: string;
    closed: string;
    yes: string;
    no: string;
    isOpen(day: string, hours: string): string;
    isClosed(day: string): string;
    on(day: string): string;
    hours(of: string): string;
    apart(closed: string): string;
    own(crew: string, hours: string): string;
    others(crews: string): string;
    set: string;
  }
> = {
  en: {
    ...{ to: ' to ', and: ' and ', closed: 'closed', yes: 'Yes: ', no: 'No: ' },
    isOpen: (day, hours) => `**open ${day}**, ${hours}.`,
    isClosed: (day) => `**closed ${day}**.`,
    on: (day) => `on ${day}`,
    hours: (of) => `Your hours${of}:`,
    apart: (closed) => `but for ${closed}`,
    own: (crew, hours) => `${crew} has hours of its own: ${hours}`,
    others: (crews) => `Other hours of their own: ${crews}.`,
    set: 'They are set in [Team and Hours](/settings/team?tab=hours).',
  },
  es: {
    ...{ to: ' a ', and: ' y ', closed: 'cerrado', yes: 'Sí: ', no: 'No: ' },
    isOpen: (day, hours) => `**abierto ${day}**, ${hours}.`,
    isClosed: (day) => `**cerrado ${day}**.`,
    on: (day) => `el ${day}`,
    hours: (of) => `Su horario${of}:`,
    apart: (closed) => `menos ${closed}`,
    own: (crew, hours) => `${crew} tiene su propio horario: ${hours}`,
    others: (crews) => `Con horario propio: ${crews}.`,
    set: 'Se cambia en [Equipo y horario](/settings/team?tab=hours).',
  },
};
