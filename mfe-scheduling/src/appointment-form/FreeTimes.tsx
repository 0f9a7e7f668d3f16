import { formatTime } from '@clearcoat/sdk';
import styles from './Quick.module.css';

interface FreeTimesProps {
  starts: readonly string[];
  chosen: string;
  onChoose: (time: string) => void;
}

/** Free starts as buttons. */
export function FreeTimes({ starts, chosen, onChoose }: FreeTimesProps) {
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
