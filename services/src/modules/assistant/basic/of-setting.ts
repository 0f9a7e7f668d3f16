import { termsOf } from '../knowledge/terms.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import { tokensOf } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import { stemOf } from '../words/text.js';
import { isHowTo, isOfSetting } from './asks-how.js';
import { inEnglish } from './typed.js';

/** 'And delete one' is of what was spoken of: no page is near for one word. */
const OF_IT = new Sayings([
  'and|so|ok|then|how_do_i|how_can_i|can_i* delete|remove|edit|change|rename|hide|add|undo|print|export it|one|that|them again|too|back|later|afterwards|after?',
]);
const OF_IT_IN_SPANISH = new Sayings([
  'y|pero|entonces|bueno|ok|como|puedo|se_puede* lo|la|los|las borro|elimino|quito|cambio|edito|muevo|imprimo|exporto|oculto despues|luego?',
  'y|pero|entonces|bueno|ok|como|puedo|se_puede* borrarlo|borrarla|quitarlo|quitarla|eliminarlo|eliminarla|cambiarlo|cambiarla|editarlo|editarla|imprimirlo|imprimirla despues|luego?',
]);
export const isOfIt = (text: string): boolean =>
  [OF_IT, OF_IT_IN_SPANISH].some((each) => each.says(spelled(text)));

const DOES = wordSet(
  'add|create|book|put|enter|make|see|find|import|export|print|delete|remove|edit|change|rename|hide|undo|move|schedule',
);
/** 'And how do I change it', after how a service is added, asks how a service is changed. */
export function doneOtherwise(message: string, before: string): string | undefined {
  if (!isOfIt(message)) return undefined;
  const verb = tokensOf(inEnglish(message)).find(({ word }) => DOES.has(word))?.word;
  const asked = inEnglish(before);
  const other = tokensOf(asked).find(({ word }) => DOES.has(word));
  return verb && other && `${asked.slice(0, other.start)}${verb}${asked.slice(other.end)}`;
}

const LIMITS = wordSet('only|just|solo|for|on|my|the|para|el|mi|un|a|one');
/** Days and people, each with what a page calls them all. */
const OF_PAGES = [
  [wordSet('monday~|tuesday~|wednesday~|thursday~|friday~|saturday~|sunday~|weekend~'), 'day'],
  [wordSet('helper~|tech~|guy~|employee~|worker~|ayudante~|van~|person'), 'crew'],
] as const;
/** 'And for Sunday only', 'and just for my helper': by what a page calls those, nothing where more is said. */
export function setForIn(asked: string, before: string): string[] | undefined {
  const words = tokensOf(asked).filter(({ word }) => !LIMITS.has(word));
  const all = words.map(({ word }) => OF_PAGES.find(([ones]) => ones.has(word))?.[1]);
  const isOfThese = all.length > 0 && all.every((each) => each !== undefined);
  return isOfThese && (isHowTo(before) || isOfSetting(before)) ? all : undefined;
}

/** What is set is set for one of what its page speaks of. */
export function speaksOf(body: string, all: readonly string[]): boolean {
  const stems = new Set(termsOf(body));
  return all.every((each) => stems.has(stemOf(each)));
}
