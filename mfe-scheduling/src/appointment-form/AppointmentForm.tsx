import { ActionBar, Alert, Button, Card, useMediaQuery } from '@clearcoat/ui/core';
import { Form, FormFoot, type SaveContext } from '@clearcoat/ui/forms';
import type { ReactNode } from 'react';
import type { Appointment, AppointmentInput } from '../shared/appointments-api';
import { canCancel, type AppointmentStatus } from '../shared/status';
import type { AppointmentFormValues } from './appointment-form';
import styles from './AppointmentForm.module.css';
import { AppointmentFields, type Mark } from './AppointmentFields';
import { ClashWarning } from './ClashWarning';
import { JobSummary, summaryLine } from './JobSummary';
import type { TimeList } from './TimeSelect';
import { PriceSum } from './PriceSum';
import type { Service } from './services-api';
import { useAddons } from './use-addons';
import { useAppointmentForm } from './use-appointment-form';
import { useChosenCustomer } from './use-chosen-customer';
import { useTimeZone } from '../shared/use-time-zone';

export interface AppointmentFormProps {
  initial: AppointmentFormValues;
  customerField: (mark: Mark) => ReactNode;
  services: readonly Service[];
  /** Statuses to choose from, besides the present one. */
  statuses: readonly AppointmentStatus[];
  /** Options of the time selects: every step of the day, or of the open hours. */
  times: TimeList;
  /** The appointment being edited. */
  id?: string;
  /** Error message inside the form for a failed save. Default: shown elsewhere. */
  failureText?: (error: unknown) => string;
  onFailed?: (error: unknown) => void;
  onSaved: (saved: Appointment) => void;
  submitLabel: string;
  leaveLabel: string;
  /** The appointment as it was read; set when other people may edit it too. */
  stored?: Appointment;
  /** The appointment that a new one copies. */
  before?: Appointment | undefined;
  /** Content above the fields. Default: nothing. */
  notice?: ReactNode;
  /** Content below the summary. Default: nothing. */
  aside?: ReactNode;
  /** Saves, or throws. */
  save: (input: AppointmentInput, context: SaveContext) => Promise<Appointment>;
}

/** Form for new and existing appointments. After saving it opens the list. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { initial, services, statuses, id, submitLabel, leaveLabel, aside } = props;
  const {
    saving,
    values,
    problem,
    choices,
    size,
    misfit,
    price,
    choose,
    applyConsequences,
    markEndSet,
    leave,
  } = useAppointmentForm(props);
  const addons = useAddons(values.serviceId);
  const { formProps, notice, isSaving } = saving;
  const timeZone = useTimeZone();
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const service = services.find((each) => each.id === values.serviceId);
  const customer = useChosenCustomer(values.contactId, props.stored);
  const buttons = (
    <>
      <Button onClick={leave}>{leaveLabel}</Button>
      <Button variant="primary" htmlType="submit" loading={isSaving}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Form {...formProps} busy={isSaving} initialValues={initial} onValuesChange={applyConsequences}>
      <div className={styles.layout}>
        <Card title="Appointment Details">
          {props.notice}
          <AppointmentFields
            {...{ values, services, size, statuses, problem, id, choices, addons }}
            sum={
              <PriceSum
                quote={price.quote}
                price={values.price}
                isSet={price.isSet}
                onFollow={price.follow}
              />
            }
            customerField={props.customerField}
            times={props.times}
            onChoose={choose}
            onEndChosen={markEndSet}
            status={initial.status}
          />
        </Card>
        <div className={styles.aside}>
          <Card>
            <div className={styles.summary}>
              <JobSummary {...{ values, customer, service }} isEdit={id !== undefined} />
            </div>
            <FormFoot
              outcome={problem ? { type: 'failed', text: problem.text } : saving.outcome}
              notice={
                <>
                  {canCancel(values.status) && isChosen(values, initial) && (
                    <ClashWarning slot={{ ...slotOf(values), excludeId: id }} />
                  )}
                  {misfit && <Alert type="warning">{misfit}</Alert>}
                  {notice}
                </>
              }
            >
              {!isPhone && <div className={styles.buttons}>{buttons}</div>}
            </FormFoot>
          </Card>
          {aside}
        </div>
        {isPhone && (
          <ActionBar summary={summaryLine(values, service, timeZone)}>{buttons}</ActionBar>
        )}
      </div>
    </Form>
  );
}

/** Whether the person chose a service or a time; nobody wants to read about the defaults. */
const isChosen = ({ serviceId, ...now }: AppointmentFormValues, initial: AppointmentFormValues) =>
  serviceId !== '' || now.date !== initial.date || now.startTime !== initial.startTime;

const slotOf = ({ date, startTime, endTime, crewId }: AppointmentFormValues) => ({
  date,
  startTime,
  endTime,
  crewId,
});
