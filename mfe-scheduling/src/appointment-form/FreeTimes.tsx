import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@clearcoat/sdk';
import { dayQuery } from '../shared/appointments-api';
import { useNow } from '../shared/use-now';
import { freeStarts } from './free-times';
import styles from './Quick.module.css';

interface FreeTimesProps {
  date: string;
  minutes: number;
  chosen: string;
  /** The appointment being edited, which is not in its own way. */
  excludeId?: string | undefined;
  onChoose: (time: string) => void;
}

/** The hours of the chosen day that are still free for a job of that length. */
export function FreeTimes({ date, minutes, chosen, excludeId, onChoose }: FreeTimesProps) {
  const now = useNow();
  const { data } = useQuery({ ...dayQuery(date), enabled: date >= now.today });
  if (!data) return null;
  const busy = data.filter(({ id, status }) => id !== excludeId && status !== 'cancelled');
  const starts = freeStarts(date, busy, minutes, now);
  if (starts.length === 0) return null;
  return (
    <div className={styles.free} role="group" aria-label="Free hours">
      <span className={styles.word}>Free</span>
      {starts.map((time) => (
        <button
          key={time}
          type="button"
          className={styles.hour}
          aria-current={time === chosen || undefined}
          onClick={() => onChoose(time)}
        >
          {formatTime(time)}
        </button>
      ))}
    </div>
  );
}
