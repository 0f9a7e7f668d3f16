import { Phrases } from '../../words/phrases.js';
import { normalized } from '../normalize/normalize.js';
import { asksItself, type Part } from './requests-in.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const AND = new Phrases('and', 'y');
/** A price, a share, or an hour. */
const AMOUNT = /^[$]?\d[\d,.]*(?::\d\d)?(?:am|pm|%)?$/;
const UNIT = wordSet('am|pm|dollar~|bucks|percent|%|pesos|dolares');
const SHOULD = wordSet('should|is|are|needs|debe|ahora');
const LONGEST_HEAD = 2;
const PREPOSITION = wordSet('to|at|for|on|by|in|up|down');

const endsInAmount = (tokens: readonly Token[]) => {
  const last = UNIT.has(tokens.at(-1)?.word ?? '') ? tokens.at(-2) : tokens.at(-1);
  return AMOUNT.test(last?.word ?? '');
};

const OF_WHEN = wordSet('to|for|at|a|para');
/** 'Ethan for an interior', 'Ethan to Friday': somebody, and what is said of them behind it. */
const isOfSomebody = (tokens: readonly Token[]) =>
  !OF_WHEN.has(tokens[0]?.word ?? '') && tokens.some(({ word }, at) => at > 0 && OF_WHEN.has(word));

/** What the second half leaves out: the verb, or of what 'should be' so much that it is made so. */
function headOf(tokens: readonly Token[]): string {
  if (tokens.slice(1).some(({ word }) => SHOULD.has(word))) return 'make';
  const [verb, particle] = tokens.slice(0, LONGEST_HEAD);
  const isTwo = PREPOSITION.has(particle?.word ?? '');
  return `${verb?.raw ?? ''}${isTwo ? ` ${particle?.raw ?? ''}` : ''}`;
}

/** 'Raise the interior to 159 and the exterior to 169': each half ends in what it is to be, or says of somebody what is to be, and the verb is of both; it may be left out of all (`verb`). */
export function gappedIn(text: string, verb?: string): Part[] {
  // 'How much is a wash and wax for Ana' is one question.
  if (verb === undefined && asksItself(text)) return [];
  const typed = text.normalize('NFC');
  const { tokens } = normalized(typed);
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const last = parts.at(-1) as Token[];
    const before = tokens[at - 1];
    const isMarked = before !== undefined && /[,;]/.test(typed.slice(before.end, token.start));
    const isAnd = AND.lengthAt(tokens, at) > 0;
    const isFull = endsInAmount(last) || isOfSomebody(last.slice(1));
    if ((isAnd || isMarked) && isFull) parts.push(isAnd ? [] : [token]);
    else if (!(isAnd && last.length === 0)) last.push(token);
  }
  const isEach =
    parts.length > 1 &&
    parts.every((each) => each.length > 1) &&
    (parts.every(endsInAmount) || parts.every(isOfSomebody));
  if (!isEach) return [];
  const head = verb ?? headOf(parts[0] ?? []);
  return parts.map((each, at) => {
    const own = typed.slice(each[0]?.start, each.at(-1)?.end);
    return {
      text: at === 0 && verb === undefined ? own : `${head} ${own}`.trim(),
      isRequest: true,
    };
  });
}

const BOOKS = wordSet('book|schedule|put|add|pencil|agenda|apunta|reserva');
/** 'Book Ana Wed 10 wash and Bo Thu 10 interior': cut at each 'and', for whoever knows whether each half is of somebody. */
export function bookedEach(text: string): Part[] {
  const typed = text.normalize('NFC');
  const { tokens } = normalized(typed);
  if (!BOOKS.has(tokens[0]?.word ?? '')) return [];
  const head = headOf(tokens);
  const halves: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isMarked = before !== undefined && /[,;]/.test(typed.slice(before.end, token.start));
    const isAnd = AND.lengthAt(tokens, at) > 0;
    if (isAnd || isMarked) halves.push(isAnd ? [] : [token]);
    else halves.at(-1)?.push(token);
  }
  const full = halves.filter((each) => each.length > 0);
  return full.map((each, at) => {
    const own = typed.slice(each[0]?.start, each.at(-1)?.end);
    return { text: at === 0 ? own : `${head} ${own}`, isRequest: true };
  });
}
