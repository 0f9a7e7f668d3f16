import type { Schema } from '@clearcoat/api-client';
import { addDays, formatDay, formatTimeRange, type IsoDate } from '@clearcoat/sdk';

type BriefRow = Schema<'BriefRow'>;

/** Texts of a task's row: figure, title and button. */
export interface TaskWords {
  figure: string;
  title: string;
  note: string;
  action: string;
}

const HOUR = 60;

/** '8h', '45m'. */
const room = (minutes: number) =>
  minutes < HOUR ? `${minutes}m` : `${Math.floor(minutes / HOUR)}h`;

function bookWords({ count, date, startTime, endTime }: BriefRow, today: IsoDate): TaskWords {
  const day = date ? formatDay(date, today) : '';
  const isNear = date === today || date === addDays(today, 1);
  return {
    figure: room(count),
    title: `free ${isNear ? day.toLowerCase() : day}`,
    note: startTime && endTime ? formatTimeRange(startTime, endTime) : '',
    action: 'Book',
  };
}

/** Texts of a brief row. */
export function wordsOf(row: BriefRow, today: IsoDate): TaskWords {
  const figure = `${row.count}${row.hasMore ? '+' : ''}`;
  switch (row.task) {
    case 'close':
      return { figure, title: 'not marked completed', note: 'last two weeks', action: 'Review' };
    case 'confirm':
      return { figure, title: 'not confirmed', note: 'next 7 days', action: 'Review' };
    case 'invite':
      return { figure, title: 'due for a visit', note: 'nothing booked', action: 'See Who' };
    case 'book':
      return bookWords(row, today);
    // A newer API may have further tasks.
    default:
      return { figure, title: '', note: '', action: 'Open' };
  }
}
