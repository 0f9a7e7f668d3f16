import { addDays, formatDay, formatWeekday, type IsoDate } from '@clearcoat/sdk';
import { useQuery } from '@tanstack/react-query';
import { openDaysQuery } from '../shared/appointments-api';
import styles from './Quick.module.css';

/** Most appointments are booked within the next ten days. */
const DAYS_SHOWN = 10;

interface DateStripProps {
  today: IsoDate;
  chosen: IsoDate;
  onChoose: (date: IsoDate) => void;
  /** Opens the field for any other day. */
  onOther: () => void;
}

/** Tiles of the next days, and one for any other day. */
export function DateStrip({ today, chosen, onChoose, onOther }: DateStripProps) {
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index));
  const isOther = chosen !== '' && !days.includes(chosen);
  const { data: open } = useQuery(openDaysQuery(today, addDays(today, DAYS_SHOWN - 1)));
  return (
    <div className={styles.days} aria-hidden="true">
      <div className={styles.strip}>
        {days.map((date) => (
          <button
            key={date}
            type="button"
            tabIndex={-1}
            className={styles.day}
            aria-current={date === chosen || undefined}
            data-closed={open?.get(date)?.openMinutes === 0 || undefined}
            onClick={() => onChoose(date)}
          >
            <span>{date === today ? 'Today' : formatWeekday(date)}</span>
            <strong>{Number(date.slice(8))}</strong>
          </button>
        ))}
      </div>
      <button
        type="button"
        tabIndex={-1}
        className={styles.day}
        aria-current={isOther || undefined}
        onClick={onOther}
      >
        <span>{isOther ? formatWeekday(chosen) : 'Other'}</span>
        <strong>{isOther ? formatDay(chosen, today).replace(/^.*?, /, '') : '…'}</strong>
      </button>
    </div>
  );
}
