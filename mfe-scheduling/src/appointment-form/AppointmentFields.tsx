import { useToday } from '@clearcoat/sdk';
import {
  FieldPair,
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
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { statusOptions, type AppointmentStatus } from '../shared/status';
import { useTimeZone } from '../shared/use-time-zone';
import {
  LABELS,
  type AppointmentFormValues,
  type Choice,
  type FormProblem,
} from './appointment-form';
import styles from './AppointmentForm.module.css';
import { ChoiceFields } from './ChoiceFields';
import { DayField } from './DayField';
import { FreeTimes } from './FreeTimes';
import { NativeSelect, type Option } from './NativeSelect';
import { LinesInput } from './LinesInput';
import type { Addon, Service } from './services-api';
import { ServiceTiles } from './ServiceTiles';
import { endsAfterStart } from './times';
import { TimeSelect, type TimeList } from './TimeSelect';

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

/** Default length of an appointment without a service or an end, in minutes. */
const USUAL_MINUTES = 60;

const minutesOf = (values: AppointmentFormValues, timeZone: string) =>
  endsAfterStart(values.startTime, values.endTime) ? lengthOfJob(values, timeZone) : USUAL_MINUTES;

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
  const timeZone = useTimeZone();
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.wide}>{customerField(marked('contactId'))}</div>
        <div className={styles.wide}>
          <FormItem name="serviceId" label={LABELS.serviceId} required {...marked('serviceId')}>
            <NativeSelect
              placeholder="Select a service"
              aria-invalid={problem?.field === 'serviceId' || undefined}
              options={services.map(({ id: value, name }) => ({ value, label: name }))}
              above={
                <ServiceTiles
                  services={services}
                  chosen={values.serviceId}
                  size={size}
                  onChoose={(serviceId) => onChoose({ serviceId })}
                />
              }
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
          <FieldPair isShort>
            <FormItem name="startTime" label={LABELS.startTime} required {...marked('startTime')}>
              <TimeSelect times={props.times} edge="start" date={values.date} />
            </FormItem>
            <FormItem name="endTime" label={LABELS.endTime} required {...marked('endTime')}>
              <TimeSelect
                times={props.times}
                edge="end"
                date={values.date}
                aria-invalid={problem?.field === 'endTime' || undefined}
                onChange={props.onEndChosen}
              />
            </FormItem>
          </FieldPair>
        </div>
        <div className={styles.wide}>
          <FreeTimes
            date={values.date}
            minutes={minutesOf(values, timeZone)}
            chosen={values.startTime}
            excludeId={id}
            crewId={values.crewId}
            serviceId={values.serviceId}
            placeId={values.placeId}
            onChoose={(startTime) => onChoose({ startTime })}
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
