import {
  describeVehicle,
  formatMoney,
  Link,
  phoneHref,
  useNavigate,
  useToday,
  joinFacts,
} from '@clearcoat/sdk';
import { lengthOfJob, nextStepOf } from '@clearcoat/sdk/rules';
import { Button, IconButton, ReachLinks, StatusTag } from '@clearcoat/ui/core';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import { DataTable, type Column, type Group, type Part } from '@clearcoat/ui/table';
import type { ReactNode } from 'react';
import type { Appointment } from './appointments-api';
import styles from './AppointmentTable.module.css';
import { CancelButton } from './CancelButton';
import { clashOf, lengthOf } from './day-plan';
import { describe } from './display';
import { jobPath } from './job-path';
import { canCancel } from './status';
import { useJobStep } from './use-job-step';
import { useTimeZone } from './use-time-zone';

interface AppointmentTableProps {
  caption: string;
  appointments: readonly Appointment[];
  /** Position of these rows in a longer list. Default: the list is complete. */
  part?: Part | undefined;
  /** Appointments that may overlap with this one. Default: no overlaps are shown. */
  besides?: (appointment: Appointment) => readonly Appointment[];
  loading: boolean;
  empty: ReactNode;
  /** Header of a day's group. */
  groupOf: (appointment: Appointment) => Group;
  /** Narrow variant without schedule details. Default: false. */
  isCompact?: boolean;
  /** Content above a card on a phone, such as the drive to it. Default: nothing. */
  above?: ((appointment: Appointment) => ReactNode) | undefined;
  /** Whether a row is new. Default: none is. */
  isFresh?: (appointment: Appointment) => boolean;
  /** Address of the edit form. */
  editPath: (id: string) => string;
  onCancel: (appointment: Appointment) => void;
  cancellingId: string | undefined;
}

interface JobProps {
  appointment: Appointment;
}

function Name({ appointment }: JobProps) {
  const { customer } = describe(appointment);
  return appointment.contactId ? (
    <Link to={`/contacts/${encodeURIComponent(appointment.contactId)}`} title={customer}>
      {customer}
    </Link>
  ) : (
    <span title={customer}>{customer}</span>
  );
}

/** Contact actions: call, write, or open directions. */
function Reach({ appointment }: JobProps) {
  const { customer, phone } = describe(appointment);
  const number = appointment.customer?.phone;
  return (
    <span className={styles.ways}>
      {number ? (
        <a href={phoneHref(number)} className={styles.phone} title={phone}>
          <Icon name="phone-call" size={18} />
          <span>{phone}</span>
        </a>
      ) : (
        <span className={styles.quiet}>{phone}</span>
      )}
      <ReachLinks
        look="icons"
        ways={['text', 'directions']}
        name={customer}
        phone={number}
        directionsUrl={appointment.place?.directionsUrl}
      />
    </span>
  );
}

/** Overlap warning; overlapping is allowed. */
function Clash({ appointment, besides }: JobProps & Pick<AppointmentTableProps, 'besides'>) {
  const clash = besides && clashOf(appointment, besides(appointment));
  if (!clash) return null;
  const words = `Overlaps ${describe(clash).customer}`;
  return (
    <span className={styles.clash}>
      <Icon name="warning" size={14} />
      <span title={words}>{words}</span>
    </span>
  );
}

