import { periodAt } from '../../language/periods/index.js';
import { numberOf } from '../../language/periods/rule.js';
import { unitOf } from '../../language/periods/units.js';
import { isBareClock } from '../../language/times.js';
import type { Token } from '../../language/tokens.js';
import { durationAt, withClocks, withoutDuration } from '../clock.js';
import { Phrases } from '../phrases.js';
import { afterHead, type Request } from '../request.js';
import { shiftAt } from '../shift.js';
import { changedWhen, dayOf, daysLater, type When } from '../when.js';
import type { Whom } from '../whom.js';
import { withoutInstead } from './instead.js';
import { amongThem, asksSomething, isOther } from './other.js';
import { namedIn } from './read.js';
import { allIn, isOfDays, keptIn, ofOneDay } from './each.js';
import { without } from './told.js';
import type { Person } from '../../language/vocabulary.js';
import { turnIn, type Turn } from './turn.js';

export interface MovePlan {
  do: 'move';
  whom?: Whom;
  stranger?: string;
  /** When it is now, as far as that is said. */
  from: When;
  to: When;
  /** Of those that it could be, the first or the last one. */
  turn?: Turn;
  /** Of several of one day, that of this service. */
  services?: readonly string[];
  /** 'Make it 4': of one job that was told, or of a draft. */
  isMade?: true;
  /** By how much, instead. */
  by?: { minutes: number; days: number };
  /** Each that is booked on those days, none of these people's. */
  isEach?: true;
  kept?: readonly Person[];
  left: string[];
}

const HEADS = {
  en: new Phrases(
    'move|push|push back|reschedule|bump|shift|change|switch|postpone|delay|bring|bring forward|swap|rebook|move up|put off|pull|slide|scoot|kick',
  ),
  es: new Phrases(
    'recorre|recorrer|recorreme|mueve|mover|cambia|cambiar|pasa|pasar|reprograma|pospon|adelanta|atrasa|retrasa',
  ),
};
const PUT = { en: new Phrases('put'), es: new Phrases('pon') };
const INSTEAD = new Phrases('instead', 'en vez');
const TO = new Phrases('to|until|over to|onto|a|al|para|para el|para la|hasta');
const EARLIER = new Phrases(
  'earlier|up|forward|ahead|sooner|move up|bring forward|antes|mas temprano|adelanta',
);
const LATER = new Phrases(
  'back|later|push|bump|push back|out|postpone|delay|put off|despues|mas tarde|atrasa|retrasa|pospon|recorre|recorrer',
);
/** Two that change places are two moves, and each needs its time. */
const AND = new Phrases('and|with', 'y|con');
/** One appointment; what else is changed is changed on its page. */
const NOT_ONE = new Phrases(
  'all|everything|every|everyone|everybody|price|prices|name|phone|number|numbers|car|vehicle|plate|email|address|status|notes|password|plan|service|services|hours|settings|customer|contact|color|subject',
  'todo|todos|todas|precio|precios|nombre|telefono|correo|contrasena|servicio|horario|cliente',
);

const MAKE = {
  en: new Phrases('make it|make that|make hers|make his|make theirs|make her|make him'),
  es: new Phrases('que sea|ponla|ponlo'),
};
const AROUND_CLOCK = /^(?:at|to|for|am|pm|oclock|o|clock|instead|a|las|la)$/;
/** 'Make hers 4': a time, and nothing else. */
async function madeIn(asked: Request): Promise<MovePlan | undefined> {
  const found = afterHead(asked, MAKE);
  const [first] = found?.request.tokens ?? [];
  const clocks = found?.request.tokens.filter(({ word }) => !AROUND_CLOCK.test(word)) ?? [];
  if (!found || !first || clocks.length !== 1) return undefined;
  const tokens = clocked([{ ...first, word: 'to' }, ...found.request.tokens]);
  const { when, whom, services, stranger, left } = await namedIn(found.request, tokens);
  const isTime = when.time !== undefined && when.from === undefined;
  const isAll = !whom && !stranger && services.length + left.length === 0;
  return isTime && isAll
    ? { do: 'move', isMade: true, whom: { kind: 'last' }, from: {}, to: when, left }
    : undefined;
}

