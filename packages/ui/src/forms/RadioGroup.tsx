import { Radio } from 'antd';
import type { ReactNode } from 'react';

export interface RadioGroupProps {
  options: { value: string; label: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  'aria-label'?: string;
}

/**
 * One of a few, each in sight.
 *
 * @example <RadioGroup aria-label="Role" options={roles} value={role} onChange={setRole} />
 */
export function RadioGroup({ onChange, ...rest }: RadioGroupProps) {
  return (
    <Radio.Group
      {...rest}
      onChange={(event) => onChange?.(event.target.value as string)}
      vertical
    />
  );
}
