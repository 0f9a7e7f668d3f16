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

/** Every step of the day, or those of the shop's open hours. */
export type TimeList = 'all-day' | 'open';

/** Until the shop's hours are known, or where they do not load, those of a new shop stand in. */
const UNKNOWN: ShopHours = { ranges: [] };

interface TimeSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'options' | 'value'> {
  times: TimeList;
  edge: 'start' | 'end';
  date: IsoDate;
  /** From the form's field. */
  value?: string;
}

/** Times to choose from, always with the chosen one. */
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
