import { useLeaveForm, useSaveForm, useWatch } from '@clearcoat/ui/forms';
import { useState } from 'react';
import type { Appointment } from '../shared/appointments-api';
import {
  consequences,
  findProblem,
  inWords,
  isEndSet,
  LABELS,
  toAppointmentInput,
  toFormValues,
  type AppointmentFormValues,
  type FormProblem,
} from './appointment-form';
import type { AppointmentFormProps } from './AppointmentForm';
import { useChoices } from './use-choices';

/** What the form knows and does: its values, what follows from a change, what is wrong, and saving. */
export function useAppointmentForm(props: AppointmentFormProps) {
  const { initial, services } = props;
  const [problem, setProblem] = useState<FormProblem>();
  const serviceOf = (serviceId: string) => services.find((service) => service.id === serviceId);
  const [endIsSet, setEndIsSet] = useState(isEndSet(initial, serviceOf(initial.serviceId)));
  const { leave, markDirty } = useLeaveForm('/appointments');
  const saving = useSaveForm<AppointmentFormValues, Appointment, Appointment>({
    accepts: (entered, { focusField }) => {
      const found = findProblem(entered);
      setProblem(found);
      if (found) focusField(found.field);
      return !found;
    },
    save: (entered, context) => props.save(toAppointmentInput(entered), context),
    onSaved: (saved) => {
      props.onSaved(saved);
      leave();
    },
    failureText: props.failureText,
    onFailed: props.onFailed,
    conflict: {
      stored: props.stored,
      toValues: toFormValues,
      labels: LABELS,
      inWords: (name, value, theirs) => inWords(name, value, [theirs, props.stored], services),
    },
  });
  const { form, formProps } = saving;
  const values: AppointmentFormValues = { ...initial, ...useWatch([], form) };

  const applyConsequences = (
    changed: Partial<AppointmentFormValues>,
    now: AppointmentFormValues,
  ) => {
    formProps.onValuesChange();
    markDirty();
    setProblem(undefined);
    const isSet = endIsSet || 'endTime' in changed;
    form.setFieldsValue(consequences(changed, now, serviceOf(now.serviceId), isSet));
  };
  /** Sets a field from outside of it, as if it had been chosen there. */
  const choose = (changed: Partial<AppointmentFormValues>) => {
    form.setFieldsValue(changed);
    applyConsequences(changed, { ...values, ...changed });
  };
  const markEndSet = () => setEndIsSet(true);
  const choices = useChoices(values, props.stored, (likely) => form.setFieldsValue(likely));
  return { choices, saving, values, problem, choose, applyConsequences, markEndSet, leave };
}
