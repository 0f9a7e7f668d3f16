import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';

const AFTER: Record<Language, { money: string[]; customers: string[]; jobs: string[] }> = {
  en: {
    money: [
      'Which service makes the most per hour?',
      'Who are my best customers?',
      'How does this month compare with last month?',
    ],
    customers: [
      'Which customers are due for a visit?',
      'Who are my best customers?',
      'How many new customers this month?',
    ],
    jobs: ["What's on tomorrow?", 'What is my busiest weekday?', 'How much is booked next week?'],
  },
  es: {
    money: [
      '¿Qué servicio deja más por hora?',
      '¿Quiénes son mis mejores clientes?',
      '¿Cómo va este mes contra el mes pasado?',
    ],
    customers: [
      '¿A qué clientes les toca volver?',
      '¿Quiénes son mis mejores clientes?',
      '¿Cuántos clientes nuevos este mes?',
    ],
    jobs: [
      '¿Qué hay mañana?',
      '¿Cuál es mi día de la semana más ocupado?',
      '¿Cuánto hay reservado la próxima semana?',
    ],
  },
};

/** Suggested next questions. They avoid money if the user may not see it. */
export function suggestionsOf({ measure, withMoney }: Facts, language: Language): string[] {
  const after = AFTER[language];
  if (measure.rows === 'customers')
    return withMoney ? after.customers : after.customers.slice(0, 1);
  return measure.needs.includes('revenue:read')
    ? after.money
    : after.jobs.slice(0, withMoney ? 3 : 2);
}
