/** Texts that ask which contact is meant. */
export const WHO = {
  en: {
    one: 'Which one?',
    more: (count: number) => `…and ${count} more: please say a name`,
    none: (name: string) => `I found no customer called ${name}. [Contacts](/contacts)`,
    free: 'Nothing is booked then. [Appointments](/appointments)',
    nobody: 'Who do you mean? Please say a name.',
  },
  es: {
    one: '¿Cuál?',
    more: (count: number) => `…y ${count} más: diga un nombre`,
    none: (name: string) => `No encontré ningún cliente llamado ${name}. [Contactos](/contacts)`,
    free: 'No hay nada reservado entonces. [Citas](/appointments)',
    nobody: '¿A quién se refiere? Diga un nombre, por favor.',
  },
};
