import type { Counts, Measure } from '../definitions.js';
import type { Language } from '../plan.js';
import { saidCount } from './figure.js';

const NOUNS: Record<Language, Record<Counts | 'customers', [one: string, many: string]>> = {
  en: {
    completed: ['completed job', 'completed jobs'],
    cancelled: ['cancelled job', 'cancelled jobs'],
    booked: ['job', 'jobs'],
    customers: ['customer', 'customers'],
  },
  es: {
    completed: ['trabajo terminado', 'trabajos terminados'],
    cancelled: ['trabajo cancelado', 'trabajos cancelados'],
    booked: ['trabajo', 'trabajos'],
    customers: ['cliente', 'clientes'],
  },
};

const nounsOf = ({ rows, counts }: Measure, language: Language) =>
  NOUNS[language][rows === 'customers' ? 'customers' : (counts ?? 'booked')];

/** '7 completed jobs' */
export function saidRows(measure: Measure, count: number, language: Language): string {
  const [one, many] = nounsOf(measure, language);
  return `${saidCount(count)} ${count === 1 ? one : many}`;
}

const NONE = { en: 'no', es: 'ningún' };

/** 'no completed jobs', 'ningún trabajo terminado' */
export function noRows(measure: Measure, language: Language): string {
  const [one, many] = nounsOf(measure, language);
  return `${NONE[language]} ${language === 'es' ? one : many}`;
}

/** 'completed jobs' */
export const manyRows = (measure: Measure, language: Language) => nounsOf(measure, language)[1];
