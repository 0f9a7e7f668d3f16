import { formatMoney, Link, phoneHref, useNavigate } from '@clearcoat/sdk';
import { IconButton, StatusTag } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import type { ReactNode } from 'react';
import type { Appointment } from './appointments-api';
import { describe } from './display';
import { canCancel } from './status';
import styles from './AppointmentTable.module.css';
import { CancelButton } from './CancelButton';

interface AppointmentTableProps {
  caption: string;
  appointments: readonly Appointment[];
  loading: boolean;
  empty: ReactNode;
  /** Where editing one leads. */
  editPath: (id: string) => string;
  onCancel: (appointment: Appointment) => void;
  cancellingId: string | undefined;
}

function Customer({ appointment }: { appointment: Appointment }) {
  const { customer, phone } = describe(appointment);
  return (
    <div className={styles.lines}>
      {appointment.contactId ? (
        <Link to={`/contacts/${encodeURIComponent(appointment.contactId)}`}>{customer}</Link>
      ) : (
        <span>{customer}</span>
      )}
      {appointment.customer?.phone ? (
        <a href={phoneHref(phone)} className={styles.phone}>
          {phone}
        </a>
      ) : (
        <span className={styles.quiet}>{phone}</span>
      )}
    </div>
  );
}

function Service({ appointment: { service, price } }: { appointment: Appointment }) {
  return (
    <div className={`${styles.lines} ${styles.line}`}>
      <span>{service}</span>
      <span className={styles.quiet}>{formatMoney(price)}</span>
    </div>
  );
}

function When({ appointment }: { appointment: Appointment }) {
  const { date, time } = describe(appointment);
  return (
    <div className={`${styles.lines} ${styles.line}`}>
      <span className={styles.date}>{date}</span>
      <span className={styles.quiet}>{time}</span>
    </div>
  );
}

function Actions({
  appointment,
  editPath,
  onCancel,
  cancellingId,
}: { appointment: Appointment } & Pick<
  AppointmentTableProps,
  'editPath' | 'onCancel' | 'cancellingId'
>) {
  const navigate = useNavigate();
  const { customer } = describe(appointment);
  return (
    <div className={styles.actions}>
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

/** Appointments as a table, on a phone as cards. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { caption, appointments, loading, empty } = props;
  const actions = (appointment: Appointment) => <Actions {...props} appointment={appointment} />;
  const columns: Column<Appointment>[] = [
    { key: 'customer', title: 'Customer', render: (row) => <Customer appointment={row} /> },
    { key: 'service', title: 'Service', render: (row) => <Service appointment={row} /> },
    { key: 'when', title: 'Date & Time', render: (row) => <When appointment={row} /> },
    { key: 'status', title: 'Status', render: ({ status }) => <StatusTag status={status} /> },
    { key: 'actions', title: 'Actions', width: '112px', render: actions },
  ];
  return (
    <DataTable
      caption={caption}
      rows={appointments}
      columns={columns}
      rowKey={({ id }) => id}
      tableFrom={568}
      loading={loading}
      loadingText="Loading appointments..."
      empty={empty}
      card={(appointment) => (
        <div className={styles.card}>
          <When appointment={appointment} />
          <StatusTag status={appointment.status} />
          <Customer appointment={appointment} />
          {actions(appointment)}
          <Service appointment={appointment} />
        </div>
      )}
    />
  );
}
