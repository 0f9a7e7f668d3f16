import type { Counts, Measure } from '../definitions.js';
import type { Language } from '../plan.js';
import { saidCount } from './figure.js';

const NOUNS: Record<
  Language,
  Record<Counts | 'customers' | 'newCustomers' | 'noShows', [one: string, many: string]>
> = {
  en: {
    completed: ['completed job', 'completed jobs'],
    cancelled: ['cancelled job', 'cancelled jobs'],
    noShows: ['no-show', 'no-shows'],
    booked: ['job', 'jobs'],
    customers: ['customer', 'customers'],
    newCustomers: ['new customer', 'new customers'],
  },
  es: {
    completed: ['trabajo terminado', 'trabajos terminados'],
    cancelled: ['trabajo cancelado', 'trabajos cancelados'],
    noShows: ['cita a la que nadie llegó', 'citas a las que nadie llegó'],
    booked: ['trabajo', 'trabajos'],
    customers: ['cliente', 'clientes'],
    newCustomers: ['cliente nuevo', 'clientes nuevos'],
  },
};

const nounsOf = ({ name, rows, counts }: Measure, language: Language) => {
  if (name === 'no_shows') return NOUNS[language].noShows;
  if (name === 'new_customers') return NOUNS[language].newCustomers;
  return NOUNS[language][rows === 'customers' ? 'customers' : (counts ?? 'booked')];
};

/** '7 completed jobs' */
export function saidRows(measure: Measure, count: number, language: Language): string {
  const [one, many] = nounsOf(measure, language);
  return `${saidCount(count)} ${count === 1 ? one : many}`;
}

const NONE = { en: 'no', es: 'ningún' };

/** 'no completed jobs', 'ningún trabajo terminado' */
export function noRows(measure: Measure, language: Language): string {
  const [one, many] = nounsOf(measure, language);
  // 'Cita' is feminine.
  const none = language === 'es' && one.startsWith('cita') ? 'ninguna' : NONE[language];
  return `${none} ${language === 'es' ? one : many}`;
}

/** 'completed jobs' */
export const manyRows = (measure: Measure, language: Language) => nounsOf(measure, language)[1];
