import { useInfiniteQuery } from '@tanstack/react-query';
import { Icon } from '@clearcoat/ui/icons';
import { useId, useState } from 'react';
import type { JobListQuery } from '../shared/appointments-api';
import styles from './AppointmentLists.module.css';
import { JobPages, type RowProps } from './JobPages';

/**
 * Appointments cancelled before their date. They are past, but not what people look for in that
 * list.
 */
export function CancelledAhead({ query, rows }: { query: JobListQuery; rows: RowProps }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { data } = useInfiniteQuery(query);
  const count = data?.pages[0]?.total ?? 0;
  if (count === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.ahead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} />
        Cancelled ahead ({count.toLocaleString('en-US')})
      </button>
      <div id={id}>
        {isOpen && <JobPages {...rows} query={query} caption="Cancelled ahead" empty={null} />}
      </div>
    </>
  );
}
