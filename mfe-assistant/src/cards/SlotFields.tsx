import { formatTime } from '@clearcoat/sdk';
import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { dayTimes } from '@clearcoat/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import type { SlotValues } from '../conversation/drafts';
import { Field } from './Field';

interface Props {
  values: SlotValues;
  fields: Record<string, string>;
  change: (changed: Partial<SlotValues>) => void;
}

export function DateField({ values, fields, change, isWide }: Props & { isWide?: boolean }) {
  return (
    <Field label="Date" error={fields['date']} isWide={isWide}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={values.date}
          onChange={(event) => change({ date: event.target.value })}
        />
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
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {dayTimes(step, value).map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </select>
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
