import { Input as AntInput } from 'antd';
import { formatDate, formatWeekday } from '@clearcoat/sdk';
import { Icon } from '../icons';
import styles from './DateInput.module.css';

export interface DateInputProps {
  /** 'YYYY-MM-DD', or an empty text. */
  value?: string;
  onChange?: (value: string) => void;
  min?: string;
  max?: string;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A calendar date: the device's own date field, which works best on phones. It shows the date in
 * the product's format until somebody types.
 *
 * @example <FormItem name="date" label="Date"><DateInput /></FormItem>
 */
export function DateInput({ value = '', onChange, ...rest }: DateInputProps) {
  const weekday = formatWeekday(value);
  return (
    <span className={styles.date}>
      <AntInput
        {...rest}
        type="date"
        className={`${styles.field} ${weekday ? styles.said : ''}`}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {weekday && (
        <span className={styles.words} aria-hidden="true">
          {weekday}, {formatDate(value)}
        </span>
      )}
      <Icon name="calendar" size={18} />
    </span>
  );
}
