import { isIsoDate, useSearchParams, useToday, type IsoDate } from '@clearcoat/sdk';
import type { AppointmentFilter, DateRange } from './appointments-api';

export type CalendarView = 'day' | 'week' | 'month';
export type View = 'list' | CalendarView;
export type Tab = 'upcoming' | 'past';

const VIEWS: readonly string[] = ['day', 'week', 'month'];

/** Filters by their names in the address. The list and the calendar take all of them. */
const FILTERS = { crew: 'crewId' } as const satisfies Record<string, keyof AppointmentFilter>;
type FilterName = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** Compile-time check that names a filter of the API without a name in the address. */
type Missing = Exclude<keyof AppointmentFilter, 'from' | 'to' | (typeof FILTERS)[FilterName]>;
const isWhole: [Missing] extends [never] ? true : Missing = true;
void isWhole;

/** Names that only one kind of view reads. The crew has a choice in the calendar alone. */
const OF_LIST = ['tab', 'from', 'to'] as const;
const OF_CALENDAR = ['view', 'date', 'crew'] as const;
type Changes = Partial<Record<(typeof OF_LIST | typeof OF_CALENDAR)[number] | FilterName, string>>;

/** The parameters with changes; '' removes one. All others stay. */
function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Date in the address, or a fallback. */
export const dateOr = (params: URLSearchParams, otherwise: IsoDate): IsoDate => {
  const asked = params.get('date') ?? '';
  return isIsoDate(asked) ? asked : otherwise;
};

/** View in the address. Default: the list. */
const viewOf = (params: URLSearchParams): View => {
  const view = params.get('view') ?? '';
  return VIEWS.includes(view) ? (view as CalendarView) : 'list';
};

export const dayPath = (date: IsoDate): string => `/appointments?view=day&date=${date}`;

/** The two dates in the address may be in the wrong order. */
const inOrder = (one: string, other: string): DateRange =>
  one <= other ? [one, other] : [other, one];

function rangeOf(params: URLSearchParams): DateRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isIsoDate(from) && isIsoDate(to) ? inOrder(from, to) : null;
}

const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Changes;

/**
 * View, dates and filters of the list and the calendar in the address, so that they can be shared and
 * the Back button works.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const view = viewOf(params);
  const pathTo = (changes: Changes) => {
    const query = changed(params, changes).toString();
    return query ? `/appointments?${query}` : '/appointments';
  };
  return {
    view,
    calendarView: view === 'list' ? 'day' : view,
    date: dateOr(params, today),
    today,
    tab: params.get('tab') === 'past' ? 'past' : ('upcoming' as Tab),
    range: rangeOf(params),
    crew: params.get('crew') ?? '',
    /** Filters besides the dates, as requests take them. */
    filter: Object.fromEntries(
      FILTER_NAMES.map((name) => [FILTERS[name], params.get(name) || undefined]),
    ) as Omit<AppointmentFilter, 'from' | 'to'>,
    /** Address with changes; everything else stays as it is. */
    pathTo,
    /** Address of another view. Filters that the other view does not know are left out. */
    pathToView: (next: View) =>
      next === 'list' ? pathTo(nothing(OF_CALENDAR)) : pathTo({ ...nothing(OF_LIST), view: next }),
    go: (changes: Changes) => setParams(changed(params, changes), { replace: true }),
  };
}
