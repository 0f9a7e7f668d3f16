import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';
import { areDays } from '../../language/told/first-parts.js';

const OTHER = 'another|a different|some other|a new|a better|different|new|other';
/** 'Any time Wednesday', 'another slot': not the hour that it has now. */
const ANY_HOUR = new Phrases(
  everyOf(
    'at|',
    'any time|anytime|sometime|some time|whenever|any hour|any slot|whatever time',
    '|of day|of the day',
  ),
  everyOf(OTHER, 'time|slot|spot|opening|hour|time slot'),
  everyOf('a|', 'cualquier hora|la hora que sea|otra hora|cuando sea'),
);
/** Nor the day. */
const ANOTHER_DAY = new Phrases(
  everyOf(OTHER, 'day|date|day and time'),
  'otro dia|otra fecha|otro dia y hora',
);
/** A part of the day that begins at no hour of its own. */
const LAST_OF_DAY = new Phrases(
  everyOf(
    'at|at the|the|by|by the|',
    'end of day|end of the day|close of business|last slot|last thing',
  ),
  everyOf('the|', 'last', 'slot|spot|time|opening|appointment', 'of the day|that day'),
  everyOf('a la|la|', 'ultima hora'),
);

/** The words without it, and what it is: then what is free is offered. */
export function withoutHour(tokens: readonly Token[]) {
  for (const phrases of [ANOTHER_DAY, ANY_HOUR, LAST_OF_DAY]) {
    const found = phrases.in(tokens);
    if (!found) continue;
    const end = found.at + found.length;
    return {
      rest: [...tokens.slice(0, found.at), ...tokens.slice(end)],
      isOtherDay: phrases === ANOTHER_DAY,
      // 'At 10', and then 'any time': the hour is none.
      isAfterHour: phrases === ANY_HOUR && found.at > 0 && end === tokens.length,
      // Of a part of the day that nobody here knows it is said that it had no place.
      left:
        phrases === LAST_OF_DAY
          ? tokens
              .slice(found.at, end)
              .map(({ raw }) => raw)
              .join(' ')
          : undefined,
    };
  }
  return undefined;
}

const LEADS = new Phrases(
  'or|and|ok|no|actually|make it|instead|please|works|is fine',
  'o|y|mejor',
);
/** 'Any time', 'any time Wednesday', after a draft: an hour that is free, and which days besides. */
export function daysOfAnyHour(tokens: readonly Token[]): readonly Token[] | undefined {
  const found = ANY_HOUR.in(tokens);
  const rest = found && [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)];
  const days = rest?.slice(LEADS.runAt(rest, 0));
  return days && (days.length === 0 || areDays(days)) ? days : undefined;
}

/** 'Find her another time' */
export const seeksOther = (tokens: readonly Token[]) =>
  [ANY_HOUR, ANOTHER_DAY].some((each) => each.in(tokens) !== undefined);
