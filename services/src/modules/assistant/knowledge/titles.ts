import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT } from './content.js';
import type { Language } from '../plan/plan.js';

const FILE = path.join(CONTENT, 'spanish-titles.md');
const BETWEEN = ' = ';

/** What a section is called in Spanish, by its title; what it says stays English. */
export const SPANISH_TITLES: ReadonlyMap<string, string> = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [title = '', spanish = ''] = line.slice(2).split(BETWEEN);
      return [title, spanish];
    }),
);

/** As it is called where it may be chosen; posts have an English title alone. */
export const titleIn = (language: Language, title: string): string =>
  (language === 'es' ? SPANISH_TITLES.get(title) : undefined) ?? title;

/** A title as it may be typed. */
export const titleOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** In which language a section was asked for by its title. */
export const languageOfTitle = (title: string, asked: string): Language =>
  titleOf(title) === titleOf(asked) ? 'en' : 'es';
