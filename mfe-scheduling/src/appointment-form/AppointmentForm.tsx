import { Button } from '@clearcoat/ui/core';
import { DateInput } from '@clearcoat/ui/dates';
import {
  FieldPair,
  Form,
  FormFoot,
  FormItem,
  MoneyInput,
  TextArea,
  useLeaveForm,
  useSaveForm,
  useWatch,
  type SaveContext,
} from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import type { Appointment, AppointmentInput } from '../shared/appointments-api';
import type { Service } from './services-api';
import {
  consequences,
  findProblem,
  inWords,
  isEndSet,
  LABELS,
  toAppointmentInput,
  toFormValues,
  type AppointmentFormValues,
} from './appointment-form';
import { canCancel, statusOptions, type AppointmentStatus } from '../shared/status';
import { withPresent } from './times';
import styles from './AppointmentForm.module.css';
import { ClashWarning } from './ClashWarning';
import { NativeSelect } from './NativeSelect';

/** What a form offers to choose from; the present values are always added. */
export interface FormLists {
  startTimes: readonly string[];
  endTimes: readonly string[];
  statuses: readonly AppointmentStatus[];
}

interface AppointmentFormProps {
  initial: AppointmentFormValues;
  customerField: ReactNode;
  services: readonly Service[];
  lists: FormLists;
  /** The appointment being edited. */
  id?: string;
  /** The sentence for why saving failed, in the form. Default: it is said elsewhere. */
  failureText?: (error: unknown) => string;
  onFailed?: (error: unknown) => void;
  onSaved: () => void;
  submitLabel: string;
  leaveLabel: string;
  /** The appointment as it was read, when it is one that others may change as well. */
  stored?: Appointment;
  /** Saves, or throws. */
  save: (input: AppointmentInput, context: SaveContext) => Promise<Appointment>;
}

const timeOptions = (times: readonly string[], present: string) =>
  withPresent(times, present).map((time) => ({ value: time, label: time }));

/** The form of a new appointment and of an existing one. Leaves for the list when it has saved. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { initial, customerField, services, lists, id, submitLabel, leaveLabel } = props;
  const [problem, setProblem] = useState<string>();
  const serviceOf = (serviceId: string) => services.find((service) => service.id === serviceId);
  const [endIsSet, setEndIsSet] = useState(isEndSet(initial, serviceOf(initial.serviceId)));
  const { leave, markDirty } = useLeaveForm('/appointments');
  const saving = useSaveForm<AppointmentFormValues, Appointment, Appointment>({
    accepts: (entered, { focusField }) => {
      const found = findProblem(entered);
      setProblem(found?.text);
      if (found) focusField(found.field);
      return !found;
    },
    save: (entered, context) => props.save(toAppointmentInput(entered), context),
    onSaved: () => {
      props.onSaved();
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
  const { form, formProps, notice, isSaving } = saving;
  const values: AppointmentFormValues = { ...initial, ...useWatch([], form) };
  const outcome = problem ? ({ type: 'failed', text: problem } as const) : saving.outcome;

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

  return (
    <Form {...formProps} busy={isSaving} initialValues={initial} onValuesChange={applyConsequences}>
      <div className={styles.fields}>
        {customerField}
        <FormItem name="serviceId" label="Service Type" required>
          <NativeSelect
            placeholder="Select a service"
            options={services.map(({ id: value, name }) => ({ value, label: name }))}
          />
        </FormItem>
        <FormItem name="date" label="Date" required>
          <DateInput />
        </FormItem>
        <FieldPair isShort>
          <FormItem name="startTime" label="Start Time" required>
            <NativeSelect options={timeOptions(lists.startTimes, values.startTime)} />
          </FormItem>
          <FormItem name="endTime" label="End Time" required>
            <NativeSelect
              options={timeOptions(lists.endTimes, values.endTime)}
              onChange={() => setEndIsSet(true)}
            />
          </FormItem>
        </FieldPair>
        <FormItem name="status" label="Status">
          <NativeSelect options={statusOptions(lists.statuses, initial.status)} />
        </FormItem>
        <FormItem name="price" label="Price (Optional)">
          <MoneyInput />
        </FormItem>
      </div>
      <FormItem name="notes" label="Notes (Optional)">
        <TextArea rows={4} />
      </FormItem>
      <FormFoot
        outcome={outcome}
        notice={
          <>
            {canCancel(values.status) && (
              <ClashWarning slot={{ ...slotOf(values), excludeId: id }} />
            )}
            {notice}
          </>
        }
      >
        <Button onClick={leave}>{leaveLabel}</Button>
        <Button variant="primary" htmlType="submit" loading={isSaving}>
          {submitLabel}
        </Button>
      </FormFoot>
    </Form>
  );
}

const slotOf = ({ date, startTime, endTime }: AppointmentFormValues) => ({
  date,
  startTime,
  endTime,
});
