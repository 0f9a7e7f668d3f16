import { Icon } from '@clearcoat/ui/icons';
import type { ComponentProps } from 'react';
import styles from './NativeSelect.module.css';

export interface Option {
  value: string;
  label: string;
  /** Text of the option, if it differs from the label. */
  shown?: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly Option[];
  /** Text while nothing is chosen. */
  placeholder?: string;
}

/** Native `<select>`, which works best on phones. */
export function NativeSelect({ options, placeholder, value, ...rest }: NativeSelectProps) {
  return (
    <span className={styles.box}>
      <select {...rest} value={value ?? ''} className={styles.select}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} label={option.shown}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
