import { Radio } from 'antd';

export interface RadioGroupProps {
  options: { value: string; label: string }[];
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
