import { lastPlanOf, type Workbench } from '../action.js';
import { followBooking, readBooking } from '../appointment/book-read.js';
import { readCancellation } from '../appointment/cancel.js';
import { followMove } from '../appointment/move-next.js';
import { readMove } from '../appointment/move-read.js';
import { readStep } from '../appointment/step.js';
import type { Whom } from '../whom/place.js';

/** Whose the cards are that were made just before it, of the same message. */
const onCards = ({ drafted = [] }: Workbench): string[] =>
  drafted.flatMap(
    ({ appointment, move, cancel, step }) =>
      (appointment ?? move ?? cancel ?? step)?.customer ?? [],
  );

const namesOf = (whom: Whom | undefined): string[] =>
  whom?.kind === 'people' ? whom.people.map(({ name }) => name) : [];

/** Whom the request before it was for. */
async function requestedFor({ earlier = [] }: Workbench): Promise<string[]> {
  const plan =
    (await lastPlanOf({ read: readMove, follow: followMove }, earlier)) ??
    (await lastPlanOf({ read: readBooking, follow: followBooking }, earlier)) ??
    (await lastPlanOf({ read: readCancellation }, earlier)) ??
    (await lastPlanOf({ read: readStep }, earlier));
  return namesOf(plan?.whom);
}

/** 'Book Ana Thursday and remind Bo about tomorrow': what was drafted for one is not told to somebody else. */
export async function isOfAnother(whom: Whom | undefined, bench: Workbench): Promise<boolean> {
  const named = namesOf(whom);
  if (named.length === 0) return false;
  const drafted = onCards(bench);
  const all = drafted.length > 0 ? drafted : await requestedFor(bench);
  return all.length > 0 && !named.some((name) => all.includes(name));
}
