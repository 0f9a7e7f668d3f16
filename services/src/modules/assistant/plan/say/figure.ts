import { formatCents } from '../../../../platform/money/money.js';
import { daysBetween } from '../../../../platform/time/zone.js';
import type { Unit } from '../definitions.js';
import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';
import type { Total } from '../query.js';
import { saidLongDay } from './day.js';

const WORDS = {
  en: {
    none: 'none',
    day: 'day',
    days: 'days',
    hour: 'hour',
    hours: 'hours',
    perHour: 'an hour',
    today: 'today',
    points: 'points',
    noChange: 'no change',
  },
  es: {
    none: 'nada',
    day: 'día',
    days: 'días',
    hour: 'hora',
    hours: 'horas',
    perHour: 'por hora',
    today: 'hoy',
    points: 'puntos',
    noChange: 'sin cambio',
  },
};

/** '1,046' */
export const saidCount = (count: number) => count.toLocaleString('en-US');

export const tenths = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US');

/** 'Friday, Jun 19, 2026 (5 days ago)' */
function saidWhen(day: string, language: Language, today: string): string {
  const said = saidLongDay(day, language);
  const ago = daysBetween(day, today);
  if (ago === 0) return `${said} (${WORDS[language].today})`;
  const count = saidCount(Math.abs(ago));
  if (language === 'es') {
    const days = `${count} ${Math.abs(ago) === 1 ? 'día' : 'días'}`;
    return `${said} (${ago > 0 ? 'hace' : 'en'} ${days})`;
  }
  const days = `${count} ${Math.abs(ago) === 1 ? 'day' : 'days'}`;
  return `${said} (${ago > 0 ? `${days} ago` : `in ${days}`})`;
}

/** Formatted value. */
export function saidFigure(
  unit: Unit,
  value: Total['value'] | undefined,
  language: Language,
  today: string,
): string {
  const words = WORDS[language];
  if (value === null || value === undefined) return words.none;
  if (typeof value === 'string') return saidWhen(value, language, today);
  switch (unit) {
    case 'money':
      return formatCents(Math.round(value));
    case 'money_per_hour':
      return `${formatCents(Math.round(value))} ${words.perHour}`;
    case 'hours':
      return `${tenths(value)} ${value === 1 ? words.hour : words.hours}`;
    case 'days':
      return `${tenths(value)} ${value === 1 ? words.day : words.days}`;
    case 'percent':
      return `${tenths(value)}%`;
    case 'count':
    case 'day':
      return tenths(value);
  }
}

const signed = (number: number) => (number > 0 ? '+' : '') + tenths(number);

/** Change: '+12.5%', or '+2.1 points' for percentages. Undefined if there is nothing to compare with. */
export function saidChange(
  unit: Unit,
  current: Total['value'],
  earlier: Total['value'] | undefined,
  language: Language,
): string | undefined {
  const [now, before] = [Number(current ?? 0), Number(earlier ?? 0)];
  if (before === 0) return undefined;
  if (unit === 'percent') return `${signed(now - before)} ${WORDS[language].points}`;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  return percent === 0 ? WORDS[language].noChange : `${signed(percent)}%`;
}

type Value = Total['value'];
/**
 * Values of a comparison, the later one first, for a question that names the earlier period first: 'November last
 * year vs this November'.
 */
export function laterFirst({ plan, total }: Facts, other: Value): [later: Value, earlier: Value] {
  const { period, compare } = plan;
  const isEarlier =
    typeof compare === 'object' && (period?.from ?? '') < (compare.from ?? period?.from ?? '');
  return isEarlier ? [other, total.value] : [total.value, other];
}
