import type { Facts } from '../facts.js';
import { isByChange } from '../by-change.js';
import type { Language, RowOrder } from '../plan.js';
import { saidRows } from './rows.js';

type Ends = Record<RowOrder, string>;

const FIRST = {
  en: { latest: 'latest', earliest: 'first', name: 'first' },
  es: { latest: 'último', earliest: 'primero', name: 'primero' },
};
const JOBS: Record<Language, Ends> = {
  en: { ...FIRST.en, most: 'most expensive', least: 'cheapest' },
  es: { ...FIRST.es, most: 'más caro', least: 'más barato' },
};
const LONG: Record<Language, Pick<Ends, 'most' | 'least'>> = {
  en: { most: 'longest', least: 'shortest' },
  es: { most: 'más largo', least: 'más corto' },
};
/** Words for lists of customers, which are ordered by amount spent or by last visit. */
const CUSTOMERS: Record<Language, Ends> = {
  en: { ...FIRST.en, most: 'best', least: 'last' },
  es: { ...FIRST.es, most: 'mejor', least: 'último' },
};

const plural = (word: string) => (word === 'mejor' ? 'mejores' : word.replace(/o$/, 'os'));

const many = (word: string) => {
  const [last = '', ...before] = word.split(' ').reverse();
  return [...before, plural(last)].join(' ');
};

/** Head of a limited list: 'The latest 5 of 1,298 completed jobs'. */
export function saidFirstRows(facts: Facts, language: Language): string | undefined {
  const { plan, measure, total } = facts;
  const { order, limit } = plan;
  if (!order || isByChange(order) || limit === undefined || total.count <= limit) return undefined;
  const jobs = { ...JOBS[language], ...(measure.listedBy && LONG[language]) };
  const word = (measure.rows === 'customers' ? CUSTOMERS[language] : jobs)[order];
  const rows = saidRows(measure, total.count, language);
  if (language === 'en') return `The ${word}${limit === 1 ? '' : ` ${limit}`} of ${rows}`;
  return limit === 1 ? `El ${word} de ${rows}` : `Los ${limit} ${many(word)} de ${rows}`;
}

const FIRST_ONES = {
  en: (word: string) => `, the ${word} first`,
  es: (word: string) => `, primero los ${many(word)}`,
};

/** Order of a list of jobs that is not by time: ', the most expensive first'. */
export function saidOrder({ plan, measure, total }: Facts, language: Language): string {
  const { order, limit } = plan;
  const isByTime = order !== 'most' && order !== 'least';
  if (isByTime || limit !== undefined || measure.rows !== 'jobs' || total.count < 2) return '';
  const words = { ...JOBS[language], ...(measure.listedBy && LONG[language]) };
  return FIRST_ONES[language](words[order]);
}
