import { formatTime, type IsoDate } from '@clearcoat/sdk';
import { dayTimes } from '@clearcoat/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import {
  openEnds,
  openStarts,
  shopHoursQuery,
  USUAL_STEP,
  type ShopHours,
} from '../shared/shop-hours';
import { NativeSelect } from './NativeSelect';

/** Options of the select: every step of the day, or of the shop's open hours. */
export type TimeList = 'all-day' | 'open';

/** Fallback while the shop's hours load or when they fail: the hours of a new shop. */
const UNKNOWN: ShopHours = { ranges: [] };

interface TimeSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'options' | 'value'> {
  times: TimeList;
  edge: 'start' | 'end';
  date: IsoDate;
  /** From the form's field. */
  value?: string;
}

/** Time select, always with the chosen time as an option. */
export function TimeSelect({ times, edge, date, value = '', ...rest }: TimeSelectProps) {
  const { data: hours = UNKNOWN } = useQuery(shopHoursQuery());
  const openTimes = edge === 'start' ? openStarts : openEnds;
  const offered =
    times === 'open'
      ? openTimes(hours, date, value)
      : dayTimes(hours.timeStep ?? USUAL_STEP, value);
  const options = offered.map((time) => ({ value: time, label: time, shown: formatTime(time) }));
  return <NativeSelect {...rest} value={value} options={options} />;
}
