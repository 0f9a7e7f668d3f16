import { periodAt } from '../../language/periods/index.js';
import { timeAt } from '../../language/periods/times.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Plan } from '../../plan/plan.js';
import { daysOfPeopleAt, nearest, ofDays } from './days-of-people.js';
import { Phrases } from '../../words/phrases.js';
import { singular, slotAt } from './slot-at.js';
import {
  BOOKED,
  BOOKED_PEOPLE,
  CAME_ON,
  COMES_ON,
  CONDITION,
  DUE,
  EVERYBODY,
  HAVING,
  OF_ALL,
  SCHEDULE,
  SOMEBODY,
  WE_HAD,
} from './phrases.js';
import {
  customersPlan,
  jobsPlan,
  said,
  vehicleFilters,
  type FoundWhom,
  type Place,
} from './place.js';
import { vehicleWordsAt } from './vehicle.js';
import { wordSet } from '../../words/word-set.js';

/** 'Everyone tomorrow', 'everybody with a tesla', 'all customers who are due' */
export async function everybodyAt(place: Place): Promise<FoundWhom | undefined> {
  const { text, tokens, at, today } = place;
  const length = EVERYBODY.lengthAt(tokens, at);
  if (length === 0) return undefined;
  const found = (plan: Plan, to: number): FoundWhom => ({
    whom: { kind: 'everybody', plan, said: said(text, tokens, at, to) },
    from: at,
    to,
  });
  const after = at + length;
  const due = DUE.lengthAt(tokens, after);
  if (due > 0) return found(customersPlan([{ name: 'due', values: ['due'] }]), after + due);
  const having = HAVING.lengthAt(tokens, after);
  const vehicle = having > 0 ? await vehicleWordsAt(place, after + having) : undefined;
  const words = tokens.map(({ word }) => singular(word));
  // 'With a truck next week' are those who come then: a group.
  if (vehicle && periodAt(words, vehicle.end)) return undefined;
  if (vehicle) return found(customersPlan(vehicleFilters(vehicle.words)), vehicle.end);
  const had = WE_HAD.lengthAt(tokens, after);
  const start = after + had + BOOKED.runAt(tokens, after + had);
  const days = daysOfPeopleAt(words, start, today);
  const end = start + (days?.length ?? 0);
  // With a condition besides it is a group, or nobody is known: never all of that day.
  const isOfSome =
    [CONDITION, HAVING].some((each) => each.lengthAt(tokens, end) > 0) ||
    timeAt(words, end) !== undefined;
  if (!days || isOfSome) return undefined;
  const { from, to } = nearest(days, today, had > 0);
  const isOver = had > 0 || (to !== undefined && to < today);
  const plan = { ...jobsPlan({ from, to }), ...(isOver && { measure: 'visits' }) };
  return found(plan, end + SCHEDULE.lengthAt(tokens, end));
}

/** 'Tomorrow's customers', 'all of friday's people', 'last week's customers' */
export function ofDaysAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const start = at + OF_ALL.runAt(tokens, at);
  const words = tokens.slice(start).map(({ word }) => ofDays(word));
  const days = daysOfPeopleAt(words, 0, today);
  const people = days ? BOOKED_PEOPLE.lengthAt(tokens, start + days.length) : 0;
  // 'All of Saturday' is everybody who comes then.
  const isAll = ALL_OF.lengthAt(tokens, at) > 0 && days !== undefined;
  if (!days || (people === 0 && !isAll)) return undefined;
  const to = start + days.length + people;
  const { from, to: until } = nearest(days, today);
  const plan = jobsPlan({ from, to: until });
  return { whom: { kind: 'everybody', plan, said: said(text, tokens, at, to) }, from: at, to };
}

/** Whoever is booked then; today when no day is said. */
export function bookedAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const slot = slotAt(
    tokens.map(({ word }) => word),
    at,
  );
  if (!slot) return undefined;
  const { time, days, name, to } = slot;
  const { from = today, to: until = today } = days?.resolve({ today, looks: 'ahead' }) ?? {};
  const plan = jobsPlan({ from, to: until }, [{ name: 'time_of_day', values: [time.span] }]);
  const isWeekday = days && weekdayOf(singular(name ?? '')) !== undefined;
  const whom = { kind: 'booked' as const, plan, said: said(text, tokens, at, to) };
  return { whom: { ...whom, ...(isWeekday && { isWeekday: true as const }) }, from: at, to };
}

const ALL_OF = new Phrases('all of|each of|everyone of|everybody of', 'todos los del|todos los de');
const PART = wordSet('morning|afternoon');
/** 'The guy from yesterday morning': whoever was here then. */
export function byDayAt({ text, tokens, at, today }: Place): FoundWhom | undefined {
  const somebody = SOMEBODY.lengthAt(tokens, at);
  const came = CAME_ON.lengthAt(tokens, at + somebody);
  const start = at + somebody + (came || COMES_ON.lengthAt(tokens, at + somebody));
  const words = tokens.map(({ word }) => word);
  const days = somebody > 0 ? periodAt(words, start) : undefined;
  if (!days) return undefined;
  const { from, to: until } = nearest(days, today, came > 0);
  const end = start + days.length;
  const part = words[end] ?? '';
  const isPart = PART.has(part);
  const filters = isPart ? [{ name: 'time_of_day', values: [part] }] : [];
  const isOver = until !== undefined && until < today;
  const plan = { ...jobsPlan({ from, to: until }, filters), ...(isOver && { measure: 'visits' }) };
  const to = isPart ? end + 1 : end;
  return { whom: { kind: 'booked', plan, said: said(text, tokens, at, to) }, from: at, to };
}
