import {
  formatDate,
  formatDay,
  formatMoney,
  formatTime,
  Link,
  useNavigate,
  useToday,
  type IsoDate,
} from '@clearcoat/sdk';
import { isCalledOff } from '@clearcoat/sdk/rules';
import { Button, EmptyState, LinkButton, StatusTag } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { useState } from 'react';
import { inOrder, partOf, recentOf, type Visit } from './history';
import styles from './ContactHistory.module.css';

const pathOf = ({ id }: Visit) => `/appointments/${encodeURIComponent(id)}`;

function When({ visit, today }: { visit: Visit; today: IsoDate }) {
  const { date, startTime } = visit;
  return (
    <Link to={pathOf(visit)} className={styles.when} title={formatDate(date)}>
      <time dateTime={`${date}T${startTime}`}>
        {formatDay(date, today)} <span className={styles.time}>{formatTime(startTime)}</span>
      </time>
    </Link>
  );
}

/** Status tag, except for completed visits. */
const Status = ({ visit: { status } }: { visit: Visit }) =>
  status === 'completed' ? null : <StatusTag status={status} />;

const Price = ({ visit: { status, price } }: { visit: Visit }) => (
  <span className={isCalledOff(status) ? styles.gone : undefined}>
    {formatMoney(price, 'always')}
  </span>
);

/** Service, with the vehicle if the customer has several. */
const What = ({
  visit: { service, vehicle },
  isOfSeveral,
}: {
  visit: Visit;
  isOfSeveral: boolean;
}) => (
  <span className={styles.what}>
    <span className={styles.service} title={service}>
      {service}
    </span>
    {isOfSeveral && vehicle && (
      <span className={styles.vehicle} title={vehicle.label}>
        {vehicle.label}
      </span>
    )}
  </span>
);

const columnsOf = (today: IsoDate, isOfSeveral: boolean): Column<Visit>[] => [
  {
    key: 'date',
    title: 'Date',
    width: '196px',
    render: (visit) => <When visit={visit} today={today} />,
  },
  {
    key: 'service',
    title: 'Service',
    render: (visit) => <What visit={visit} isOfSeveral={isOfSeveral} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: '128px',
    render: (visit) => <Status visit={visit} />,
  },
  {
    key: 'price',
    title: 'Price',
    align: 'right',
    width: '128px',
    render: (visit) => <Price visit={visit} />,
  },
];

interface ContactHistoryProps {
  visits: readonly Visit[];
  contactId: string;
  /** Whether rows name the vehicle. */
  isOfSeveral: boolean;
}

/**
 * A customer's appointments: upcoming ones, then past ones by year with their revenue. Old
 * ones show on request.
 */
export function ContactHistory({ visits, contactId, isOfSeveral }: ContactHistoryProps) {
  const navigate = useNavigate();
  const today = useToday();
  const [isAll, setIsAll] = useState(false);
  const rows = isAll ? inOrder(visits, today) : recentOf(visits, today);
  return (
    <div className={styles.history}>
      <DataTable
        caption="Appointments of this customer"
        tableFrom={560}
        rows={rows}
        columns={columnsOf(today, isOfSeveral)}
        rowKey={({ id }) => id}
        headingLevel={3}
        groupOf={(visit) => {
          const { key, name, sum } = partOf(visit, visits, today);
          const head = (
            <span className={styles.part}>
              {name} <span>{sum}</span>
            </span>
          );
          return { key, head };
        }}
        onRowClick={(visit) => void navigate(pathOf(visit))}
        empty={
          <EmptyState
            icon="car-side"
            title="No appointments yet"
            description="This customer's appointments show up here."
            action={
              <LinkButton to={`/appointments/new?contactId=${encodeURIComponent(contactId)}`}>
                Schedule a Job
              </LinkButton>
            }
          />
        }
        card={(visit) => (
          <div className={styles.card}>
            <When visit={visit} today={today} />
            <Price visit={visit} />
            <What visit={visit} isOfSeveral={isOfSeveral} />
            <Status visit={visit} />
          </div>
        )}
      />
      {rows.length < visits.length && (
        <div className={styles.all} data-print="no">
          <Button onClick={() => setIsAll(true)}>{`Show all ${visits.length}`}</Button>
        </div>
      )}
    </div>
  );
}
