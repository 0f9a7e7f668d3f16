import { useId, type ReactNode } from 'react';
import styles from './cards.module.css';

export interface Control {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  error?: string | undefined;
  /** Whether the field takes the card's full width. */
  isWide?: boolean;
  children: (control: Control) => ReactNode;
}

/** A labelled control of a card with its error. */
export function Field({ label, error, isWide, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={isWide ? styles.wide : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