export async function readMove(asked: Request): Promise<MovePlan | undefined> {
  const made = await madeIn(asked);
  if (made) return made;
  const found = afterHead(asked, HEADS) ?? putInstead(asked);
  const each = found
    ? ((await eachShifted(found)) ?? (await eachMoved(found)))
    : await bareTo(asked);
  if (each) return each;
  // 'Back 2 hours' is no change of the hours.
  if (!found || NOT_ONE.in(withoutDuration(found.request.tokens).tokens)) return undefined;
  const { head, request } = found;
  // 'Pull Ana off Friday' calls it off.
  if (head === 'pull' && !EARLIER.in(request.tokens)) return undefined;
  if (head === 'swap' && AND.in(request.tokens)) return undefined;
  const { turn, rest } = turnIn(withoutSame(request.tokens));
  const shifted = shiftIn(rest, head);
  if (shifted) {
    const to = await shiftedTo(request, shifted.tokens);
    const named = to ? to.before : await namedIn(request, shifted.tokens);
    return planOf({ ...named, turn, from: named.when, to: to?.day ?? {}, by: shifted.by });
  }
  const tokens = withClocks(rest);
  const at = lastTo(tokens);
  const [before, after] = [
    await namedIn(request, tokens.slice(0, at)),
    await namedIn(request, clocked(tokens.slice(at))),
  ];
  // 'To an exterior' changes what is done, not when.
  const isWhen = Object.keys(after.when).length > 0;
  if (at > 0 && after.services.length > 0 && !isWhen) return undefined;
  return planOf({
    turn,
    whom: before.whom ?? after.whom,
    stranger: before.stranger ?? (before.whom ? undefined : after.stranger),
    from: before.when,
    to: after.when,
    services: before.services.length > 0 ? before.services : after.services,
    left: [...before.left, ...after.left],
  });
}

/** 'To Friday, an hour later': the day on which it is so much later. */
async function shiftedTo(request: Request, tokens: readonly Token[]) {
  const at = lastTo(tokens);
  const after = at > 0 ? await namedIn(request, tokens.slice(at)) : undefined;
  const isDay =
    after !== undefined && dayOf(after.when) !== undefined && after.when.time === undefined;
  return isDay
    ? { before: await namedIn(request, tokens.slice(0, at)), day: after.when }
    : undefined;
}

/** 'Push everyone tomorrow back 30 minutes'; of no day it is today. */
async function eachShifted({ head, request }: Headed): Promise<MovePlan | undefined> {
  const those = await keptIn(request, request.tokens);
  const shifted = those && shiftIn(those.rest, head);
  const all = shifted && allOrDay(shifted.tokens);
  if (!those || !shifted || !all) return undefined;
  const named = await namedIn(request, ofOneDay(without(shifted.tokens, all)));
  const { whom, left, services } = named;
  const today = { from: request.today, to: request.today };
  const from = named.when.from === undefined && whom === undefined ? today : named.when;
  const isAll = left.length === 0 && services.length === 0 && isOfDays({ ...named, when: from });
  const { kept } = those;
  return isAll
    ? { do: 'move', isEach: true, whom, from, to: {}, by: shifted.by, ...(kept && { kept }), left }
    : undefined;
}
/** 'Push tomorrow back an hour': a day alone is all that is booked then. */
function allOrDay(tokens: readonly Token[]) {
  const words = tokens.map(({ word }) => word);
  const isDay = tokens.length > 0 && periodAt(words, 0)?.length === tokens.length;
  return allIn(tokens) ?? (isDay ? { at: 0, length: 0 } : undefined);
}

/** 'Move all of Monday to Wednesday': at the same time each. */
async function eachMoved({ request }: Headed): Promise<MovePlan | undefined> {
  const at = lastTo(request.tokens);
  const those = at > 0 ? await keptIn(request, request.tokens.slice(0, at)) : undefined;
  const all = those && allOrDay(those.rest);
  if (!those || !all) return undefined;
  const before = await namedIn(request, ofOneDay(without(those.rest, all)));
  const after = await namedIn(request, request.tokens.slice(at));
  const { when: to } = after;
  const isAll =
    isOfDays(before) &&
    before.left.length + after.left.length + after.services.length === 0 &&
    after.whom === undefined &&
    dayOf(to) !== undefined &&
    to.time === undefined;
  const { kept } = those;
  return isAll
    ? {
        do: 'move',
        isEach: true,
        whom: before.whom,
        from: before.when,
        to,
        ...(kept && { kept }),
        left: [],
      }
    : undefined;
}

type Headed = NonNullable<ReturnType<typeof afterHead>>;

/** 'Ana Keller to Friday at 10': somebody, when, and nothing else. */
async function bareTo(asked: Request): Promise<MovePlan | undefined> {
  const at = lastTo(asked.tokens);
  if (at === 0) return undefined;
  const [before, after] = [
    await namedIn(asked, asked.tokens.slice(0, at)),
    await namedIn(asked, clocked(asked.tokens.slice(at))),
  ];
  const isSomebody = before.whom?.kind === 'people' && before.services.length === 0;
  const isOpen = before.when.time === undefined && before.left.length + after.left.length === 0;
  const isWhen = after.when.from !== undefined || after.when.time !== undefined;
  const isRest = after.whom === undefined && after.services.length === 0;
  return isSomebody && isOpen && isWhen && isRest && after.stranger === undefined
    ? { do: 'move', whom: before.whom, from: before.when, to: after.when, left: [] }
    : undefined;
}

