import { addDays, weekday } from '../../../../platform/time/zone.js';
import type { When } from '../when/index.js';

interface Dated {
  date: string;
}

const A_WEEK = 7;
/** A week begins on Monday. */
const inWeek = (date: string) => (weekday(date) + A_WEEK - 1) % A_WEEK;

/** On a Friday, 'to Friday' is the Friday of the week of a job that is still to come, or the next one. */
export function onOwnDay(to: When, { date }: Dated, today: string): When {
  if (!to.isWeekday || to.from !== today || date <= today) return to;
  const ofWeek = addDays(date, inWeek(today) - inWeek(date));
  const own = ofWeek > today ? ofWeek : addDays(ofWeek, A_WEEK);
  return { ...to, from: own, to: own };
}

/** 'Monday to Wednesday', of a Monday that is not the next one, is the Wednesday behind it. */
export function inItsWeek(to: When, { date }: Dated, { from, isWeekday }: When): When {
  if (!isWeekday || !to.isWeekday || from === undefined || to.from === undefined || date <= from)
    return to;
  const own = addDays(date, (weekday(to.from) - weekday(date) + A_WEEK) % A_WEEK);
  return { ...to, from: own, to: own };
}
