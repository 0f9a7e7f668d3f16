import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import type { MovePlan } from './move-plan.js';
import { clocked } from './move-to.js';
import { namedIn } from './read.js';
import { wordSet } from '../../words/word-set.js';

const MAKE = {
  en: new Phrases('make it|make that|make hers|make his|make theirs|make her|make him'),
  es: new Phrases('que sea|ponla|ponlo'),
};
const AROUND_CLOCK = wordSet('at|to|for|am|pm|oclock|o|clock|instead|a|las|la');
/** 'Make hers 4': a time, and nothing else. */
export async function madeIn(asked: Request): Promise<MovePlan | undefined> {
  const found = afterHead(asked, MAKE);
  const [first] = found?.request.tokens ?? [];
  const clocks = found?.request.tokens.filter(({ word }) => !AROUND_CLOCK.has(word)) ?? [];
  if (!found || !first || clocks.length !== 1) return undefined;
  const tokens = clocked([{ ...first, word: 'to' }, ...found.request.tokens]);
  const { when, whom, services, stranger, left } = await namedIn(found.request, tokens);
  const isTime = when.time !== undefined && when.from === undefined;
  const isAll = !whom && !stranger && services.length + left.length === 0;
  return isTime && isAll
    ? { do: 'move', isMade: true, whom: { kind: 'last' }, from: {}, to: when, left }
    : undefined;
}
