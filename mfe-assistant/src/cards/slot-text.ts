import type { Schema } from '@clearcoat/api-client';
import { formatDate, formatTime, formatWeekday } from '@clearcoat/sdk';

/** 'Tue, Nov 24, 2026 at 9:00 AM' */
export const slotText = ({
  date,
  startTime,
}: Pick<Schema<'AppointmentSlot'>, 'date' | 'startTime'>) =>
  `${formatWeekday(date)}, ${formatDate(date)} at ${formatTime(startTime)}`;
