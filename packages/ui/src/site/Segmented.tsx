import type { ReactNode } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Label for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Radio buttons for a few options that look like one switch.
 *
 * @example <Segmented label="Billing" options={billing} value={period} onChange={setPeriod} />
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className="cc-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={label}
            className="cc-visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
