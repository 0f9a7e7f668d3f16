import type { Language } from '../../plan/plan.js';

/** What the first word says of what is to be said: 'wish her a happy birthday', 'thank him for the tip'. */
const OPENINGS: readonly [RegExp, Opening][] = [
  [/^(?:thank|thank you|(?:a )?thank you to|thanks to)$/, (words) => `thank you ${words}`],
  [/^(?:agradece|agradecele)$/, (words) => `gracias ${words}`],
  [/^(?:an )?(?:apolog|say sorry)/, (words) => `I am sorry ${words}`],
  [/^confirm with$/, (words) => `I wanted to confirm that ${words.replace(/^that /i, '')}`],
  [/^confirma con$/, (words) => `quería confirmar que ${words.replace(/^que /i, '')}`],
  [/^congratulate$/, (words) => `congratulations ${words}`],
  [/^wish$/, (words) => words.replace(/^an? /i, '').replace(/[.!]*$/, '!')],
];
type Opening = (words: string) => string;

export const wished = (words: string, head: string) =>
  OPENINGS.find(([heads]) => heads.test(head))?.[1](words) ?? words;

/** What is wished, where the message is only named: 'a birthday text'. */
const WISHES: readonly [RegExp, Record<Language, string>][] = [
  [/\b(?:birthday|cumplea[nñ]os)\b/i, { en: 'happy birthday!', es: '¡feliz cumpleaños!' }],
  [/\b(?:christmas|xmas|navidad)\b/i, { en: 'merry Christmas!', es: '¡feliz Navidad!' }],
  [/\bthanksgiving\b/i, { en: 'happy Thanksgiving!', es: '¡feliz Día de Acción de Gracias!' }],
  [/\bnew years?\b|\ba[nñ]o nuevo\b/i, { en: 'happy New Year!', es: '¡feliz año nuevo!' }],
  [/\bholidays?\b|\bfiestas\b/i, { en: 'happy holidays!', es: '¡felices fiestas!' }],
  [/\b(?:hello|hi|saludo)\b/i, { en: 'hello!', es: '¡un saludo!' }],
];
export const wishIn = (words: string, language: Language) =>
  WISHES.find(([named]) => named.test(words))?.[1][language];
