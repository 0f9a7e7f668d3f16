import { Radio } from 'antd';
import type { ReactNode } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  options: { value: string; label: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  /** 'cards' gives each choice a frame, for more than a word. Default: 'plain'. */
  look?: 'plain' | 'cards';
  'aria-label'?: string;
}

/**
 * One of a few, each in sight.
 *
 * @example <RadioGroup aria-label="Role" options={roles} value={role} onChange={setRole} />
 */
export function RadioGroup({ onChange, look, ...rest }: RadioGroupProps) {
  return (
    <Radio.Group
      {...rest}
      className={look === 'cards' ? styles.cards : undefined}
      onChange={(event) => onChange?.(event.target.value as string)}
      vertical
    />
  );
}
