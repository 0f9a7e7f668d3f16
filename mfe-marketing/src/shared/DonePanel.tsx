import type { ReactNode } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import styles from './DonePanel.module.css';

/** The panel takes a form's place, and with it the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface DonePanelProps {
  title: string;
  /** What happened and what comes next. */
  text: ReactNode;
  /** Where to go from here. */
  action: ReactNode;
}

/** What stands in the place of a form that has arrived. */
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
