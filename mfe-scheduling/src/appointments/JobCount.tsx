import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { JobListQuery } from '../shared/appointments-api';
import styles from './AppointmentsPage.module.css';

/** Total count of a list, not only of the loaded pages. */
export function JobCount({ query }: { query: JobListQuery }) {
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const count = data?.pages[0]?.total ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.count} role="status">
      {count === 1 ? '1 appointment' : `${count.toLocaleString('en-US')} appointments`}
    </p>
  );
}
