import { addDays } from '../../../../platform/time/zone.js';
import { periodAt } from '../../language/periods/index.js';
import { wordSet } from '../../words/word-set.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Workbench } from '../action.js';
import { ofDays } from '../whom/days-of-people.js';
import { Phrases } from '../../words/phrases.js';
import { peopleOf } from '../appointment/people-of.js';
import type { Request } from '../request.js';
import { jobsPlan } from '../whom/place.js';

/** What is offered is for anybody, and least for whoever is booked then. */
const OFFERED = new Phrases(
  'opening|openings|available|availability|spot|spots|slot|slots|special|free|cancellation|cancelation|can come|fit her in|fit him in|squeeze her in|squeeze him in',
  'lugar|espacio|disponible|hueco|libre|cancelacion',
);

const A_WEEK = 7;
/** The one day that the words name; a weekday that is today is also the next one. */
function daysIn({ tokens, today }: Request): string[] {
  const words = tokens.map(({ word }) => ofDays(word));
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    const days = periodAt(words, at);
    const { from, to } = days?.resolve({ today, looks: 'ahead' }) ?? {};
    if (days && (from === undefined || from !== to)) return [];
    if (from !== undefined) found.add(from);
    at += days?.length ?? 1;
  }
  const [day, ...others] = found;
  if (others.length > 0 || day === undefined || day < today) return [];
  const isWeekday = day === today && !words.some((word) => TODAY.has(word));
  return isWeekday ? [day, addDays(day, A_WEEK)] : [day];
}
const TODAY = wordSet('today|tonight|hoy');

/** Who of them is booked on the day that is named, and on which: 'remind Victor about Friday'. */
export async function bookedThen(
  people: readonly Person[],
  request: Request,
  bench: Workbench,
): Promise<{ person: Person; day: string } | undefined> {
  if (OFFERED.in(request.tokens)) return undefined;
  for (const day of daysIn(request)) {
    const plan = jobsPlan({ from: day, to: day });
    const booked = await peopleOf({ kind: 'everybody', plan, said: '' }, bench);
    const found = people.filter(({ id }) => booked.people.some((each) => each.id === id));
    const [person] = found;
    if (person) return found.length === 1 ? { person, day } : undefined;
  }
  return undefined;
}
