import { Icon } from '@clearcoat/ui/icons';
import type { ComponentProps } from 'react';
import styles from './NativeSelect.module.css';

export interface Option {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly Option[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
}

/** The device's own dropdown, which is the best there is on a phone. */
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
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.arrow} />
    </span>
  );
}
