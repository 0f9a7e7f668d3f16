import type { IsoDate } from '@clearcoat/sdk';
import { DateInput, type DateInputProps } from '@clearcoat/ui/dates';
import { useRef } from 'react';
import { DateStrip } from './DateStrip';
import { Fallback } from './Fallback';
import styles from './Quick.module.css';

interface DayFieldProps extends DateInputProps {
  today: IsoDate;
}

/** The next days as tiles, with a date field for any other day. */
export function DayField({ today, ...field }: DayFieldProps) {
  const { value = '', onChange } = field;
  const fallback = useRef<HTMLDivElement>(null);
  const openCalendar = () => {
    const input = fallback.current?.querySelector('input');
    input?.focus();
    input?.showPicker();
  };
  return (
    <div className={styles.field}>
      <DateStrip
        today={today}
        chosen={value}
        onChoose={(date) => onChange?.(date)}
        onOther={openCalendar}
      />
      <Fallback ref={fallback} isShown={value === ''}>
        <DateInput {...field} />
      </Fallback>
    </div>
  );
}
