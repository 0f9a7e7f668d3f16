import { fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { formatDate, Link, type SlotProps } from '@clearcoat/sdk';
import { Avatar, Card, LinkButton, SkeletonLines } from '@clearcoat/ui/core';
import { PaintedVehicle } from '@clearcoat/ui/icons';
import styles from './RecentCustomers.module.css';

type RecentCustomersProps = SlotProps['dashboard.recentCustomers'];

/** The dashboard's text for a missing name. */
const NAMELESS = 'Unknown';

function CustomerList({ customers }: { customers: RecentCustomersProps['data'] }) {
  if (customers.length === 0) return <p className={styles.empty}>No recent customers</p>;
  return (
    <ul className={styles.list}>
      {customers.map(({ id, name, date, service, vehicle }) => (
        <li key={id} className={styles.customer}>
          <Avatar name={name || NAMELESS} />
          <div className={styles.who}>
            <Link to={`/contacts/${encodeURIComponent(id)}`} title={name}>
              {name || NAMELESS}
            </Link>
            <span className={styles.service} title={service}>
              {service || 'New customer'}
            </span>
          </div>
          <div className={styles.when}>
            {vehicle && <PaintedVehicle vehicle={vehicle.label} width={48} />}
            <time dateTime={date} className={styles.date}>
              {date ? formatDate(date) : 'No date'}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Recent customers on the dashboard. */
export function RecentCustomers({ data, isLoading }: RecentCustomersProps) {
  return (
    <Card title="Recent Customers" extra={<Link to="/contacts">View All</Link>}>
      {isLoading ? (
        <SkeletonLines label="Loading customers..." lines={5} />
      ) : (
        <CustomerList customers={fit(listOf(shapes.RecentCustomer), data)} />
      )}
      <div className={styles.add}>
        <LinkButton to="/contacts?action=new" icon="plus" block>
          Add New Customer
        </LinkButton>
      </div>
    </Card>
  );
}
