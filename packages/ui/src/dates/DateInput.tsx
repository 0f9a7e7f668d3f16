import { Input as AntInput } from 'antd';

export interface DateInputProps {
  /** 'YYYY-MM-DD', or an empty text. */
  value?: string;
  onChange?: (value: string) => void;
  min?: string;
  max?: string;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/**
 * A calendar date: the device's own date field, which is the best there is on a phone.
 *
 * @example <FormItem name="date" label="Date"><DateInput /></FormItem>
 */
export function DateInput({ value = '', onChange, ...rest }: DateInputProps) {
  return (
    <AntInput
      {...rest}
      type="date"
      // Browsers make this field taller than its neighbours by their own margins.
      style={{ height: 'var(--cc-control-height)' }}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
