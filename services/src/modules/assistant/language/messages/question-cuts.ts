import { Phrases } from '../../words/phrases.js';
import { ALSO, asksMore, saysAll } from './asks-more.js';
import { asksOfSomebody, OPENS } from '../forms/asks-of-somebody.js';
import { everyOf } from '../../words/every-of.js';
import { tokensOf } from '../../words/tokens.js';
import { endsBefore, gapBefore, type Sentence } from '../normalize/sentences.js';

const COUNT = 'how many|how much|cuanto|cuanta|cuantos|cuantas';
const AND = new Phrases('and|y');
/** 'How many n what price' on a phone. */
const SHORT_AND = new Phrases('n|&');
const BEHIND_SHORT = new Phrases(
  'how|hows|hw|what|whats|wat|wats|wht|when|whens|who|whos|which|where|his|her|their|do|did|am|are|is|was|any',
);
const RANKED = 'best|worst|top|biggest|busiest|slowest';

/** What begins another question, and how it is joined to the one before it. */
interface Begin {
  next: Phrases;
  /** 'And how many' follows up what is before it, and keeps its 'and'. */
  and: 'kept' | 'dropped' | 'none';
  /** A comma stands before it. */
  isMarked?: true;
  /** So many words stand before it at least. */
  behind?: number;
}
const ANY = new Phrases(
  everyOf(
    'any|algun|alguna',
    'opening|openings|gap|gaps|hole|holes|slot|slots|spot|spots|room|availability|free|open|no show|no shows|noshows|cancellation|cancellations|cancels|hueco|lugar|espacio|cancelacion',
  ),
);
const BEGINS: readonly Begin[] = [
  { next: new Phrases(COUNT), and: 'kept' },
  {
    next: new Phrases(
      'how|hows|hw|what|whats|wat|wats|wht|when|whens|who|whos|which|where|wheres|show|list|quien|que hay|cual|a que hora|cuando',
      everyOf(
        'do|did|am|are|is|was|were|have|has|can|could',
        'i|we|you|there|it|any|anyone|anybody|he|she|they|everybody|everyone',
      ),
      everyOf(
        '|the|my|our',
        'first|next|earliest|soonest|when|whats',
        'opening|slot|available|free|spot',
      ),
      everyOf('his|her|their', 'next|last|first|number|phone|email|address|total'),
    ),
    and: 'dropped',
  },
  { next: ANY, and: 'dropped', behind: 2 },
  { next: new Phrases('the|my|el|la|mi'), and: 'dropped', isMarked: true },
  {
    next: new Phrases(
      everyOf(
        '|the|my|our',
        RANKED,
        'day|week|month|service|customer|client|job|sale|ticket|seller',
      ),
    ),
    and: 'dropped',
    behind: 2,
  },
  {
    next: new Phrases(COUNT, 'what is|whats', everyOf('when is|whens', 'the|my|our')),
    and: 'none',
    isMarked: true,
  },
];
/** 'Y' leads to these in Spanish alone. */
const SPANISH: Begin = {
  next: new Phrases(
    'tienes|tengo|tenemos|hay|me queda|que falta|que queda|que me falta|que nos falta|en que camioneta|en que van|en que equipo|con que equipo',
  ),
  and: 'dropped',
};
const Y = new Phrases('y');

const DAYS = new Phrases(
  'yesterday|today|tomorrow|tonight|week|weekend|month|quarter|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
);
const NEXT = new Phrases(
  'who|whos|whats|whens',
  everyOf('how', 'many|much|long'),
  everyOf('what', 'did|do|does|is|was'),
  everyOf('when', 'is|was|are'),
);
/** So many characters of a question stand before another one that no word leads to. */
const SHORTEST = 6;
const LONGEST = 90;

const TELLS = new Phrases('how many|how much|what|whats|who|whos|any|do|did');
const THEN_ASKS = new Phrases(
  everyOf(
    'who|when|which|where|what|whos|whens|whats|wheres',
    'is|are|was|were|did|do|does|has|have|they|it|he|she',
  ),
);

/** 'What did we make yesterday whos coming tomorrow': behind the days of one question another begins. */
function isUnmarked({ words }: Sentence, from: number, at: number): boolean {
  const [first, last] = [words[from], words[at - 1]];
  const length = (last?.end ?? 0) - (first?.start ?? 0);
  return (
    OPENS.lengthAt(words, from) > 0 &&
    DAYS.lengthAt(words, at - 1) === 1 &&
    length > SHORTEST &&
    length < LONGEST &&
    NEXT.lengthAt(words, at) > 0
  );
}

/** 'How many no shows this year, who were they' */
const isAskedOfIt = ({ text, words }: Sentence, at: number): boolean =>
  TELLS.lengthAt(words, 0) > 0 &&
  THEN_ASKS.lengthAt(words, at) > 0 &&
  !text.slice(0, words[at - 1]?.end).includes(',');

/** Where the next question begins, if one does with this word: at it, or behind its 'and'. */
function beginsAt(sentence: Sentence, from: number, at: number): number | undefined {
  const { words } = sentence;
  const gap = gapBefore(sentence, at);
  const isMarked = gap.trim() === ',';
  if (gap.trim() !== '' && !isMarked) return undefined;
  const also = ALSO.lengthAt(words, at);
  if (also > 0 && asksMore(sentence, from, at + also, 'also')) return at + also;
  if (isMarked && (isAskedOfIt(sentence, at) || asksMore(sentence, from, at, 'comma'))) return at;
  if (!isMarked && isUnmarked(sentence, from, at)) return at;
  const isShort = SHORT_AND.lengthAt(words, at) > 0 && BEHIND_SHORT.lengthAt(words, at + 1) > 0;
  const isAnd = AND.lengthAt(words, at) > 0 || isShort;
  const isNext =
    isAnd && (asksOfSomebody(words, from, at + 1) || asksMore(sentence, from, at + 1, 'and'));
  if (isNext) return at + 1;
  const begins = Y.lengthAt(words, at) > 0 ? [...BEGINS, SPANISH] : BEGINS;
  const begin = begins.find(
    (each) =>
      (isMarked || each.isMarked === undefined) &&
      at - from >= (each.behind ?? 0) &&
      (each.and === 'none' || isAnd) &&
      each.next.lengthAt(words, each.and === 'none' ? at : at + 1) > 0,
  );
  return begin && (begin.and === 'dropped' || (isAnd && saysAll(words, at + 1)) ? at + 1 : at);
}

/** The sentences of a text, cut where one ends or another question begins. */
export function cutIn(text: string): string[] {
  const words = tokensOf(text);
  const sentence = { text: text.normalize('NFC'), words };
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    const next = endsBefore(sentence, at) ? at : beginsAt(sentence, from, at);
    if (next === undefined) continue;
    parts.push(sentence.text.slice(words[from]?.start, words[at - 1]?.end));
    from = next;
  }
  return [...parts, sentence.text.slice(from === 0 ? 0 : words[from]?.start)];
}
