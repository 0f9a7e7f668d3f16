import { lazy, Suspense, type ComponentType } from 'react';
import { formatTime } from '@clearcoat/sdk';
import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { dayTimes } from '@clearcoat/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import type { SlotValues } from '../conversation/drafts';
import { Field, type Control } from './Field';
import { Select } from './Select';

interface Props {
  values: SlotValues;
  fields: Record<string, string>;
  change: (changed: Partial<SlotValues>) => void;
}

type DateProps = Control & { value: string; onChange: (date: string) => void };

const PlainDate = ({ onChange, ...rest }: DateProps) => (
  <input {...rest} type="date" onChange={(event) => onChange(event.target.value)} />
);

/** The kit's date field, which shares its code with the calendars; without it the browser's. */
const DateInput = lazy(() =>
  import('@clearcoat/ui/dates').then(
    (dates): { default: ComponentType<DateProps> } => ({
      default: ({ className: _own, ...rest }) => <dates.DateInput {...rest} />,
    }),
    () => ({ default: PlainDate }),
  ),
);

export function DateField({ values, fields, change, isWide }: Props & { isWide?: boolean }) {
  const date = { value: values.date, onChange: (day: string) => change({ date: day }) };
  return (
    <Field label="Date" error={fields['date']} isWide={isWide}>
      {(control) => (
        <Suspense fallback={<PlainDate {...control} {...date} />}>
          <DateInput {...control} {...date} />
        </Suspense>
      )}
    </Field>
  );
}

interface TimeFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (time: string) => void;
}

/** Default time step in minutes until the shop's own is known. */
const USUAL_STEP = 60;

function useTimeStep(): number {
  const { data } = useQuery({
    queryKey: ['/api/hours'],
    queryFn: ({ signal }) => callAs(shapes.WeekHours, api.GET('/api/hours', { signal })),
  });
  return data?.timeStep ?? USUAL_STEP;
}

/** Time select with the shop's steps and the drafted time. */
function TimeField({ label, error, value, onChange }: TimeFieldProps) {
  const step = useTimeStep();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {dayTimes(step, value).map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Start and end on the chosen day. */
export function TimeFields({ values, fields, change }: Props) {
  return (
    <>
      <TimeField
        label="Start"
        error={fields['startTime'] ?? fields['time']}
        value={values.startTime}
        onChange={(startTime) => change({ startTime })}
      />
      <TimeField
        label="End"
        error={fields['endTime']}
        value={values.endTime}
        onChange={(endTime) => change({ endTime })}
      />
    </>
  );
}
