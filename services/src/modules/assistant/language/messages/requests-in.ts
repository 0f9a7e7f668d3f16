import { Phrases } from '../../words/phrases.js';
import { ASKS_ME, behindMessage } from './behind-message.js';
import { merged } from './merged-parts.js';
import { normalized } from '../normalize/normalize.js';
import {
  ADVICE,
  asksToMove,
  BEGINS,
  CHANGES,
  DOES,
  IF_SO,
  isAt,
  isOfSomebodyNew,
  isQuestionAt,
  NO_OBJECT,
  POLITE,
  SAYS,
  SHOWS,
  TELLS,
  TO_ME,
  WHOM,
  type Kind,
} from './request-words.js';
import type { Token, WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** One of several things in a message, in its own words. */
export interface Part {
  text: string;
  /** It asks for something to be done; else it is a question. */
  isRequest: boolean;
  /** It may only be told: what nobody knows of it is of no matter. */
  isTold?: true;
}

const BETWEEN = new Phrases(
  'and then|and also|and|then|also|plus|y luego|y despues|y tambien|y|e|luego|despues',
);

/** It asks something by itself. */
export const asksItself = (text = '') => kindOf(normalized(text).tokens) === 'question';

/** It asks, or asks how: nothing is only told. */
export const asksOrAdvises = (text: string) =>
  wordSet('question|advice').has(kindOf(normalized(text).tokens));

/** What is to be done stands behind what is told. */
export const asksToDoBehind = (text: string) => toldBefore(text) !== undefined;

/** It begins with what is to be done. */
export const asksToDo = (tokens: WordTokens) =>
  [DOES, CHANGES, BEGINS, SHOWS].some((each) => isAt(each, tokens, POLITE.runAt(tokens, 0)));

function kindOf(tokens: readonly Token[]): Kind {
  const at = POLITE.runAt(tokens, 0);
  if (isAt(TELLS, tokens, at) || isAt(SAYS, tokens, at)) return 'message';
  if (asksToDo(tokens)) return 'request';
  if (isAt(ADVICE, tokens, 0)) return 'advice';
  return isQuestionAt(tokens, at) ? 'question' : 'told';
}

const THEY = wordSet('he|she|they');
const WANT = new Phrases(
  'wants to|want to|needs to|need to|would like to|asked to|quiere|necesita',
);
/** 'Cancel Ana, she wants to rebook Monday' */
function wantsAt(tokens: readonly Token[], at: number): boolean {
  const want = THEY.has(tokens[at]?.word ?? '') ? WANT.lengthAt(tokens, at + 1) : 0;
  const verb = tokens[at + 1 + want];
  return want > 0 && (isAt(DOES, tokens, at + 1 + want) || verb?.word === 'rebook');
}

const SO = new Phrases('so');

/** Whether another part begins here, and of which kind. */
function partAt(
  tokens: readonly Token[],
  at: number,
  { kind, size }: { kind: Kind; size: number },
): Kind | undefined {
  const own = at + POLITE.runAt(tokens, at);
  const next = tokens[own + 1]?.word;
  // 'Did she confirm, and if not text her': what is to be done then is another part.
  if ((kind === 'advice' && !IF_SO.begin(tokens.slice(at))) || size < 2) return undefined;
  if (kind === 'message') {
    const next = behindMessage(tokens, at);
    return next === 'other' ? kindOf(tokens.slice(at)) : next;
  }
  if (isAt(SAYS, tokens, own)) return 'message';
  if (kind === 'question' && asksToMove(tokens, own)) return 'request';
  if (kind === 'request' && wantsAt(tokens, own)) return 'request';
  const isAsked = kind !== 'told' && isQuestionAt(tokens, own) && !isOfSomebodyNew(tokens, own);
  const isDone = [TELLS, DOES, CHANGES].some((each) => isAt(each, tokens, own));
  const length = Math.max(...[TELLS, DOES, CHANGES].map((each) => each.lengthAt(tokens, own)));
  const object = tokens[own + length]?.word;
  const isClitic = /(?:l[aeo]s?)$/.test(tokens[own]?.word ?? '') && object === undefined;
  const isLetMeKnow = tokens[own]?.word === 'let' && TO_ME.has(next ?? '');
  if (isDone && !isLetMeKnow) {
    const isOf = object !== undefined ? !NO_OBJECT.has(object) || length > 1 : isClitic;
    const isSaid = isOf || (object !== undefined && wordSet('a|al').has(object));
    // What is told before it is of whoever it points at: 'Ana is sick, cancel her'; else it is looked up.
    const isOfOther = (isAt(DOES, tokens, own) || isAt(TELLS, tokens, own)) && object !== undefined;
    return isSaid && (kind !== 'told' || WHOM.has(object ?? '') || isClitic || isOfOther)
      ? kindOf(tokens.slice(at))
      : undefined;
  }
  // Of two questions there are other rules.
  return kind === 'request' && isAsked ? 'question' : undefined;
}

/** 'And email tom@becker.com' is what somebody can be written to at. */
const IS_ADDRESS = /^\S+ (?:is |to )?\S+@\S/;

interface Found {
  from: number;
  kind: Kind;
}

/** The parts as they stand, before what is told of one thing is put with it. */
function rawPartsOf(text: string): { kind: Kind; text: string }[] {
  const typed = text.normalize('NFC');
  const { tokens } = normalized(typed);
  const found: Found[] = [{ from: 0, kind: kindOf(tokens) }];
  const ends: number[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1] as Token, tokens[at] as Token];
    if (token.start < before.end) continue;
    const last = found.at(-1) as Found;
    const so = last.kind === 'told' ? SO.lengthAt(tokens, at) : 0;
    const and = Math.max(BETWEEN.lengthAt(tokens, at), so);
    const isMarked = /[,;.!?\n]/.test(typed.slice(before.end, token.start));
    if (and === 0 && !isMarked) continue;
    const kind = partAt(tokens, at + and, { kind: last.kind, size: at - last.from });
    if (!kind || IS_ADDRESS.test(typed.slice(tokens[at + and]?.start))) continue;
    ends.push(before.end);
    // 'Tell me whats next', behind a message, is what is next.
    const isAsked = last.kind === 'message' && kind === 'question';
    const from = at + and + (isAsked ? ASKS_ME.lengthAt(tokens, at + and) : 0);
    found.push({ from, kind });
    at += and;
  }
  return found.map(({ from, kind }, at) => ({
    kind,
    text: typed.slice(tokens[from]?.start ?? 0, ends[at] ?? typed.length).trim(),
  }));
}

/** 'Ana just called me, … , can you text her that': what is told first, and what is asked of whoever it is of. */
export function toldBefore(text: string): { told: string; asked: string } | undefined {
  const [first, second, ...others] = rawPartsOf(text);
  const isTold = first?.kind === 'told' && second !== undefined && second.kind !== 'question';
  return isTold && others.length === 0 ? { told: first.text, asked: second.text } : undefined;
}

/** The parts of a message, of which one at least asks for something to be done; one where it is of one thing. */
export function partsOf(text: string): Part[] {
  const parts = rawPartsOf(text);
  const isTold = parts[0]?.kind === 'told';
  return merged(parts).map(({ text: words, kind }, at) => ({
    text: words,
    isRequest: kind !== 'question' && (kind !== 'advice' || parts.length === 1),
    ...(isTold && at === 0 && kind === 'question' && { isTold: true as const }),
  }));
}
