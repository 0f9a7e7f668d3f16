import { useQuery } from '@tanstack/react-query';
import { formatTime, useToday } from '@clearcoat/sdk';
import { freeStartsQuery } from '../shared/appointments-api';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { useTimeZone } from '../shared/use-time-zone';
import styles from './Quick.module.css';

interface FreeTimesProps {
  date: string;
  minutes: number;
  chosen: string;
  /** The appointment being edited, which does not conflict with itself. */
  excludeId?: string | undefined;
  /** Crew whose slots are shown. Default: any crew. */
  crewId?: string | undefined;
  /** Service whose buffers apply before and after. Default: not known yet. */
  serviceId: string;
  /** '' means at the shop. Default: not known yet. */
  placeId?: string | undefined;
  onChoose: (time: string) => void;
}

/** Free slots of the chosen day for an appointment of this length. */
export function FreeTimes(props: FreeTimesProps) {
  const { date, minutes, chosen, excludeId, crewId, onChoose } = props;
  const [serviceId, placeId] = [props.serviceId || undefined, props.placeId || undefined];
  const today = useToday();
  const timeZone = useTimeZone();
  const { data = [] } = useQuery({
    ...freeStartsQuery({ date, minutes, crewId, excludeId, serviceId, placeId }),
    enabled: date >= today,
  });
  // An appointment ends on its day, so starts that would run past midnight are left out.
  const starts = data.filter(
    (start) => lengthOfJob({ date, startTime: start, endTime: '00:00' }, timeZone) >= minutes,
  );
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
