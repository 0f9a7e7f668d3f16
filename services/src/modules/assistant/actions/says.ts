import { lines, personRow, type Answer } from '../answers/answer.js';
import { WHO } from '../answers/who.texts.js';
import type { Person } from '../language/pieces/vocabulary.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';

export const SUGGESTIONS: Record<Language, string[]> = {
  en: ['When am I free this week?', 'What is on today?'],
  es: ['¿Cuándo estoy libre esta semana?', '¿Qué hay hoy?'],
};

/** Plain text answer with suggestions. */
export const says = (
  text: string,
  language: Language,
  suggestions = SUGGESTIONS[language],
): Answer => ({ text, sources: [], suggestions });

const MOST_CHOICES = 4;
const MOST_SHOWN = 6;

/** Asks which customer is meant; each suggestion repeats the request with a full name. */
export function asksWhich(
  people: readonly Person[],
  { text, said }: { text: string; said: string },
  language: Language,
): Answer {
  const words = WHO[language];
  const rows = people.slice(0, MOST_SHOWN).map(personRow);
  const more = people.length - rows.length;
  const all = more > 0 ? [...rows, `- ${words.more(more)}`] : rows;
  const again = people.slice(0, MOST_CHOICES).map(({ name }) => text.replace(said, () => name));
  const answer = says(lines(words.one, '', ...all), language);
  return said === '' ? answer : { ...answer, suggestions: [...new Set(again)] };
}

/** Date without its weekday, which would be read as another day. */
export const dayWords = (date: string, language: Language) =>
  saidLongDay(date, language).replace(/^[^,]*, /, '');

/** 'Nov 24, 2026 at 2:00 PM', in a form that can be read again. */
export const slotWords = (
  { date, startTime }: { date: string; startTime: string },
  language: Language,
) => `${dayWords(date, language)} ${language === 'es' ? 'a las' : 'at'} ${formatTime(startTime)}`;
