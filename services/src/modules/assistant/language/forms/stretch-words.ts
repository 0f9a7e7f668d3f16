import { Phrases } from '../../words/phrases.js';
import { lookUp } from '../../words/look-up.js';
import { everyOf } from '../../words/every-of.js';
import type { Unit } from '../periods/units.js';
import { Sayings } from './sayings.js';
import { tokensOf } from '../../words/tokens.js';

const THAT = new Phrases(
  everyOf(
    '|in|on|for|during|of|en|de',
    'that|ese|esa',
    'day|week|month|quarter|year|dia|semana|mes|ano',
  ),
);
export const IT = new Phrases(
  'in it',
  everyOf('was|is|did|were|fue', 'it|that|they'),
  everyOf('cuanto|quien|quienes', 'fue|fueron'),
);

/** 'Who came in then', of the first of what was ranked. */
export const THEN = new Sayings(['back? then|entonces'], {}, 'end');

export const UNITS: Partial<Record<string, Unit>> = {
  ...{ day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  ...{ dia: 'day', semana: 'week', mes: 'month', ano: 'year' },
};
/** The unit of 'that day', 'ese mes'. */
export function unitOfThat(text: string): Unit | undefined {
  const words = tokensOf(text);
  const found = THAT.in(words);
  const word = found && words[found.at + found.length - 1]?.word;
  return lookUp(UNITS, word);
}
/** Where 'that week', 'back then' or 'was it' stands in a text. */
interface Place {
  start: number;
  end: number;
}
function placeIn(text: string, phrases: Phrases): Place | undefined {
  const words = tokensOf(text);
  const found = phrases.in(words);
  if (!found) return undefined;
  const [first, last] = [words[found.at], words[found.at + found.length - 1]];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}
function thenIn(text: string): Place | undefined {
  const words = tokensOf(text);
  if (!THEN.says(words)) return undefined;
  const [before, last] = words.slice(-2);
  const first = before?.word === 'back' ? before : last;
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** 'That week', 'then', as it was typed: of several that stood first together nobody knows which. */
export function stretchIn(text: string): string[] {
  const found = placeIn(text, THAT) ?? thenIn(text) ?? placeIn(text, IT);
  return found === undefined ? [] : [text.slice(found.start, found.end)];
}

const THAT_THING = new Phrases(everyOf('that', 'service|van|bay|crew|make|one'));
const without = (text: string, { start, end }: Place, instead = '') =>
  `${text.slice(0, start).trimEnd()} ${instead}${text.slice(end)}`.trim();
const AND = new Phrases('and');

/** What is asked of it, as a follow-up of its days. */
export function ofStretch(asked: string): string {
  const thing = placeIn(asked, THAT_THING);
  const text = thing ? without(asked, thing, 'it') : asked;
  const days = placeIn(text, THAT) ?? thenIn(text);
  if (!days) return text;
  const rest = without(text, days);
  return AND.lengthAt(tokensOf(rest), 0) > 0 ? rest : `and ${rest}`;
}
