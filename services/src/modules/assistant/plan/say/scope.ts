import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';

/** Of customers what is said of jobs is said of theirs. */
const JOBS = {
  en: { with: 'with jobs:', without: 'without jobs:' },
  es: { with: 'con trabajos:', without: 'sin trabajos:' },
};

/** What an answer is about beside its measure: 'Ceramic Coating', 'Saturdays', 'October 2026'. */
export function scopeOf({ conditions, days, rows }: Facts, language: Language) {
  const filters = conditions.map(({ kind, values, not }) => {
    if (rows === 'jobs' || kind.of === 'customer') return kind.said(values, language, not);
    return `${JOBS[language][not ? 'without' : 'with']} ${kind.said(values, language, false)}`;
  });
  return [...filters, ...(days ? [days[language]] : [])].filter((part) => part !== '');
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const PER = {
  day: { en: 'per day on average', es: 'al día en promedio' },
  week: { en: 'per week on average', es: 'a la semana en promedio' },
  month: { en: 'per month on average', es: 'al mes en promedio' },
};

/** 'Revenue by service, Saturdays, October 2026' */
export function headOf(facts: Facts, language: Language): string {
  const group = facts.group ? ` ${facts.group.title[language]}` : '';
  const per = facts.averaged ? ` ${PER[facts.averaged.per][language]}` : '';
  const title = capitalized(facts.measure.title[language]) + per + group;
  return [title, ...scopeOf(facts, language)].join(', ');
}
