import type { Language } from '../plan/plan.js';

interface Words {
  missing: (name: string, what: string[]) => string;
  service: string;
  day: string;
  time: string;
  free: (service: string) => string;
  none: string;
  draft: (draft: string) => string;
  end: string;
  again: (name: string, what: string, day: string, time: string) => string;
  forVehicle: string;
  having: string;
  newCustomer: (name: string) => string;
  services: (names: string) => string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    missing: (name, what) =>
      `I can draft that for **${name}**. Please say ${what.join(' and ')}, for example "Book ${name} for a Full Detail on Friday at 9 am".`,
    ...{ service: 'which service', day: 'which day', time: 'what time' },
    free: (service) => `At what time? For **${service}** these are free:`,
    none: 'Nothing long enough is free then.',
    draft: (draft) => `Here is a draft: **${draft}**.`,
    end: 'Nothing is saved until you confirm it.',
    again: (name, what, day, time) => `Book ${name} for ${what} on ${day} at ${time}`,
    ...{ forVehicle: 'for the', having: 'with' },
    newCustomer: (name) => `New customer ${name}`,
    services: (names) => `Which service: ${names}?`,
  },
  es: {
    missing: (name, what) =>
      `Puedo preparar la cita de **${name}**. Dígame ${what.join(' y ')}, por ejemplo "Agenda a ${name} para Full Detail el viernes a las 9 am".`,
    ...{ service: 'qué servicio', day: 'qué día', time: 'a qué hora' },
    free: (service) => `¿A qué hora? Para **${service}** hay libre:`,
    none: 'No hay un hueco suficiente entonces.',
    draft: (draft) => `Aquí está el borrador: **${draft}**.`,
    end: 'Nada se guarda hasta que usted lo confirme.',
    again: (name, what, day, time) => `Agenda a ${name} para ${what} el ${day} a las ${time}`,
    ...{ forVehicle: 'para el', having: 'con' },
    newCustomer: (name) => `Nuevo cliente ${name}`,
    services: (names) => `¿Qué servicio: ${names}?`,
  },
};
