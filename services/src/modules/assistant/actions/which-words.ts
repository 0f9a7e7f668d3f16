import type { Language } from '../plan/plan.js';

/** How the choice between several is put. */
export const WHICH: Record<
  Language,
  {
    one: string;
    more(count: number): string;
    none(name: string): string;
    noCar(said: string): string;
    /** At a time that was named. */
    free: string;
    nobody: string;
  }
> = {
  en: {
    one: 'Which one?',
    more: (count) => `…and ${count} more: please say a name`,
    none: (name) => `I found no customer called ${name}. [Contacts](/contacts)`,
    noCar: (said) => `I found no customer with that car: ${said}. [Contacts](/contacts)`,
    free: 'Nothing is booked then. [Appointments](/appointments)',
    nobody: 'Whom do you mean? Please say a name.',
  },
  es: {
    one: '¿Cuál?',
    more: (count) => `…y ${count} más: diga un nombre`,
    none: (name) => `No encontré ningún cliente llamado ${name}. [Contactos](/contacts)`,
    noCar: (said) => `No encontré ningún cliente con ese carro: ${said}. [Contactos](/contacts)`,
    free: 'No hay nada reservado entonces. [Citas](/appointments)',
    nobody: '¿A quién se refiere? Diga un nombre, por favor.',
  },
};

const NAME = '\u0000';
const NONE = Object.values(WHICH).map((words) => words.none(NAME).split(NAME)[0] ?? '');
/** Whether an answer is only that nobody is called so. */
export const saysNobodyIsCalled = (text: string): boolean =>
  NONE.some((start) => text.startsWith(start));
