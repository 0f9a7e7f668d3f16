import {
  describeVehicle,
  formatDate,
  formatTimeRange,
  formatWeekday,
  joinFacts,
} from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import { lengthOf } from '../shared/day-plan';
import type { AppointmentFormValues } from './appointment-form';
import type { Customer } from './customers-api';
import styles from './JobSummary.module.css';
import type { Service } from './services-api';
import { useTimeZone } from '../shared/use-time-zone';

interface Job {
  values: AppointmentFormValues;
  customer: Customer | undefined;
  service: Service | undefined;
}

function lengthIn(values: AppointmentFormValues, timeZone: string): string {
  const minutes = lengthOfJob(values, timeZone);
  return minutes > 0 ? lengthOf(minutes) : '';
}

const priceOf = ({ price }: AppointmentFormValues): string =>
  Number(price) > 0 ? `$${price.trim()}` : '';

/** '$149.99 · 2 h · Mon 8:00–10:00 AM', for the bottom bar on a phone. */
export function summaryLine(
  values: AppointmentFormValues,
  service: Service | undefined,
  timeZone: string,
): string {
  const { date, startTime, endTime } = values;
  const when = `${formatWeekday(date)} ${formatTimeRange(startTime, endTime)}`.trim();
  return joinFacts([priceOf(values), service && lengthIn(values, timeZone), when]);
}

function Car({ customer }: Pick<Job, 'customer'>) {
  return (
    <div className={styles.ground} data-outline={!customer || undefined}>
      <PaintedVehicle vehicle={customer?.address ?? ''} width={200} />
    </div>
  );
}

interface JobSummaryProps extends Job {
  /** The page already shows the car. */
  isEdit: boolean;
}

/** Preview of the booking: vehicle, customer, service, time and price. */
export function JobSummary({ values, customer, service, isEdit }: JobSummaryProps) {
  const { date, startTime, endTime } = values;
  const vehicle = customer?.address ?? '';
  const timeZone = useTimeZone();
  return (
    <div className={styles.summary}>
      {!isEdit && <Car customer={customer} />}
      <p className={styles.name} title={customer?.name}>
        {customer ? customer.name || 'Unknown' : 'Choose a customer'}
      </p>
      {vehicle && <p className={styles.quiet}>{describeVehicle(vehicle).label}</p>}
      <dl className={styles.facts}>
        {service && (
          <div>
            <dt>{service.name}</dt>
            <dd>{lengthIn(values, timeZone)}</dd>
          </div>
        )}
        <div>
          <dt>{date ? `${formatWeekday(date)}, ${formatDate(date)}` : 'No date'}</dt>
          <dd>{formatTimeRange(startTime, endTime)}</dd>
        </div>
      </dl>
      <p className={styles.price}>{priceOf(values)}</p>
    </div>
  );
}
