import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Content at the right of the title: a link, a button. */
  extra?: ReactNode;
  children: ReactNode;
  /** Level of the title; 3 below another heading. Default: 2. */
  headingLevel?: 2 | 3;
  /** 'none' lets a table or list reach the card's edges. */
  padding?: 'normal' | 'none';
  className?: string;
}

/**
 * A white, borderless surface for one topic; with a title it is a region of that name. Never nest
 * cards.
 *
 * @example <Card title="Appointment Details"><AppointmentForm /></Card>
 */
export function Card({ title, extra, children, headingLevel = 2, padding, className }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Element = title ? 'section' : 'div';
  return (
    <Element
      className={[styles.card, className].filter(Boolean).join(' ')}
      aria-labelledby={title ? titleId : undefined}
      data-card
    >
      {(title || extra) && (
        <div className={styles.head}>
          {title && (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          )}
          {extra}
        </div>
      )}
      <div className={padding === 'none' ? styles.flush : styles.body}>{children}</div>
    </Element>
  );
}
