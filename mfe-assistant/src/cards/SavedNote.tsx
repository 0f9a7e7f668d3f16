import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import styles from './cards.module.css';

/** Result of a confirmed card. */
export function SavedNote({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the result.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={text} className={styles.done} role="status" tabIndex={-1}>
      <Icon name="check" size={18} />
      <span>{children}</span>
    </p>
  );
}

/** Result for an appointment, with a link to it. */
export function SavedAppointment({
  id,
  children,
}: {
  id: string | undefined;
  children: ReactNode;
}) {
  return (
    <SavedNote>
      {children} <Link to={`/appointments/${id}`}>View appointment</Link>
    </SavedNote>
  );
}
