import { everyOf } from '../../words/every-of.js';
import { tokensOf } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import type { Language } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import { isDays } from './is-days.js';

export const APOLOGIZE = wordSet(
  everyOf('|an', 'apologize|apologise|apologizing|apology|apologies|say sorry', '|to|for'),
);

/** What the first word says of what is to be said: 'wish her a happy birthday', 'thank him for the tip'. */
const OPENINGS: readonly [ReadonlySet<string>, Opening][] = [
  [
    wordSet('thank|thank you|thank you to|a thank you to|thanks to'),
    (words) => `thank you ${words}`,
  ],
  [
    wordSet('agradece|agradecele|dale las gracias|dales las gracias'),
    (words) => `gracias por ${words.replace(/^por /i, '')}`,
  ],
  [
    APOLOGIZE,
    (words) =>
      `I am sorry${BECAUSE.begin(tokensOf(words)) ? `, ${words.split(' ').slice(1).join(' ')}` : ` ${words}`}`,
  ],
  [wordSet('confirm with'), (words) => confirming(words)],
  [wordSet('confirma con'), (words) => `quería confirmar que ${words.replace(/^que /i, '')}`],
  [wordSet('offer'), (words) => `we can offer you ${words}`],
  [wordSet('ofrece|ofrecele'), (words) => `le podemos ofrecer ${words}`],
  [wordSet('invite'), (words) => `we would like to invite you ${words}`],
  [wordSet('congratulate'), (words) => `congratulations ${words}`],
  [wordSet('wish'), (words) => words.replace(/^an? /i, '').replace(/[.!]*$/, '!')],
];
/** 'Monday at 8' is confirmed, and that somebody comes. */
const confirming = (words: string) =>
  `I wanted to confirm ${isDays(tokensOf(words)[0]?.word ?? '') ? '' : 'that '}${words.replace(/^that /i, '')}`;
const BECAUSE = new Phrases('because|cause|cuz|since|bc');
type Opening = (words: string) => string;

export const wished = (words: string, head: string) =>
  OPENINGS.find(([heads]) => heads.has(head))?.[1](words) ?? words;

/** What is wished, where the message is only named: 'a birthday text'. */
const WISHES: readonly [Phrases, Record<Language, string>][] = [
  [new Phrases('birthday|cumpleanos'), { en: 'happy birthday!', es: '¡feliz cumpleaños!' }],
  [new Phrases('christmas|xmas|navidad'), { en: 'merry Christmas!', es: '¡feliz Navidad!' }],
  [
    new Phrases('thanksgiving'),
    { en: 'happy Thanksgiving!', es: '¡feliz Día de Acción de Gracias!' },
  ],
  [new Phrases('new year|new years|ano nuevo'), { en: 'happy New Year!', es: '¡feliz año nuevo!' }],
  [new Phrases('holiday|holidays|fiestas'), { en: 'happy holidays!', es: '¡felices fiestas!' }],
  [new Phrases('hello|hi|saludo'), { en: 'hello!', es: '¡un saludo!' }],
];
export const wishIn = (words: string, language: Language) =>
  WISHES.find(([named]) => named.in(tokensOf(words)) !== undefined)?.[1][language];
