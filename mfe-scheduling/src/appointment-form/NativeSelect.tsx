import { Icon } from '@clearcoat/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
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
  /** Shortcuts between the label and the list. Default: none. */
  above?: ReactNode;
}

/** Native `<select>`, which works best on phones. */
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
