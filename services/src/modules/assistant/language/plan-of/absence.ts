import { addDays } from '../../../../platform/time/zone.js';
import { NOT_BACK } from '../../plan/filters/due.js';
import type { Filter } from '../../plan/plan.js';
import { lastSeen } from './last-seen.js';
import type { Parts } from '../pieces/parts.js';
import { periodAt } from '../periods/index.js';
import type { Span } from '../pieces/spans.js';
import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

const HERE = new Set(
  'been here come came back visited seen washed cleaned detailed serviced in around returned venido vuelto regresado viene vienen vino vinieron regresan regresaron estado'.split(
    ' ',
  ),
);
const BEEN = new Set([...HERE].filter((word) => word !== 'in'));
const LONG = new Set('while ages long lately recently forever'.split(' '));

/** What says that somebody was here or not, or who; 'per hour' and 'on average' do not. */
const OF_BEING_HERE = new Set(['customers', 'visits', 'jobs', 'last_visit', 'next_visit']);

/** 'Who has not been here since June', 'in 3 months', 'for a while' */
export function absence(parts: Parts, today: string): Filter[] {
  const gone = goneSince(parts, today);
  if (gone) return [gone];
  const not = parts.all('not')[0]?.span;
  if (!not) return lastSeen(parts, today);
  const after = parts.spans.slice(parts.spans.indexOf(not) + 1);
  // 'Have not booked and were here in September': they were.
  const denied = untilNextClause(after);
  // 'In' before days is not 'not been in'.
  const isHere = denied.some(
    ({ words, period }, at) =>
      !period && !denied[at + 1]?.period && words.some((word) => HERE.has(word)),
  );
  // 'Nothing since July', 'no visit since then'
  const isNothing =
    (not.words.includes('nothing') && denied[0]?.period !== undefined) ||
    (denied[0]?.tags.some((tag) => tag.kind === 'measure' && tag.name === 'visits') === true &&
      (denied[1]?.words[0] === 'since' || denied[1]?.period !== undefined || isLength(denied)));
  const isBeen = denied.some(
    ({ words, period }) => !period && words.some((word) => BEEN.has(word)),
  );
  if (!isHere && !isBeen && !isNothing) return [];
  const [found] = parts.periods();
  const long = after.filter(({ words }) => words.some((word) => LONG.has(word)));
  if (!found && long.length === 0) return [];
  parts.use(
    not,
    ...long,
    ...(found ? [found.span] : []),
    // 'Big spenders who have not been here' are some of them.
    ...parts
      .all('measure')
      .filter(({ tag }) => OF_BEING_HERE.has(tag.name))
      .map(({ span }) => span),
  );
  if (!found) return [{ name: 'due', values: ['due', 'lapsed'] }];
  const { from } = found.period.resolve({ today, looks: 'back' });
  return [{ name: 'not_since', values: [afterSeason(found.span.words, today) ?? from ?? today] }];
}

/** 'No visit in 6 months': the word before the days may stand alone. */
const isLength = ([, link, days]: readonly Span[]) =>
  wordSet('in|for|en').has(link?.words.join(' ') ?? '') && days?.period !== undefined;

const LAPSED = wordSet(
  [everyOf('never|havent|have not|dont|do not', 'came|come|been', 'back'), NOT_BACK].join('|'),
);

/** 'No han vuelto desde agosto', 'en 6 meses': since then, not for eight months. */
function goneSince(parts: Parts, today: string): Filter | undefined {
  const gone = parts.all('value').find(({ span }) => LAPSED.has(span.words.join(' ')));
  const [only, ...others] = parts.periods();
  if (!gone || !only || others.length > 0) return undefined;
  // 'Added this year who never came back' is of those who were added in it.
  if (parts.spans.indexOf(only.span) < parts.spans.indexOf(gone.span)) return undefined;
  parts.use(gone.span, only.span);
  const { from } = only.period.resolve({ today, looks: 'back' });
  return { name: 'not_since', values: [afterSeason(only.span.words, today) ?? from ?? today] };
}

const CLAUSE = new Sayings(
  ['and|but|y|pero were|was|came|did|have_been|has_been|had|got|vino|vinieron'],
  {},
  'start',
);

/** What is denied ends where something else is said. */
function untilNextClause(after: readonly Span[]): readonly Span[] {
  const end = after.findIndex((_, at) =>
    CLAUSE.says(
      after
        .slice(at, at + 3)
        .flatMap(({ words }) => [...words])
        .join(' '),
    ),
  );
  return end < 0 ? after : after.slice(0, end);
}

const LAST_STRETCH = wordSet(everyOf('since last', 'week|month|quarter|year'));

const SEASON = wordSet('spring|summer|fall|autumn|winter');

/** Who has not been here since summer was here in summer, and since last year in that one. */
export function afterSeason(words: readonly string[], today: string): string | undefined {
  if (LAST_STRETCH.has(words.join(' '))) {
    const last = periodAt(words.slice(1), 0)?.resolve({ today, looks: 'back' });
    return last?.to === undefined ? undefined : addDays(last.to, 1);
  }
  const at = words.findIndex((word) => SEASON.has(word));
  if (words[0] !== 'since' || at < 0) return undefined;
  const season = words.slice(1).filter((word) => !wordSet('the|el').has(word));
  const { to } = periodAt(season, 0)?.resolve({ today, looks: 'back' }) ?? {};
  return to === undefined || to >= today ? undefined : addDays(to, 1);
}
