import type { IsoDate } from '@clearcoat/sdk';
import { DateInput, type DateInputProps } from '@clearcoat/ui/dates';
import { DateStrip } from './DateStrip';

interface DayFieldProps extends DateInputProps {
  today: IsoDate;
}

/** Date field with shortcuts for the next days. */
export function DayField({ today, ...field }: DayFieldProps) {
  const { value = '', onChange } = field;
  return (
    <>
      <DateStrip today={today} chosen={value} onChoose={(date) => onChange?.(date)} />
      <DateInput {...field} />
    </>
  );
}
