import { byServiceAt } from '../by-service.js';
import { groupAt } from './group.js';
import { turnAt } from './turn-at.js';
import { bookedAt, byDayAt, everybodyAt, ofDaysAt } from './days.js';
import { firstSomeAt, placeAt, pronounAt } from './last.js';
import { namedAt } from './named.js';
import { said, type FoundWhom, type Place } from './place.js';
import { conditionAt, someOfThemAt } from './some.js';
import { byOwnedAt, byVehicleAt, phoneAt } from './vehicle.js';

/** Whom the words that begin here name. */
export async function whomAt(place: Place): Promise<FoundWhom | undefined> {
  return (
    (await someOfThemAt(place)) ??
    (await everybodyAt(place)) ??
    ofDaysAt(place) ??
    (await toldAt(place)) ??
    bookedAt(place) ??
    firstSomeAt(place) ??
    placeAt(place) ??
    byDayAt(place) ??
    (await byVehicleAt(place)) ??
    (await byOwnedAt(place)) ??
    phoneAt(place) ??
    (place.mayBeName ? await namedAt(place) : undefined) ??
    (conditionAt(place) === undefined ? pronounAt(place) : undefined)
  );
}

async function toldAt(place: Place): Promise<FoundWhom | undefined> {
  const group = await groupAt(place);
  const found = group ?? (await turnAt(place)) ?? (await byServiceAt(place));
  if (!found) return undefined;
  const { text, tokens, at } = place;
  const { plan, to } = found;
  const kind = group ? 'everybody' : 'booked';
  return { whom: { kind, plan, said: said(text, tokens, at, to) }, from: at, to };
}
