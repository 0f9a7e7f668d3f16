import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';
import { saidFigure, tenths } from './figure.js';
import { saidRows } from './rows.js';
import { headOf } from './scope.js';

const UNITS = {
  en: { day: 'days', week: 'weeks', month: 'months' },
  es: { day: 'días', week: 'semanas', month: 'meses' },
};

/** 'Revenue per day on average, October 2026: $502.23, over 31 days with 97 completed jobs in all.' */
export function saidAverage(facts: Facts, language: Language, today: string): string {
  const { measure, total, averaged } = facts;
  if (!averaged) return '';
  const value = saidFigure(measure.unit, total.value, language, today);
  const over = `${tenths(averaged.count)} ${UNITS[language][averaged.per]}`;
  const rows = saidRows(measure, total.count, language);
  return language === 'es'
    ? `**${headOf(facts, language)}: ${value}**, sobre ${over} con ${rows} en total.`
    : `**${headOf(facts, language)}: ${value}**, over ${over} with ${rows} in all.`;
}
