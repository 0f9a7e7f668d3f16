import { formatDate, Link, useToday } from '@clearcoat/sdk';
import { Card } from '@clearcoat/ui/core';
import type { ContactDetails } from '../shared/contacts-api';
import { repeatsOf } from './repeats';
import styles from './RepeatsCard.module.css';

const often = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);

/**
 * A customer's repeating appointments. Each links to its next one, where it can be skipped, moved
 * or stopped.
 */
export function RepeatsCard({ history }: { history: ContactDetails['history'] }) {
  const repeats = repeatsOf(history, useToday());
  if (repeats.length === 0) return null;
  return (
    <Card title="Repeats" extra={<Link to="/appointments/repeats">All repeating jobs</Link>}>
      <ul className={styles.list}>
        {repeats.map(({ id, everyWeeks, job, isNext }) => (
          <li key={id}>
            <p className={styles.what}>
              {often(everyWeeks)} · {job.service}
            </p>
            <Link to={`/appointments/${job.id}`}>
              {isNext ? 'Next' : 'Last'} {formatDate(job.date)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
