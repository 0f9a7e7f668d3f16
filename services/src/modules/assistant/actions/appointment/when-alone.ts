import type { Span } from '../../language/pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import { asksCrew, noPartIn } from './no-part.js';
import { daysOfAnyHour } from './open-hour.js';
import { Phrases } from '../../words/phrases.js';
import { meaningsOf, type Request } from '../request.js';
import { areDays } from '../../language/told/first-parts.js';

/** Around when it is to be these say nothing more. */
const AROUND = new Phrases(
  'any|any time|anytime|sometime|or|and|at|on|in|the|instead|please|works|then|possible|if possible|if its free|if it is free|if free|if thats free|if available|if you can|rather|better|ok|no|actually|make it|make that|lets do|try',
  'o|y|el|la|las|a|mejor|por favor|si se puede|si esta libre',
);
const OR = wordSet('or|o|u');
const isWhen = ({ period, time, number, tags }: Span) =>
  period !== undefined ||
  time !== undefined ||
  (number !== undefined && !number.isMoney) ||
  tags.some((tag) => tag.kind === 'value' && tag.filter === 'time_of_day');

/** 'Any time after 12', 'at 10 if its free': after a draft it is when that is to be, and no question of its own. */
export async function saysWhenAlone(request: Request): Promise<boolean> {
  if (asksCrew(request)) return true;
  if (request.text.trimEnd().endsWith('?')) return false;
  if (daysOfAnyHour(request.tokens) !== undefined || (await noPartIn(request)) !== undefined)
    return true;
  // As one row: 'if its free' is of several pieces.
  const tokens = request.tokens.filter((_, at) => !isAroundAt(request, at));
  const spans = await meaningsOf(request, tokens);
  return spans.length > 0 && spans.every(isWhen);
}

const isAroundAt = ({ tokens }: Request, at: number) =>
  tokens.some((_, from) => {
    const length = AROUND.lengthAt(tokens, from);
    return from <= at && at < from + length;
  });

/** 'Thursday or Friday' is the first of them, and the other one is said. */
export const isOtherDay = ({ tokens }: Request, left: readonly string[]): boolean =>
  tokens.some(({ word }) => OR.has(word)) &&
  left.every((raw) => areDays(tokens.filter((token) => token.raw === raw)));