/** 'Actually Saturday' moves the same to then. */
export async function followMove(
  request: Request,
  before: MovePlan,
): Promise<MovePlan | undefined> {
  if (asksSomething(request)) return undefined;
  const { turn, rest } = turnIn(request.tokens);
  const tokens = withoutSame(withoutInstead(rest));
  if (tokens.length === 0 && rest.length > 0 && turn === undefined) return before;
  const shift = shiftAt(tokens, 0);
  const { whom, stranger, when, services, left } = await namedIn(
    request,
    withClocks(tokens.slice(shift?.length)),
  );
  const isWhen = shift !== undefined || Object.keys(when).length > 0;
  const isSaid = (isWhen || isOther(whom) || turn !== undefined) && services.length === 0;
  if (!isSaid || stranger !== undefined || left.length > 0) return undefined;
  const {
    by,
    stranger: _stranger,
    ...others
  } = {
    ...before,
    ...(isOther(whom) && { whom: amongThem(whom, before.whom) }),
    ...(turn && { turn }),
  };
  if (!isWhen) return { ...others, ...(by && { by }) };
  // 'The Thursday one' says which of several it is.
  if (WHICH_ONE.test(request.text)) return { ...others, ...(by && { by }), from: when };
  if (shift === undefined) return { ...others, to: changedWhen(before.to, when) };
  if (dayOf(before.to) !== undefined)
    return { ...others, to: changedWhen(daysLater(before.to, shift.days), when) };
  // A week after where a shift put it.
  const days = (by?.days ?? 0) + shift.days;
  return when.from === undefined && when.time === undefined
    ? { ...before, by: { minutes: by?.minutes ?? 0, days } }
    : undefined;
}

const WHICH_ONE =
  /^(?:no,? |and |ok )*(?:the one (?:on|at|from)\b|the .*\bone\W*$|(?:la|el) (?:de|del|de las?) )/i;

/** Its time stays anyway. */
const SAME_TIME = new Phrases(
  'at the same time|same time|the same time',
  'a la misma hora|misma hora|la misma hora',
);
function withoutSame(tokens: readonly Token[]): Token[] {
  const found = SAME_TIME.in(tokens);
  return found
    ? [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)]
    : [...tokens];
}

/** 'Put Derek on Friday instead' */
function putInstead(asked: Request) {
  return INSTEAD.in(asked.tokens) && afterHead(asked, PUT);
}

function planOf(parts: Omit<MovePlan, 'do'>): MovePlan | undefined {
  const { whom, stranger, turn, from, to, by } = parts;
  const isWhich = [whom, from.from, from.time, turn].some((each) => each !== undefined);
  const isWhere = [to.from, to.time, to.after, to.before, by].some((each) => each !== undefined);
  const isName = stranger !== undefined && (/\p{Lu}/u.test(stranger) || isWhere);
  if (stranger !== undefined && !isName) return undefined;
  if (!isWhich && !isName) return undefined;
  return { do: 'move', ...parts };
}

/** 'To 4' is a time. */
function clocked(tokens: readonly Token[]): Token[] {
  const [to, hour, next] = tokens;
  const isClock = isBareClock(hour?.word ?? '') && !unitOf(next?.word);
  return to && hour && isClock ? [{ ...to, word: 'at' }, ...tokens.slice(1)] : [...tokens];
}

/** Where the words begin that say to when; 0 when all of them do. */
function lastTo(tokens: readonly Token[]): number {
  // 'Para el jueves a la una': the day leads.
  const para = tokens.findIndex(({ word }) => word === 'para');
  if (para > 0) return para;
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (TO.lengthAt(tokens, at) > 0) return at;
  }
  return 0;
}

/** 'Back an hour', '30 min later', 'up a day': by how much, and the words without that. */
function shiftIn(tokens: readonly Token[], head: string) {
  const headWords = head.split(' ').map((word) => ({ word }));
  const early = EARLIER.in(tokens);
  const late = LATER.in(tokens);
  const direction = early ?? late;
  const isEarly =
    early !== undefined || (late === undefined && EARLIER.in(headWords) !== undefined);
  const isShift = direction !== undefined || [EARLIER, LATER].some((each) => each.in(headWords));
  for (let at = 0; at < tokens.length; at++) {
    const days = shiftAt(tokens, at);
    const found = days ? { ...days, minutes: 0 } : isShift ? lengthAt(tokens, at) : undefined;
    if (!found) continue;
    // 'The day before' says which way.
    const sign = isEarly && !days ? -1 : 1;
    const isOf = (index: number) =>
      (index >= at && index < at + found.length) ||
      (direction !== undefined && index >= direction.at && index < direction.at + direction.length);
    return {
      tokens: tokens.filter((_, index) => !isOf(index)),
      by: { minutes: sign * found.minutes, days: sign * found.days },
    };
  }
  return undefined;
}

function lengthAt(tokens: readonly Token[], at: number) {
  const long = durationAt(tokens, at);
  if (long) return { ...long, days: 0 };
  const word = tokens[at]?.word;
  const count = word === 'un' || word === 'una' ? 1 : numberOf(word);
  const unit = unitOf(tokens[at + 1]?.word);
  if (count === undefined || (unit !== 'day' && unit !== 'week')) return undefined;
  return { minutes: 0, days: count * (unit === 'week' ? 7 : 1), length: 2 };
}
