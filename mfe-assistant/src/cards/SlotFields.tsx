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

/** From when to when, on the day that was chosen. */
export function TimeFields({ values, fields, change }: Props) {
  return (
    <>
      <Field label="Start" error={fields['startTime'] ?? fields['time']}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={values.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        )}
      </Field>
      <Field label="End" error={fields['endTime']}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={values.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
