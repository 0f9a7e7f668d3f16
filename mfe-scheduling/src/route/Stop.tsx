import { addressLines, formatTimeRange, Link } from '@clearcoat/sdk';
import { Facts, ReachLinks, StatusTag } from '@clearcoat/ui/core';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import { describe } from '../shared/display';
import { jobPath } from '../shared/job-path';
import { Way } from '../shared/Way';
import type { RouteStop } from './route-api';
import styles from './Route.module.css';

function Where({ place, job }: RouteStop) {
  const lines = place ? addressLines(place) : [];
  const where = lines.length > 0 ? lines.join(', ') : 'No address yet';
  return (
    <p className={styles.where} data-unknown={lines.length === 0 || undefined}>
      {job.place ? where : ['At the shop', ...lines].join(', ')}
      {place?.accessNotes && <span className={styles.access}>{place.accessNotes}</span>}
    </p>
  );
}

function Reach({ place, job }: RouteStop) {
  const { name, phone } = job.customer;
  return (
    <div className={styles.reach} data-print="no">
      <ReachLinks
        ways={['directions', 'call', 'text']}
        {...{ name, phone, directionsUrl: place?.directionsUrl }}
      />
    </div>
  );
}

/** Stop on a crew's route: time, customer, place and directions. */
export function Stop({ stop, number }: { stop: RouteStop; number: number }) {
  const { job } = stop;
  const { customer, vehicle } = describe(job);
  return (
    <li className={styles.stop} data-status={job.status}>
      <div className={styles.way}>
        <Way {...stop} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {job.status === 'completed' ? <Icon name="check" size={16} /> : number}
      </span>
      <div className={styles.words}>
        <p className={styles.time}>{formatTimeRange(job.startTime, job.endTime)}</p>
        <h2>
          <Link to={jobPath(job.id)}>{customer}</Link>
        </h2>
        <p className={styles.quiet}>
          <Facts facts={[job.service, vehicle]} />
        </p>
        <Where {...stop} />
        <Reach {...stop} />
      </div>
      <div className={styles.side}>
        <StatusTag status={job.status} />
        <VehicleChip vehicle={vehicle} />
      </div>
    </li>
  );
}
