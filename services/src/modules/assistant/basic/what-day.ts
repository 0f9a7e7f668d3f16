import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { periodAt } from '../language/periods/index.js';
import { wordSet } from '../words/word-set.js';
import type { Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import type { Answer } from '../answers/answer.js';
import { said } from '../answers/fixed.texts.js';

const WHAT_DAY = new Phrases(
  everyOf('what|which', 'day|date|day of the week|weekday', 'is|was|will'),
  everyOf('whats|what is|what was', 'the|', 'date|day'),
  everyOf('que|cual', 'dia|day|fecha|dia de la semana|day de la week', 'es|era|cae|sera'),
  everyOf('cual es', 'la|', 'fecha'),
);
/** 'What is today' asks what is on. */
const TODAYS = new Phrases(
  'what is today date|what is todays date|today date|todays date|what is the date|what is the days date',
  'cual es la fecha|que fecha es',
);
const IDLE = wordSet('it|be|the|on|of|for|fall|date|day|el|la|de|a|en');

const TODAY: Record<Language, (day: string) => string> = {
  en: (day) => `Today is **${day}**.`,
  es: (day) => `Hoy es **${day}**.`,
};

/** 'What day is it', 'what date is Monday': a day of the calendar, and nothing that is booked or was earned on it. */
export function whatDayAnswer(
  question: string,
  today: string,
  followsUp: boolean,
): Answer | undefined {
  const { tokens, language } = normalized(question);
  const head = Math.max(WHAT_DAY.lengthAt(tokens, 0), TODAYS.lengthAt(tokens, 0));
  if (head === 0) return undefined;
  const words = tokens.slice(head).map(({ word }) => word);
  const rest = words.filter((word) => !IDLE.has(word));
  // 'What day was it', after something that was, is of that.
  const isNow = tokens.slice(0, head).every(({ word }) => !PAST.has(word));
  const isBare = (words.includes('it') && isNow) || TODAYS.lengthAt(tokens, 0) > 0;
  if (rest.length === 0) return isBare && !followsUp ? says(TODAY, today, language) : undefined;
  const found = periodAt(rest, 0);
  if (!found || found.length < rest.length) return undefined;
  const looks = tokens.slice(0, head).some(({ word }) => PAST.has(word)) ? 'back' : 'ahead';
  const { from, to } = found.resolve({ today, looks });
  if (from === undefined || from !== to) return undefined;
  return from === today
    ? says(TODAY, today, language)
    : said(`**${saidLongDay(from, language)}**`, question);
}
const PAST = wordSet('was|era');

const says = (texts: typeof TODAY, day: string, language: Language): Answer => ({
  text: texts[language](saidLongDay(day, language)),
  sources: [],
  suggestions: [],
});
