import { weekday } from '../../../../platform/time/zone.js';
import { everyOf } from '../../words/every-of.js';
import { periodAt } from '../../language/periods/index.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import type { Period } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { wordSet } from '../../words/word-set.js';

/** Days that are not meant, by the words that named them. */
export interface ButDays {
  said: string;
  days: readonly (number | Period)[];
}

const BUT = new Phrases(
  everyOf(
    'except|except for|besides|other than|apart from|excluding|but not|just not|not',
    '|on|the',
  ),
  everyOf('excepto|menos|salvo|pero no|que no sea', '|el|los'),
);
const AND = wordSet('and|or|nor|y|o|ni');

/** 'Any openings next week except Friday': the words without those days, and which they are. */
export function withoutButDays(request: Request): { request: Request; but?: ButDays } {
  const { tokens, text, today } = request;
  const words = tokens.map(({ word }) => word);
  const found = BUT.in(tokens, 1);
  if (!found) return { request };
  const days: (number | Period)[] = [];
  const from = found.at + found.length;
  let at = from;
  for (let next = from; next < words.length;) {
    const period = periodAt(words, next);
    if (!period) break;
    const day = period.length === 1 ? weekdayOf(words[next]) : undefined;
    days.push(day ?? period.resolve({ today, looks: 'ahead' }));
    at = next + period.length;
    next = AND.has(words[at] ?? '') ? at + 1 : words.length;
  }
  if (days.length === 0) return { request };
  const said = text.slice(tokens[from]?.start, tokens[at - 1]?.end);
  const rest: Token[] = [...tokens.slice(0, found.at), ...tokens.slice(at)];
  return { request: { ...request, tokens: rest }, but: { said, days } };
}

/** Whether a day is none of those. */
export const isMeant = (date: string, but: ButDays | undefined) =>
  !(but?.days ?? []).some((each) =>
    typeof each === 'number'
      ? weekday(date) === each
      : date >= (each.from ?? date) && date <= (each.to ?? date),
  );
