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
import {
  Button,
  IconButton,
  reachItems,
  ReachLinks,
  RowMenu,
  StatusTag,
  Swatch,
} from '@clearcoat/ui/core';
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
  /** Names the crew of each appointment. Default: false, as in a business with one crew. */
  hasCrews?: boolean;
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
          {phone}
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
const Status = ({ status, look }: { status: string; look?: 'dot' }) => (
  <span key={status} className={styles.status}>
    <StatusTag status={status} look={look} />
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

/** Crew and street; the group's head has the date. */
function Where({ appointment, hasCrews }: JobProps & { hasCrews: boolean }) {
  const { crew, place } = appointment;
  const name = hasCrews && crew?.name;
  const street = place?.street;
  if (!name && !street) return null;
  return (
    <span className={`${styles.quiet} ${styles.where}`}>
      {name && <Swatch colour={crew.colour} size={8} />}
      {name}
      {street && (
        <span className={styles.street} title={street}>
          {name && '· '}
          {street}
        </span>
      )}
    </span>
  );
}

type WhenProps = JobProps & Pick<AppointmentTableProps, 'besides' | 'isCompact' | 'hasCrews'>;

function When({ appointment, besides, isCompact, hasCrews = false }: WhenProps) {
  const { date, time } = describe(appointment);
  return (
    <div className={`${styles.lines} ${isCompact ? styles.compact : ''}`}>
      {/* Non-breaking spaces, so that a range breaks only between its ends. */}
      <Link to={jobPath(appointment.id)} className={styles.time} title={`${date}, ${time}`}>
        {time.replaceAll(' ', '\u00a0')}
      </Link>
      <span className="cc-visually-hidden">{date}</span>
      <Where appointment={appointment} hasCrews={hasCrews} />
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

/** Actions of a card: call, and a menu with the others. */
function CardActions({
  appointment,
  editPath,
  onCancel,
  cancellingId,
}: AppointmentTableProps & JobProps) {
  const navigate = useNavigate();
  const { customer, phone: shownPhone } = describe(appointment);
  const { id, place } = appointment;
  const phone = appointment.customer?.phone;
  const directionsUrl = place?.directionsUrl;
  const edit = {
    ...{ key: 'edit', label: 'Edit', icon: 'edit' as const },
    onSelect: () => void navigate(editPath(id)),
  };
  const cancel = {
    ...{ key: 'cancel', label: 'Cancel Appointment', icon: 'ban' as const, danger: true },
    onSelect: () => onCancel(appointment),
  };
  return (
    <span className={styles.cardActions}>
      <ReachLinks look="icons" ways={['call']} name={`${customer}, ${shownPhone}`} phone={phone} />
      <RowMenu
        label={`More about ${customer}'s job`}
        loading={cancellingId === id}
        items={[
          ...reachItems({ phone, directionsUrl }).filter(({ key }) => key !== 'call'),
          edit,
          ...(canCancel(appointment.status) ? (['divider', cancel] as const) : []),
        ]}
      />
    </span>
  );
}

/** Card on a phone: vehicle, customer and actions, with status, time and service below. */
function JobCard(props: AppointmentTableProps & JobProps) {
  const { appointment, besides, above, isCompact = false, hasCrews = false } = props;
  const { time, vehicle } = describe(appointment);
  const { service, status, crew } = appointment;
  return (
    <>
      {above?.(appointment)}
      <div className={styles.card} data-status={status}>
        <VehicleChip vehicle={vehicle} size="small" />
        <div className={styles.lines}>
          <Name appointment={appointment} />
        </div>
        <CardActions {...props} />
        <div className={styles.facts}>
          <Status status={status} look="dot" />
          <Link to={jobPath(appointment.id)} className={styles.job}>
            {time.replaceAll(' ', '\u00a0')}
          </Link>
          <span title={service}>{service}</span>
          {hasCrews && crew && <span>{crew.name}</span>}
          <Clash appointment={appointment} besides={besides} />
        </div>
        {!isCompact && <NextStep appointment={appointment} />}
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
