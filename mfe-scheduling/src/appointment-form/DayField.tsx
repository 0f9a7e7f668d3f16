import type { IsoDate } from '@clearcoat/sdk';
import { DateInput, type DateInputProps } from '@clearcoat/ui/dates';
import { DateStrip } from './DateStrip';

interface DayFieldProps extends DateInputProps {
  today: IsoDate;
}

/** The day, with the next ones to point at between its label and the field. */
export function DayField({ today, ...field }: DayFieldProps) {
  const { value = '', onChange } = field;
  return (
    <>
      <DateStrip today={today} chosen={value} onChoose={(date) => onChange?.(date)} />
      <DateInput {...field} />
    </>
  );
}
