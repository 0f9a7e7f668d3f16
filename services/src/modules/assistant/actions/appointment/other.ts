import { addsTo } from '../../language/follow-up.js';
import { withClocks } from '../clock.js';
import type { Request } from '../request.js';
import { changedWhen } from '../when.js';
import type { Whom } from '../whom.js';
import { withoutInstead } from './instead.js';
import { namedIn, type Named } from './read.js';
import { turnIn, type Turn } from './turn.js';

/** Somebody who is named; 'it' is whoever it was before. */
export const isOther = (whom: Whom | undefined): whom is Whom =>
  whom !== undefined && whom.kind !== 'last';

/** 'Same for Tanya', 'no Saturday', 'and the 3 pm': the same for another job. */
export async function ofOther(
  request: Request,
  before: Named,
): Promise<(Named & { turn?: Turn }) | undefined> {
  const { turn, rest } = turnIn(withClocks(withoutInstead(request.tokens)));
  const { whom, stranger, when, services, left } = await namedIn(request, rest);
  const isSaid = isOther(whom) || turn !== undefined || Object.keys(when).length > 0;
  if (!isSaid || stranger !== undefined || services.length + left.length > 0) return undefined;
  // 'And the 3 pm' is one more of that day, whosever it is.
  const isMore = addsTo(request.text) && (when.time !== undefined || turn !== undefined);
  const { from, to } = before.when;
  return {
    whom: isOther(whom) ? whom : isMore ? undefined : before.whom,
    when: changedWhen(isMore ? { from, to } : before.when, when),
    turn,
    services: [],
    left: [],
  };
}
