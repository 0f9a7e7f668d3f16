import { Icon } from '@clearcoat/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import styles from './AppointmentLists.module.css';

/** Jobs that were cancelled before their day: past for the books, but not what one looks for there. */
export function CancelledAhead({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
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
        Cancelled ahead ({count})
      </button>
      <div id={id}>{isOpen && children}</div>
    </>
  );
}
