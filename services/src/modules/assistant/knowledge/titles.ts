import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT } from './content.js';
import type { Language } from '../plan/plan.js';

const FILE = path.join(CONTENT, 'spanish-titles.md');
const BETWEEN = ' = ';

/** Spanish titles of sections, by the English title. The texts are English only. */
export const SPANISH_TITLES: ReadonlyMap<string, string> = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [title = '', spanish = ''] = line.slice(2).split(BETWEEN);
      return [title, spanish];
    }),
);

/** Title in a language. Posts have an English title only. */
export const titleIn = (language: Language, title: string): string =>
  (language === 'es' ? SPANISH_TITLES.get(title) : undefined) ?? title;

/** Title in the form that typed text is compared with. */
export const titleOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Language in which a section was asked for by its title. */
export const languageOfTitle = (title: string, asked: string): Language =>
  titleOf(title) === titleOf(asked) ? 'en' : 'es';
