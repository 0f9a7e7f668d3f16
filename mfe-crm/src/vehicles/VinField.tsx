import { FormItem, Input, useFormInstance, useWatch } from '@clearcoat/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWholeVin, LABELS, tidyVin, vinProgress, type VehicleFormValues } from './vehicle-form';
import { vinQuery } from './vehicles-api';

/** Decoded VIN below the field, with a hint if it looks wrong. It never blocks. */
function Reading({ typed }: { typed: string }) {
  const { data } = useQuery({ ...vinQuery(tidyVin(typed)), enabled: isWholeVin(typed) });
  if (!isWholeVin(typed)) return vinProgress(typed);
  if (!data) return null;
  const name = [data.year, data.make].filter(Boolean).join(' ');
  return [name && `${name}, by its VIN.`, data.problem].filter(Boolean).join(' ');
}

/** VIN field that fills in an empty year and make while typing. */
export function VinField({ stored }: { stored: string }) {
  const form = useFormInstance<VehicleFormValues>();
  const typed = useWatch('vin', form) ?? '';
  const isNew = isWholeVin(typed) && tidyVin(typed) !== stored;
  const { data } = useQuery({ ...vinQuery(tidyVin(typed)), enabled: isNew });

  useEffect(() => {
    if (!isNew || !data) return;
    const { year, make } = form.getFieldsValue();
    if (!year && data.year) form.setFieldValue('year', String(data.year));
    if (!make && data.make) form.setFieldValue('make', data.make);
  }, [form, isNew, data]);

  return (
    <FormItem
      name="vin"
      label={LABELS.vin}
      extra={
        <span aria-live="polite">
          <Reading typed={typed} />
        </span>
      }
    >
      <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
    </FormItem>
  );
}
