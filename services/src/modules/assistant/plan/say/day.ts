import { formatDay, weekday } from '../../../../platform/time/zone.js';
import { longDay } from '../named-spans.js';
import type { Language } from '../plan.js';
import { WEEKDAYS } from '../weekdays.js';

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
const monthName = (day: string, language: Language) =>
  MONTHS[language].split(' ')[Number(day.slice(5, 7)) - 1] ?? '';

/** 'Nov 21, 2026', '21 nov 2026' */
export function saidDay(day: string, language: Language): string {
  if (language === 'en') return formatDay(day);
  return `${Number(day.slice(8))} ${monthName(day, language).slice(0, 3)} ${day.slice(0, 4)}`;
}

/** 'Friday, Jun 19, 2026', 'viernes, 19 jun 2026' */
export function saidLongDay(day: string, language: Language): string {
  if (language === 'en') return longDay(day);
  return `${WEEKDAYS[weekday(day) - 1]?.one.es ?? ''}, ${saidDay(day, language)}`;
}

/** 'Nov 21', and with the year unless it is this one. */
export const saidNearDay = (day: string, language: Language, today: string) =>
  day.slice(0, 4) === today.slice(0, 4)
    ? saidDay(day, language).replace(/,? \d{4}$/, '')
    : saidDay(day, language);

/** 'Fri, Nov 27', and with the year unless it is that of today. */
export const saidShortDay = (day: string, language: Language, today = day) =>
  `${saidLongDay(day, language).slice(0, 3)}, ${saidNearDay(day, language, today)}`;

/** 'November 2026', 'noviembre de 2026', of a day or of a month alone. */
export function saidMonth(day: string, language: Language): string {
  const between = language === 'es' ? ' de ' : ' ';
  return `${monthName(day, language)}${between}${day.slice(0, 4)}`;
}

const TOLD = /^(?:[A-Z][a-z]+, )?([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/;
/** Translates a day of a tool's result, 'Friday, Jun 19, 2026', to the language of the answer. */
export function dayAsTold(told: string, language: Language): string {
  const [, month = '', day = '', year = ''] = TOLD.exec(told) ?? [];
  const at = MONTHS.en.split(' ').findIndex((name) => name.startsWith(month));
  if (language === 'en' || month === '' || at < 0) return told;
  const date = `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return told.startsWith(month) ? saidDay(date, language) : saidLongDay(date, language);
}
