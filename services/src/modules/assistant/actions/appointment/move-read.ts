import type { Token } from '../../words/tokens.js';
import { withClocks } from '../when/clock.js';
import { withoutDuration } from '../when/duration.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { dayOf, type When } from '../when/index.js';
import { eachMoved, eachShifted } from './move-each.js';
import { madeIn } from './move-made.js';
import type { MovePlan } from './move-plan.js';
import { EARLIER, shiftIn, wayIn } from './move-shift.js';
import { clocked, lastTo, withoutSame } from './move-to.js';
import { seeksOther, withoutHour } from './open-hour.js';
import { namedIn } from './read.js';
import { isOther } from './other.js';
import { withoutSoonest } from './soonest.js';
import { turnIn } from './turn.js';

const HEADS = {
  en: new Phrases(
    'pass|move|push|push back|reschedule|bump|shift|change|switch|postpone|delay|bring|bring forward|swap|rebook|move up|put off|pull|slide|scoot|kick',
  ),
  es: new Phrases(
    'reagenda|reagendar|reagendame|recorre|recorrer|recorreme|mueve|mover|cambia|cambiar|pasa|pasar|reprograma|pospon|adelanta|atrasa|retrasa',
  ),
};
/** 'Monday instead of Saturday': when it is now stands behind it. */
const INSTEAD_OF = new Phrases(
  'instead of|rather than',
  'en vez de|en vez del|en lugar de|en lugar del',
);
const PUT = { en: new Phrases('put'), es: new Phrases('pon') };
/** With another time, or another day. */
const FIND = {
  en: new Phrases('find|find me|get|give|offer|look for|we need|need'),
  es: new Phrases('busca|buscale|encuentra|encuentrale|dale'),
};
const INSTEAD = new Phrases('instead', 'en vez');
/** Two that change places are two moves, and each needs its time. */
const AND = new Phrases('and|with', 'y|con');
/** One appointment; what else is changed is changed on its page. */
const NOT_ONE = new Phrases(
  'all|everything|every|everyone|everybody|price|prices|name|phone|number|numbers|car|vehicle|plate|email|address|status|notes|password|plan|service|services|hours|settings|customer|contact|color|subject',
  'todo|todos|todas|precio|precios|nombre|telefono|correo|contrasena|servicio|horario|cliente',
);

export async function readMove(given: Request): Promise<MovePlan | undefined> {
  const { asked, now } = await withoutNow(given);
  const plan = await readTo(asked);
  const isOpen = plan?.from.from === undefined && plan?.from.time === undefined;
  return plan && now && isOpen ? { ...plan, from: { ...plan.from, ...now } } : plan;
}

/** The request without when it is now, where that is said at its end and by nothing else. */
async function withoutNow(asked: Request): Promise<{ asked: Request; now?: When }> {
  const found = INSTEAD_OF.in(asked.tokens, 1);
  if (!found) return { asked };
  const behind = clocked([
    { ...(asked.tokens[found.at] as Token), word: 'to' },
    ...asked.tokens.slice(found.at + found.length),
  ]);
  const { when, left, whom, stranger, services } = await namedIn(asked, behind);
  const isWhen = Object.keys(when).length > 0 && left.length === 0 && services.length === 0;
  if (!isWhen || stranger !== undefined || isOther(whom)) return { asked };
  // 'Put Ana on Friday instead' moves what she has.
  const instead = { ...(asked.tokens[found.at] as Token), word: 'instead' };
  const tokens = [...asked.tokens.slice(0, found.at), instead];
  return { asked: { ...asked, tokens }, now: when };
}

