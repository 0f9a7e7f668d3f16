import { formatDate, formatMoney, Link } from '@clearcoat/sdk';
import { EmptyState, StatusTag } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import type { ContactDetails } from '../shared/contacts-api';
import styles from './ContactHistory.module.css';

type Visit = ContactDetails['history'][number];

function VisitDate({ visit }: { visit: Visit }) {
  return (
    <Link to={`/appointments/edit/${encodeURIComponent(visit.id)}`} className={styles.date}>
      <time dateTime={`${visit.date}T${visit.startTime}`}>
        {formatDate(visit.date)}, {visit.startTime}
      </time>
    </Link>
  );
}

const columns: Column<Visit>[] = [
  { key: 'date', title: 'Date', render: (visit) => <VisitDate visit={visit} /> },
  { key: 'service', title: 'Service', render: ({ service }) => service },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusTag status={status} /> },
  { key: 'price', title: 'Price', align: 'right', render: ({ price }) => formatMoney(price) },
];

/** A customer's appointments, the latest first. */
export function ContactHistory({ visits }: { visits: readonly Visit[] }) {
  return (
    <DataTable
      caption="Appointments of this customer"
      rows={visits}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon="appointments"
          title="No appointments yet"
          description="What you schedule for this customer will stand here."
        />
      }
      card={(visit) => (
        <div className={styles.card}>
          <VisitDate visit={visit} />
          <StatusTag status={visit.status} />
          <span>{visit.service}</span>
          <span className={styles.price}>{formatMoney(visit.price)}</span>
        </div>
      )}
    />
  );
}
