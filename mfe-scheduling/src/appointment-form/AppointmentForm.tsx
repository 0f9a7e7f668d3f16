import { ApiError } from '@clearcoat/api-client';
import { Alert, Button } from '@clearcoat/ui/core';
import { DateInput } from '@clearcoat/ui/dates';
import {
  applyFieldErrors,
  Form,
  FormItem,
  MoneyInput,
  TextArea,
  useConflict,
  useForm,
  useWatch,
} from '@clearcoat/ui/forms';
import { useRef, useState, type ReactNode } from 'react';
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
  type FormProblem,
} from './appointment-form';
import { canCancel, statusOptions, type AppointmentStatus } from '../shared/status';
import { withPresent } from './times';
import styles from './AppointmentForm.module.css';
import { ClashWarning } from './ClashWarning';
import { NativeSelect } from './NativeSelect';
import { useLeaveForm } from './use-leave-form';

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
  /** Why the last attempt to save failed. */
  failure?: string | undefined;
  submitLabel: string;
  leaveLabel: string;
  /** The appointment as it was read, when it is one that others may change as well. */
  stored?: Appointment;
  /** Saves, or throws; `version` is what the change is based on. */
  save: (input: AppointmentInput, version: number | undefined) => Promise<unknown>;
}

const timeOptions = (times: readonly string[], present: string) =>
  withPresent(times, present).map((time) => ({ value: time, label: time }));

/** The form of a new appointment and of an existing one. Leaves for the list when it has saved. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { initial, customerField, services, lists, id, failure, submitLabel, leaveLabel } = props;
  const [form] = useForm<AppointmentFormValues>();
  const values: AppointmentFormValues = { ...initial, ...useWatch([], form) };
  const [problem, setProblem] = useState<FormProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const isSent = useRef(false);
  const serviceOf = (serviceId: string) => services.find((service) => service.id === serviceId);
  const [endIsSet, setEndIsSet] = useState(isEndSet(initial, serviceOf(initial.serviceId)));
  const { leave, markDirty } = useLeaveForm('/appointments');
  const conflict = useConflict(form, {
    stored: props.stored,
    toValues: toFormValues,
    labels: LABELS,
    inWords: (name, value, theirs) => inWords(name, value, [theirs, props.stored], services),
  });

  const follow = (changed: Partial<AppointmentFormValues>, now: AppointmentFormValues) => {
    markDirty();
    setProblem(undefined);
    const isSet = endIsSet || 'endTime' in changed;
    form.setFieldsValue(consequences(changed, now, serviceOf(now.serviceId), isSet));
  };
  const submit = async (entered: AppointmentFormValues) => {
    const found = findProblem(entered);
    setProblem(found);
    if (found) form.focusField(found.field);
    // A double click gets here twice before the button is seen as busy, or even after the success.
    if (found || isSent.current) return;
    isSent.current = true;
    setIsSaving(true);
    try {
      await props.save(toAppointmentInput(entered), conflict.version());
      leave();
    } catch (error) {
      isSent.current = false;
      setIsSaving(false);
      if (conflict.take(error)) return;
      if (error instanceof ApiError) applyFieldErrors(form, error);
    }
  };
  const text = problem?.text ?? failure;

  return (
    <Form
      form={form}
      busy={isSaving}
      initialValues={initial}
      onFinish={(entered) => void submit(entered)}
      onValuesChange={follow}
    >
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
        <div className={styles.pair}>
          <FormItem name="startTime" label="Start Time" required>
            <NativeSelect options={timeOptions(lists.startTimes, values.startTime)} />
          </FormItem>
          <FormItem name="endTime" label="End Time" required>
            <NativeSelect
              options={timeOptions(lists.endTimes, values.endTime)}
              onChange={() => setEndIsSet(true)}
            />
          </FormItem>
        </div>
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
      <div className={styles.foot}>
        {canCancel(values.status) && <ClashWarning slot={{ ...slotOf(values), excludeId: id }} />}
        {conflict.notice}
        {text && <Alert type="error">{text}</Alert>}
        <div className={styles.buttons}>
          <Button onClick={leave}>{leaveLabel}</Button>
          <Button variant="primary" htmlType="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}

const slotOf = ({ date, startTime, endTime }: AppointmentFormValues) => ({
  date,
  startTime,
  endTime,
});
