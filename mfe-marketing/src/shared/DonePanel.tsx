import type { ReactNode } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import styles from './DonePanel.module.css';

/** Moves the focus from the replaced form to the panel. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface DonePanelProps {
  title: string;
  /** Result and next step. */
  text: ReactNode;
  /** Link to continue. */
  action: ReactNode;
}

/** Confirmation that replaces a submitted form. */
export function DonePanel({ title, text, action }: DonePanelProps) {
  return (
    <div className={styles.done}>
      <span className={styles.mark}>
        <Icon name="check" size={34} />
      </span>
      <h2 ref={takeFocus} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
