import { Radio } from 'antd';
import type { ReactNode } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  options: { value: string; label: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  /** 'cards' frames each choice, for longer texts. Default: 'plain'. */
  look?: 'plain' | 'cards';
  'aria-label'?: string;
}

/**
 * Radio buttons for a few visible choices.
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
