import { withClocks } from '../../actions/when/clock.js';
import { withoutFillers } from '../../language/normalize/fillers.js';
import { isKnown, normalized } from '../../language/normalize/normalize.js';
import { periodAt } from '../../language/periods/index.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import { respelled } from '../../words/spelling.js';
import type { Language } from '../../plan/plan.js';
import type { JobWords } from './job-words.js';
import type { Piece, PieceFound } from './reading.js';
import { timeOf } from './piece-times.js';
import { LONGEST_PHRASE, TABLES } from './words.js';
import { wordSet } from '../../words/word-set.js';

export interface Pieces {
  language: Language;
  pieces: readonly Piece[];
  words: readonly string[];
}

/** 'The whole week' is this one. */
const ALL_OF = /\b(?:whole|entire|toda)\b/gi;
const MY_WEEK = /\b(?:my|our) (week|weekend)\b/gi;

/** A question as pieces; undefined where a word has no place among them. */
export function piecesOf(text: string, known: JobWords, today: string): Pieces | undefined {
  const { language, tokens } = normalized(text.replace(ALL_OF, ' ').replace(MY_WEEK, 'this $1'));
  const typed = withClocks(withoutFillers(tokens, language));
  const words = typed.map(({ word }) => word);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const found = pieceAt(words, at, { language, known, today, before: pieces.at(-1) });
    if (!found) return undefined;
    pieces.push(found.piece);
    at += found.length;
  }
  return { language, pieces, words };
}

interface Where {
  language: Language;
  known: JobWords;
  today: string;
  before: Piece | undefined;
}

const OF_SERVICE = wordSet('detail~|detalle~|detallado~|service|job|trabajo');
const OF_STREET = wordSet('st|street|ave|avenue|rd|road|dr|drive|ct|court|ln|lane|blvd');

function pieceAt(words: readonly string[], at: number, where: Where): PieceFound | undefined {
  // 'Full detail' is one thing: its second word tells nothing of its own.
  const { before } = where;
  if (before?.kind === 'content') {
    const goesWith = before.ofService ? OF_SERVICE : OF_STREET;
    if (goesWith.has(words[at] ?? '')) return { piece: before, length: 1 };
  }
  const readings = [
    phraseAt(words, at, where.language),
    daysAt(words, at, where),
    timeOf(words, at),
  ].flatMap((each) => each ?? []);
  // As many words as can be are one piece.
  const longest = readings.sort((one, other) => other.length - one.length)[0];
  return longest ?? contentAt(words, at, where);
}

function phraseAt(
  words: readonly string[],
  at: number,
  language: Language,
): PieceFound | undefined {
  const others = language === 'es' ? TABLES.en : TABLES.es;
  for (const table of [TABLES[language], others]) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const piece = table.get(words.slice(at, at + length).join(' '));
      if (piece) return { piece, length };
    }
  }
  return undefined;
}

/** 'Friday's schedule', typed without its mark. */
const dayOf = (word: string) =>
  weekdayOf(word) === undefined && weekdayOf(word.replace(/s$/, '')) !== undefined
    ? periodAt([word.replace(/s$/, '')], 0)
    : undefined;

function daysAt(words: readonly string[], at: number, where: Where): PieceFound | undefined {
  const word = words[at] ?? '';
  const found = periodAt(words, at) ?? dayOf(word);
  // 'Grace May' is somebody, and no month.
  const isName =
    found?.length === 1 &&
    where.before?.kind === 'content' &&
    weekdayOf(word) === undefined &&
    where.known.asIs(word) !== undefined;
  if (!found || isName) return undefined;
  const { today } = where;
  const resolve = (isPast: boolean) => found.resolve({ today, looks: isPast ? 'back' : 'ahead' });
  return { piece: { kind: 'days', resolve }, length: found.length };
}

/** A shorter one may be somebody's name: 'walter' is no water. */
const LONG_ENOUGH = 7;
const longWords = (table: ReadonlyMap<string, Piece>) =>
  new Set(
    [...table.keys()]
      .flatMap((each) => each.split(' '))
      .filter(({ length }) => length >= LONG_ENOUGH),
  );
const PHRASE_WORDS = { en: longWords(TABLES.en), es: longWords(TABLES.es) };

/** What the jobs have; else a slip in a word that would have its place. */
function contentAt(
  words: readonly string[],
  at: number,
  { language, known }: Where,
): PieceFound | undefined {
  const word = words[at] ?? '';
  const found = known.find(word);
  if (found) {
    const { ofService, isName } = found;
    return {
      piece: { kind: 'content', word: found.word, ofService: ofService && !isName, isName },
      length: 1,
    };
  }
  const isTypo = word.length >= LONG_ENOUGH && !isKnown(word);
  const meant = isTypo ? respelled(word, PHRASE_WORDS[language]) : undefined;
  return meant === undefined
    ? undefined
    : phraseAt([...words.slice(0, at), meant, ...words.slice(at + 1)], at, language);
}
