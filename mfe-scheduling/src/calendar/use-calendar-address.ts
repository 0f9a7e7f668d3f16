import { isIsoDate, useSearchParams, useToday, type IsoDate } from '@clearcoat/sdk';
import type { CalendarView } from './span';

const VIEWS: readonly string[] = ['day', 'week', 'month'];

/** Date in the address, or a fallback. */
export const dateOr = (params: URLSearchParams, otherwise: IsoDate): IsoDate => {
  const asked = params.get('date') ?? '';
  return isIsoDate(asked) ? asked : otherwise;
};

export type View = 'list' | CalendarView;

/** View in the address. Default: the list. */
export const viewOf = (params: URLSearchParams): View => {
  const view = params.get('view') ?? '';
  return VIEWS.includes(view) ? (view as CalendarView) : 'list';
};

interface Place {
  view: CalendarView;
  date: IsoDate;
  /** The crew filter; '' means all crews. */
  crew: string;
}

export const calendarPath = ({ view, date, crew = '' }: Partial<Place>): string => {
  const query = new URLSearchParams(
    Object.entries({ view, date, crew }).filter((entry): entry is [string, string] => !!entry[1]),
  );
  return `/appointments?${query}`;
};

/** View, date and crew in the address, so that they can be shared and the Back button works. */
export function useCalendarAddress() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const view = viewOf(params);
  const place: Place = {
    view: view === 'list' ? 'day' : view,
    date: dateOr(params, today),
    crew: params.get('crew') ?? '',
  };
  const go = (to: Partial<Place>) => {
    const { crew, ...rest } = { ...place, ...to };
    setParams({ ...rest, ...(crew && { crew }) }, { replace: true });
  };
  return { ...place, today, go };
}
