import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@clearcoat/sdk';
import { isCalledOff } from '@clearcoat/sdk/rules';
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
  /** Whose time it is. Default: that of all. */
  resourceId?: string | undefined;
  onChoose: (time: string) => void;
}

/** The hours of the chosen day that are still free for a job of that length. */
export function FreeTimes(props: FreeTimesProps) {
  const { date, minutes, chosen, excludeId, resourceId, onChoose } = props;
  const now = useNow();
  const { data } = useQuery({ ...dayQuery(date), enabled: date >= now.today });
  if (!data) return null;
  const busy = data.filter(
    ({ id, status, resource }) =>
      id !== excludeId &&
      !isCalledOff(status) &&
      (resourceId === undefined || resource?.id === resourceId),
  );
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