function Customer({ appointment, isCompact }: JobProps & { isCompact: boolean }) {
  const { vehicle } = describe(appointment);
  return (
    <div className={styles.customer} data-status={appointment.status}>
      <VehicleChip vehicle={vehicle} size="small" />
      <div className={styles.lines}>
        <Name appointment={appointment} />
        <span className={styles.reach}>
          <Reach appointment={appointment} />
          {vehicle && !isCompact && (
            <span className={`${styles.quiet} ${styles.car}`} title={vehicle}>
              {describeVehicle(vehicle).label}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** The key makes a new status fade in. */
const Status = ({ status }: { status: string }) => (
  <span key={status} className={styles.status}>
    <StatusTag status={status} />
  </span>
);

function Service({ appointment, isCompact }: JobProps & { isCompact: boolean }) {
  const { service, price } = appointment;
  const minutes = lengthOfJob(appointment, useTimeZone());
  const length = isCompact || minutes === 0 ? '' : lengthOf(minutes);
  const facts = joinFacts([length, formatMoney(price)]);
  return (
    <div className={styles.lines}>
      <span title={service} className={`${styles.twoLines} ${isCompact ? '' : styles.service}`}>
        {service}
      </span>
      <span className={`${styles.quiet} ${styles.figures}`}>{facts}</span>
    </div>
  );
}

type WhenProps = JobProps & Pick<AppointmentTableProps, 'besides' | 'isCompact'>;

function When({ appointment, besides, isCompact }: WhenProps) {
  const { date, time } = describe(appointment);
  return (
    <div className={`${styles.lines} ${isCompact ? styles.compact : ''}`}>
      {/* Non-breaking spaces, so that a range breaks only between its ends. */}
      <Link to={jobPath(appointment.id)} className={styles.time}>
        {time.replaceAll(' ', '\u00a0')}
      </Link>
      <span className={styles.quiet}>{date}</span>
      <Clash appointment={appointment} besides={besides} />
    </div>
  );
}

type ActionsProps = JobProps &
  Pick<AppointmentTableProps, 'editPath' | 'onCancel' | 'cancellingId' | 'isCompact'>;

/** Next-step button of today's appointments, right in the list. */
function NextStep({ appointment }: JobProps) {
  const today = useToday();
  const { take, busy } = useJobStep();
  const next = appointment.date === today ? nextStepOf(appointment.status) : undefined;
  if (!next) return null;
  return (
    <Button
      size="small"
      className={styles.next}
      aria-label={`${next.label} ${describe(appointment).customer}'s job`}
      loading={busy(appointment.id) !== undefined}
      onClick={() => take(appointment, next.step)}
    >
      {next.label}
    </Button>
  );
}

function Actions({ appointment, editPath, onCancel, cancellingId, isCompact }: ActionsProps) {
  const navigate = useNavigate();
  const { customer } = describe(appointment);
  return (
    <div className={styles.actions}>
      {!isCompact && <NextStep appointment={appointment} />}
      <IconButton
        icon="edit"
        label={`Edit appointment for ${customer}`}
        onClick={() => void navigate(editPath(appointment.id))}
      />
      {canCancel(appointment.status) && (
        <CancelButton
          customer={customer}
          loading={cancellingId === appointment.id}
          onCancel={() => onCancel(appointment)}
        />
      )}
    </div>
  );
}

/** Card on a phone: vehicle, customer, time and actions. */
function JobCard(props: AppointmentTableProps & JobProps) {
  const { appointment, besides, above } = props;
  const { time, vehicle } = describe(appointment);
  const { service, price, status } = appointment;
  return (
    <>
      {above?.(appointment)}
      <div className={styles.card} data-status={status}>
        <VehicleChip vehicle={vehicle} />
        <div className={styles.lines}>
          <Name appointment={appointment} />
        </div>
        <Status status={status} />
        <div className={styles.facts}>
          <Link to={jobPath(appointment.id)} className={styles.job} title={service}>
            {time.replaceAll(' ', '\u00a0')} · {service}
          </Link>
          <Clash appointment={appointment} besides={besides} />
        </div>
        <div className={styles.reach}>
          <Reach appointment={appointment} />
          <span className={styles.quiet}>{formatMoney(price)}</span>
          <Actions {...props} />
        </div>
      </div>
    </>
  );
}

/** Appointments grouped by day: a table, or cards on a phone. */
export function AppointmentTable(props: AppointmentTableProps) {
  const {
    caption,
    appointments,
    part,
    loading,
    empty,
    groupOf,
    isFresh,
    isCompact = false,
  } = props;
  const columns: Column<Appointment>[] = [
    {
      key: 'customer',
      title: 'Customer',
      render: (row) => <Customer appointment={row} isCompact={isCompact} />,
    },
    {
      key: 'service',
      title: 'Service',
      // Fits two long words on one line.
      ...(isCompact && { width: '124px' }),
      render: (row) => <Service appointment={row} isCompact={isCompact} />,
    },
    {
      key: 'when',
      title: 'Date & Time',
      // Fits the longest time range.
      ...(isCompact && { width: '172px' }),
      render: (row) => <When {...props} appointment={row} />,
    },
    { key: 'status', title: 'Status', render: ({ status }) => <Status status={status} /> },
    {
      key: 'actions',
      title: 'Actions',
      align: 'actions',
      width: isCompact ? '100px' : '176px',
      render: (row) => <Actions {...props} appointment={row} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      rows={appointments}
      part={part}
      columns={columns}
      rowKey={({ id }) => id}
      groupOf={groupOf}
      {...(isFresh && { isFresh })}
      tableFrom={isCompact ? 680 : 720}
      loading={loading}
      loadingText="Loading appointments..."
      empty={empty}
      card={(appointment) => <JobCard {...props} appointment={appointment} />}
    />
  );
}