async function readTo(asked: Request): Promise<MovePlan | undefined> {
  const made = await madeIn(asked);
  if (made) return made;
  const found = afterHead(asked, HEADS) ?? putInstead(asked) ?? anotherSought(asked);
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
  const open = openIn(request.tokens);
  const { turn, rest } = turnIn(withoutSame(open?.rest ?? request.tokens));
  const shifted = shiftIn(rest, head);
  if (shifted) {
    const to = await shiftedTo(request, shifted.tokens);
    const named = to ? to.before : await namedIn(request, shifted.tokens);
    return planOf({ ...named, turn, from: named.when, to: to?.day ?? {}, by: shifted.by });
  }
  const way = wayIn(rest);
  const which = way && (await namedIn(request, way.rest));
  // With an hour, or to another day, that is when.
  if (way && which && which.when.time === undefined && lastTo(way.rest) === 0)
    return planOf({ ...which, turn, ...fromOrTo(which.when), way: way.way });
  const tokens = withClocks(rest);
  const at = lastTo(tokens);
  const bare = at > 0 ? withoutSoonest(tokens.slice(at)) : undefined;
  const [before, after] = [
    await namedIn(request, tokens.slice(0, at)),
    await namedIn(request, clocked(bare ?? tokens.slice(at))),
  ];
  // 'To an exterior' changes what is done, not when.
  const isWhen = Object.keys(after.when).length > 0;
  if (at > 0 && after.services.length > 0 && !isWhen) return undefined;
  const { time: _time, ...anyHour } = after.when;
  const to: When = open?.isAfterHour ? anyHour : after.when;
  return planOf({
    turn,
    whom: before.whom ?? after.whom,
    stranger: before.stranger ?? (before.whom ? undefined : after.stranger),
    from: before.when,
    to,
    ...(bare && after.when.time === undefined && { isSoonest: true as const }),
    ...(open && to.time === undefined && { open: open.isOtherDay ? 'day' : 'hour' }),
    services: before.services.length > 0 ? before.services : after.services,
    left: [
      ...before.left,
      // What means nothing known, behind somebody who is known.
      ...(before.whom && after.stranger !== undefined ? [after.stranger] : []),
      ...after.left,
      ...(open?.left === undefined ? [] : [open.left]),
    ],
  });
}

/** 'Move the sometime Wednesday one' has none: it stands behind where it is now. */
function openIn(tokens: readonly Token[]) {
  const at = lastTo(tokens);
  const open = withoutHour(tokens.slice(at));
  return open && { ...open, rest: [...tokens.slice(0, at), ...open.rest] };
}

/** 'Earlier on Monday' is of the one on Monday, and 'later next week' to then. */
const fromOrTo = (when: When): Pick<MovePlan, 'from' | 'to'> =>
  when.from === undefined || dayOf(when) !== undefined
    ? { from: when, to: {} }
    : { from: {}, to: when };

/** 'Ana Keller to Friday at 10': somebody, when, and nothing else. */
async function bareTo(asked: Request): Promise<MovePlan | undefined> {
  const at = lastTo(asked.tokens);
  if (at === 0) return undefined;
  const [before, after] = [
    await namedIn(asked, asked.tokens.slice(0, at)),
    await namedIn(asked, clocked(withoutSame(asked.tokens.slice(at)))),
  ];
  const isSomebody = before.whom?.kind === 'people';
  const isOpen = before.when.time === undefined && before.left.length + after.left.length === 0;
  const isWhen = after.when.from !== undefined || after.when.time !== undefined;
  const isRest = after.whom === undefined && after.services.length === 0;
  return isSomebody && isOpen && isWhen && isRest && after.stranger === undefined
    ? planOf({
        whom: before.whom,
        services: before.services,
        from: before.when,
        to: after.when,
        left: [],
      })
    : undefined;
}

/** 'Find Ana another time next week': what she has is moved. */
function anotherSought(asked: Request) {
  const found = seeksOther(asked.tokens) ? afterHead(asked, FIND) : undefined;
  return found && { ...found, head: 'move' };
}

/** 'Put Derek on Friday instead' */
function putInstead(asked: Request) {
  return INSTEAD.in(asked.tokens) && afterHead(asked, PUT);
}

function planOf(parts: Omit<MovePlan, 'do'>): MovePlan | undefined {
  const { whom, stranger, turn, from, to, by, way } = parts;
  const isWhich = [whom, from.from, from.time, turn].some((each) => each !== undefined);
  const isWhere = [
    ...[to.from, to.time, to.after, to.before, by, way],
    ...[parts.isSoonest, parts.open],
  ].some((each) => each !== undefined);
  const isName = stranger !== undefined && (/\p{Lu}/u.test(stranger) || isWhere);
  if (stranger !== undefined && !isName) return undefined;
  if (!isWhich && !isName) return undefined;
  return { do: 'move', ...parts };
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
