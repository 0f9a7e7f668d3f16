import { lookUp } from '../../words/look-up.js';
import type { Token } from '../../words/tokens.js';
import type { GroupPlace } from './group.js';
import { wordSet } from '../../words/word-set.js';
import { CONDITION } from './phrases.js';

/** What is to be said to them begins with one of these. */
export const SAYING = new Set(
  'that to if whether saying about asking know explaining que para diciendo its it theres please dont happy youre merry im ill ive hey hi thanks thank your'.split(
    ' ',
  ),
);
/** An attack is not read again and again. */
const MOST_ENDS = 3;

/** 'Were closed', typed without its mark, and 'we do coatings' are said; whom we had is a group. */
const OURS: Record<string, ReadonlySet<string>> = {
  were: wordSet(
    'closed|open|late|early|behind|ahead|on|almost|about|here|outside|done|running|raising|doing|having|going|moving|offering|starting|back|off|out|now|not',
  ),
  we: wordSet(
    'do|are|have|can|cant|will|wont|got|offer|now|just|start|close|open|need|take|also|moved|raised|changed|added|dont',
  ),
};

const ARTICLE = wordSet('an|a|un|una');
const MESSAGE = wordSet(
  'text|message|email|note|reminder|line|check|thank|thanks|review|mensaje|recordatorio|nota',
);
const MOST_OF_NAMED = 5;
/** 'A check-in text': what they are sent stands last. */
const isNamedAt = (tokens: readonly Token[], at: number) =>
  ARTICLE.has(tokens[at]?.word ?? '') &&
  tokens.length - at <= MOST_OF_NAMED &&
  tokens.slice(at).some(({ word }) => MESSAGE.has(word));

/** Where the group may end, the nearest first: what is to be said may be of days and services as well. */
export function endsAfter({ text, tokens }: GroupPlace, start: number): number[] {
  const isMarked = (at: number) =>
    /[,:;.!-]/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  const isOurs = (at: number) => {
    const next = tokens[at + 1]?.word ?? '';
    return lookUp(OURS, tokens[at]?.word)?.has(next) ?? false;
  };
  const starts = tokens.flatMap(({ word }, at) =>
    at >= start &&
    CONDITION.lengthAt(tokens, at) === 0 &&
    (SAYING.has(word) || isMarked(at) || isOurs(at) || isNamedAt(tokens, at))
      ? [at]
      : [],
  );
  return [...starts.slice(0, MOST_ENDS), tokens.length, start].filter((to) => to >= start);
}
