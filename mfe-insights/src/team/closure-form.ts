import { formatDay, type IsoDate } from '@clearcoat/sdk';
import type { Closure, ClosureInput, Crew } from './team-api';
import { rangeInWords } from './week';

/** Values of the closure form. */
export interface ClosureFormValues {
  /** '' for everybody. */
  crewId: string;
  fromDate: string;
  toDate: string;
  isAllDay: boolean;
  starts: string;
  ends: string;
  reason: string;
}

export const LABELS: Record<keyof ClosureFormValues, string> = {
  crewId: 'Who',
  fromDate: 'First Day',
  toDate: 'Last Day',
  isAllDay: 'All day',
  starts: 'From',
  ends: 'To',
  reason: 'Reason',
};

const NOON = '12:00';
const ONE = '13:00';

export const toFormValues = (closure: Closure): ClosureFormValues => ({
  crewId: closure.crewId ?? '',
  fromDate: closure.fromDate,
  toDate: closure.toDate,
  isAllDay: closure.starts === null,
  starts: closure.starts ?? NOON,
  ends: closure.ends ?? ONE,
  reason: closure.reason,
});

export const newClosure = (today: IsoDate): ClosureFormValues => ({
  crewId: '',
  fromDate: today,
  toDate: today,
  isAllDay: true,
  starts: NOON,
  ends: ONE,
  reason: '',
});

export const toClosureInput = (values: ClosureFormValues): ClosureInput => {
  const { crewId, fromDate, toDate, isAllDay, starts, ends, reason } = values;
  return {
    fromDate,
    toDate,
    reason: reason.trim(),
    ...(crewId && { crewId }),
    ...(!isAllDay && { starts, ends }),
  };
};

/** 'Thu, Nov 26 · All day', 'Dec 24, 2026–Jan 2, 2027 · 12:00–1:00 PM' */
export function timeInWords({ fromDate, toDate, starts, ends }: Closure, today: IsoDate): string {
  const days =
    fromDate === toDate
      ? formatDay(fromDate, today)
      : `${formatDay(fromDate, today)}–${formatDay(toDate, today)}`;
  return `${days} · ${starts && ends ? rangeInWords({ starts, ends }) : 'All day'}`;
}

export const whoInWords = (crewId: string | null, crews: readonly Crew[]) =>
  crewId ? (crews.find(({ id }) => id === crewId)?.name ?? 'One crew') : 'Everybody';
