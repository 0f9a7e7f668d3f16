import type { Request } from '../request.js';
import { withClocks } from '../when/clock.js';
import { shiftAt } from '../when/shift.js';
import { isOtherDay } from './when-alone.js';
import { changedWhen, dayOf, daysLater } from '../when/index.js';
import { awayFrom, clockAway, minutesAway, wayAway } from './hours-away.js';
import { withoutInstead } from './instead.js';
import type { MovePlan } from './move-plan.js';
import { withoutSame } from './move-to.js';
import { amongThem, asksSomething, eachMeant, isOther, withoutOther } from './other.js';
import { noPartIn } from './no-part.js';
import { daysOfAnyHour } from './open-hour.js';
import { namedIn } from './read.js';
import { turnIn, withBareOne } from './turn.js';
import type { WordTokens } from '../../words/tokens.js';
import { Sayings } from '../../language/forms/sayings.js';

/** 'Actually Saturday' moves the same to then. */
export async function followMove(
  request: Request,
  before: MovePlan,
): Promise<MovePlan | undefined> {
  if (asksSomething(request)) return undefined;
  const none = await noPartIn(request);
  if (none !== undefined) return { ...before, left: [none] };
  const { time: _time, ...to } = before.to;
  const any = daysOfAnyHour(request.tokens);
  if (any) {
    const { when: days } = await namedIn(request, any);
    return { ...before, to: changedWhen(to, days), open: 'hour' };
  }
  const away = minutesAway(request.tokens);
  const time = away && before.to.time && clockAway(before.to.time, away);
  if (time) return { ...before, to: { ...before.to, time } };
  const way = wayAway(request.tokens, before.to);
  const beside = awayFrom(before.to, way);
  if (beside) return { ...before, to: beside };
  // Of a job that keeps its hour, it is beside that one.
  if (way && dayOf(before.to) !== undefined && !before.by) return { ...before, way };
  const each = await eachMeant(request, before);
  // To where they go has to be known of all of them.
  if (each && (before.by ?? before.to.from)) return { ...before, ...each };
  const { turn, rest } = turnIn(withBareOne(request.tokens));
  const tokens = withoutSame(withoutOther(withoutInstead(rest)));
  if (tokens.length === 0 && rest.length > 0 && turn === undefined) return before;
  const shift = shiftAt(tokens, 0);
  const { whom, stranger, when, services, left } = await namedIn(
    request,
    withClocks(tokens.slice(shift?.length)),
  );
  const isWhen = shift !== undefined || Object.keys(when).length > 0;
  // 'The wash' is that one of theirs; with days these would be when it is, or when it is to be.
  const isHour = shift === undefined && when.from === undefined && before.to.time === undefined;
  const isOfService =
    services.length > 0 &&
    // 'The wash at 10', where the day was said before.
    (!isWhen || (isHour && dayOf(before.to) !== undefined)) &&
    !isOther(whom) &&
    isOther(before.whom);
  const isSaid = isWhen || isOther(whom) || turn !== undefined || isOfService;
  if (!isSaid || (services.length > 0 && !isOfService) || stranger !== undefined) return undefined;
  if (left.length > 0 && !isOtherDay(request, left)) return undefined;
  const {
    by,
    stranger: _stranger,
    ...others
  } = {
    ...before,
    ...(left.length > 0 && { left }),
    ...(isOther(whom) && { whom: amongThem(whom, before.whom) }),
    ...(turn && { turn }),
    ...(isOfService && { services }),
  };
  if (!isWhen) return { ...others, ...(by && { by }) };
  // 'The Thursday one' says which of several it is.
  if (saysWhichOne(request.tokens)) return { ...others, ...(by && { by }), from: when };
  if (shift === undefined) return { ...others, to: changedWhen(before.to, when) };
  if (dayOf(before.to) !== undefined)
    return { ...others, to: changedWhen(daysLater(before.to, shift.days), when) };
  // A week after where a shift put it.
  const days = (by?.days ?? 0) + shift.days;
  return when.from === undefined && when.time === undefined
    ? { ...before, by: { minutes: by?.minutes ?? 0, days } }
    : undefined;
}

const WHICH_ONE = new Sayings(
  ['no|and|ok* the one on|at|from', 'no|and|ok* la|el de|del'],
  {},
  'start',
);
const THE_ONE = new Sayings(['no|and|ok* the <word>* one'], { word: '[^ ]+' });
const saysWhichOne = (words: WordTokens) => WHICH_ONE.says(words) || THE_ONE.says(words);
