import { Icon } from '@clearcoat/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import styles from './NativeSelect.module.css';

export interface Option {
  value: string;
  label: string;
  /** What people see, where that is not the label. Default: the label. */
  shown?: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: readonly Option[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  /** A quicker way to the same choice, between the field's label and the list. Default: none. */
  above?: ReactNode;
}

/** The device's own dropdown, which is the best there is on a phone. */
export function NativeSelect({ options, placeholder, value, above, ...rest }: NativeSelectProps) {
  return (
    <>
      {above}
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
    </>
  );
}
