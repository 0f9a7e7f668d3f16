import { periodAt } from '../../language/periods/index.js';
import type { Token } from '../../words/tokens.js';
import type { Headed } from '../request.js';
import { dayOf } from '../when/index.js';
import { allIn, isOfDays, keptIn, ofOneDay } from './each.js';
import type { MovePlan } from './move-plan.js';
import { shiftIn } from './move-shift.js';
import { lastTo } from './move-to.js';
import { namedIn, type Named } from './read.js';
import { themAllIn } from './told.js';
import { without } from '../../words/without.js';

/** 'Push everyone tomorrow back 30 minutes'; of no day it is today. */
export async function eachShifted({ head, request }: Headed): Promise<MovePlan | undefined> {
  const those = await keptIn(request, request.tokens);
  const shifted = those && shiftIn(those.rest, head);
  const isAllOfThem = shifted !== undefined && allIn(shifted.tokens) !== undefined;
  const them = isAllOfThem ? themAllIn(shifted.tokens) : undefined;
  if (shifted && them)
    return { do: 'move', isEach: true, whom: them, from: {}, to: {}, by: shifted.by, left: [] };
  const all = shifted && allOrDay(shifted.tokens);
  if (!those || !shifted || !all) return undefined;
  const named = await namedIn(request, ofOneDay(without(shifted.tokens, all)));
  const { whom, left, services } = named;
  const today = { from: request.today, to: request.today };
  const isAssumed = named.when.from === undefined && whom === undefined;
  const from = isAssumed ? today : named.when;
  const isAll = left.length === 0 && services.length === 0 && isOfDays({ ...named, when: from });
  const { kept } = those;
  return isAll
    ? {
        do: 'move',
        isEach: true,
        whom,
        from,
        to: {},
        by: shifted.by,
        ...(kept && { kept }),
        ...(isAssumed && { isAssumed }),
        left,
      }
    : undefined;
}
/** 'Push tomorrow back an hour': a day alone is all that is booked then. */
function allOrDay(tokens: readonly Token[]) {
  const words = tokens.map(({ word }) => word);
  const isDay = tokens.length > 0 && periodAt(words, 0)?.length === tokens.length;
  return allIn(tokens) ?? (isDay ? { at: 0, length: 0 } : undefined);
}

/** 'Move all of Monday to Wednesday': at the same time each. */
export async function eachMoved({ request }: Headed): Promise<MovePlan | undefined> {
  const at = lastTo(request.tokens);
  const those = at > 0 ? await keptIn(request, request.tokens.slice(0, at)) : undefined;
  const all = those && allOrDay(those.rest);
  if (!those || !all) return undefined;
  const after = await namedIn(request, request.tokens.slice(at));
  const { when: to } = after;
  const isThen = dayOf(to) !== undefined && to.time === undefined && isBare(after);
  // 'Move them both to Tuesday': those that were told.
  const them = isThen && those.kept === undefined ? themAllIn(those.rest) : undefined;
  if (them) return { do: 'move', isEach: true, whom: them, from: {}, to, left: [] };
  const before = await namedIn(request, ofOneDay(without(those.rest, all)));
  const isAll = isOfDays(before) && before.left.length === 0 && isThen;
  const { kept } = those;
  return isAll
    ? {
        do: 'move',
        isEach: true,
        whom: before.whom,
        from: before.when,
        to,
        // 'All interiors' are not all that is booked then.
        services: before.services,
        ...(kept && { kept }),
        left: [],
      }
    : undefined;
}

/** Days, and nothing else. */
const isBare = ({ whom, left, services }: Named) =>
  whom === undefined && left.length === 0 && services.length === 0;
