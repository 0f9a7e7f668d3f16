import { addDays, firstOfMonth } from '../../../../platform/time/zone.js';
import { LANGUAGES, type Language, type Said } from '../plan.js';
import type { Stretch } from '../question.js';
import { saidDay, saidLongDay, saidMonth } from './day.js';

const each = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Said;

const WORDS = {
  en: { to: 'to', since: 'from', until: 'up to', on: ' on', soFar: 'so far' },
  es: { to: 'al', since: 'a partir del', until: 'hasta el', on: '', soFar: 'hasta hoy' },
};

const isWholeMonth = (from: string, to: string) =>
  from === firstOfMonth(from) &&
  from.slice(0, 7) === to.slice(0, 7) &&
  addDays(to, 1) === firstOfMonth(addDays(to, 1));

const isWholeYear = (from: string, to: string) =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

function inDays({ from, to }: Stretch, language: Language): string {
  const words = WORDS[language];
  if (from === undefined) return to === undefined ? '' : `${words.until} ${saidDay(to, language)}`;
  if (to === undefined) return `${words.since} ${saidDay(from, language)}${words.on}`;
  if (from === to) return saidLongDay(from, language);
  if (isWholeYear(from, to)) return from.slice(0, 4);
  if (isWholeMonth(from, to)) return saidMonth(from, language);
  return `${saidDay(from, language)} ${words.to} ${saidDay(to, language)}`;
}

/** A period with at least one end, by name and days: 'last month (October 2026)'. */
export function saidStretch(days: Stretch, called: Said | undefined, isCut: boolean): Said {
  return each((language) => {
    const plain = inDays(days, language);
    if (!called) return plain;
    const name = called[language] + (isCut ? ` ${WORDS[language].soFar}` : '');
    if (plain.toLowerCase().includes(name.toLowerCase())) return plain;
    return name.toLowerCase().includes(plain.toLowerCase()) ? name : `${name} (${plain})`;
  });
}
