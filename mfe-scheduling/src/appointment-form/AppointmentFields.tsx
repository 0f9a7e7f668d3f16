import { useToday } from '@clearcoat/sdk';
import {
  FormItem,
  Input,
  MoneyInput,
  TagsInput,
  TextArea,
  type FormItemProps,
} from '@clearcoat/ui/forms';
import {
  APPOINTMENT_FIELD_NAMES,
  appointmentField,
  type AppointmentFieldName,
} from '../shared/appointment-fields';
import type { ReactNode } from 'react';
import { statusOptions, type AppointmentStatus } from '../shared/status';
import {
  LABELS,
  type AppointmentFormValues,
  type Choice,
  type FormProblem,
} from './appointment-form';
import styles from './AppointmentForm.module.css';
import { ChoiceFields } from './ChoiceFields';
import { DayField } from './DayField';
import { NativeSelect, type Option } from './NativeSelect';
import { LinesInput } from './LinesInput';
import type { Addon, Service } from './services-api';
import { ServiceSelect } from './ServiceSelect';
import { TimeFields } from './TimeFields';
import type { TimeList } from './TimeSelect';

interface AppointmentFieldsProps {
  values: AppointmentFormValues;
  services: readonly Service[];
  statuses: readonly AppointmentStatus[];
  times: TimeList;
  problem: FormProblem | undefined;
  choices: Record<Choice, readonly Option[]>;
  /** Size of the vehicle; undefined if no vehicle is known. */
  size: string | undefined;
  addons: readonly Addon[];
  /** Price breakdown. */
  sum: ReactNode;
  customerField: (mark: Mark) => ReactNode;
  /** The appointment being edited. */
  id: string | undefined;
  /** Initial status, which stays selectable. */
  status: AppointmentStatus;
  onChoose: (changed: Partial<AppointmentFormValues>) => void;
  onEndChosen: () => void;
}

/** Validation state of the field that blocks the form. */
export type Mark = Pick<FormItemProps, 'validateStatus' | 'extra'>;

/**
 * Message below the invalid field. Screen readers hear it once, from the alert at the end of the
 * form.
 */
const markOf = (problem: FormProblem | undefined, field: FormProblem['field']): Mark =>
  problem?.field === field
    ? { validateStatus: 'error', extra: <span className={styles.wrong}>{problem.text}</span> }
    : {};

function Control({ name, ...control }: { name: AppointmentFieldName }) {
  const { kind } = appointmentField(name);
  if (kind === 'lines') return <TextArea rows={4} {...control} />;
  if (kind === 'words') return <TagsInput {...control} />;
  return <Input autoComplete="off" {...control} />;
}

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { values, services, size, statuses, problem, customerField, id, onChoose } = props;
  const today = useToday();
  const marked = (field: FormProblem['field']) => markOf(problem, field);
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.wide}>{customerField(marked('contactId'))}</div>
        <div className={styles.wide}>
          <FormItem name="serviceId" label={LABELS.serviceId} required {...marked('serviceId')}>
            <ServiceSelect
              aria-invalid={problem?.field === 'serviceId' || undefined}
              services={services}
              vehicleSize={size}
              onChoose={(serviceId) => onChoose({ serviceId })}
            />
          </FormItem>
        </div>
        <ChoiceFields choices={props.choices} />
        <div className={styles.wide}>
          <FormItem name="lines" {...marked('lines')}>
            <LinesInput addons={props.addons} />
          </FormItem>
        </div>
        <div className={styles.wide}>
          <FormItem name="date" label={LABELS.date} required {...marked('date')}>
            <DayField today={today} />
          </FormItem>
        </div>
        <div className={styles.wide}>
          <TimeFields
            {...{ values, problem, marked, id }}
            times={props.times}
            onChoose={(startTime) => onChoose({ startTime })}
            onEndChosen={props.onEndChosen}
          />
        </div>
        <FormItem name="status" label={LABELS.status}>
          <NativeSelect options={statusOptions(statuses, props.status)} />
        </FormItem>
        <FormItem name="price" label={`${LABELS.price} (Optional)`} {...marked('price')}>
          <MoneyInput />
        </FormItem>
        <div className={styles.wide}>{props.sum}</div>
      </div>
      {APPOINTMENT_FIELD_NAMES.map((name) => (
        <FormItem key={name} name={name} label={`${LABELS[name]} (Optional)`}>
          <Control name={name} />
        </FormItem>
      ))}
    </>
  );
}
