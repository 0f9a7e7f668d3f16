import { lookUp } from '../../words/look-up.js';
import { periodAt } from '../../language/periods/index.js';
import { numberOf } from '../../language/periods/rule.js';
import type { WordTokens } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';

const A_WEEK = 7;
const TO = new Phrases('to|for|until|a|al|para|para el|para la');
const ARTICLE = new Phrases('the|a|one|un|una|el|la');
const LATER = new Phrases(
  'after|after that|after it|later|despues|despues de eso|siguiente|que sigue',
);
const EARLIER = new Phrases('before|before that|before it|earlier|sooner|antes|anterior');
const FOLLOWING = new Phrases('following|next|siguiente|proxima|proximo');
const PREVIOUS = new Phrases('previous|preceding');
const DAYS: Partial<Record<string, number>> = { day: 1, week: A_WEEK, dia: 1, semana: A_WEEK };
const daysOf = (word = '') => lookUp(DAYS, word.replace(/s$/, ''));

/** 'The week after', 'to the following day', 'two weeks later': by how many days, and how many words say so. */
export function shiftAt(
  tokens: WordTokens,
  start: number,
): { days: number; length: number } | undefined {
  const led = start + TO.lengthAt(tokens, start);
  const count = numberOf(tokens[led]?.word);
  const at = led + (ARTICLE.lengthAt(tokens, led) || (count === undefined ? 0 : 1));
  const [turned = 0, turnedBack = 0] = [FOLLOWING, PREVIOUS].map((each) =>
    each.lengthAt(tokens, at),
  );
  // 'Next week' is a name of days, 'the next week' is not.
  const turn = turnedBack || (at > led ? turned : 0);
  const days = daysOf(tokens[at + turn]?.word);
  if (days === undefined) return undefined;
  const next = at + turn + 1;
  const [later = 0, earlier = 0] = [LATER, EARLIER].map((each) => each.lengthAt(tokens, next));
  const end = turn > 0 ? next : next + (later || earlier);
  const words = tokens.map(({ word }) => word);
  // 'The week after next', 'the day after Christmas' are days of their own.
  const isNamed = words[end] === 'next' || periodAt(words, end) !== undefined;
  if ((turn === 0 && end === next) || isNamed) return undefined;
  const isBack = turn > 0 ? turnedBack > 0 : earlier > 0;
  return { days: (isBack ? -1 : 1) * days * (count ?? 1), length: end - start };
}
