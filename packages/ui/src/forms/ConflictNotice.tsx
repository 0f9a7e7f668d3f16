import { ago } from '@clearcoat/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../base/Alert';
import styles from './ConflictNotice.module.css';
import { RadioGroup } from './RadioGroup';

export type Side = 'yours' | 'theirs';

/** A field with a conflict, with readable values. */
export interface ConflictField {
  name: string;
  label: string;
  yours: string;
  theirs: string;
  chosen: Side;
}

/** Author and time of the other change; null for a deleted person. */
export interface ConflictChange {
  by: string | null;
  at: string;
}

export interface ConflictNoticeProps {
  /** Default: unknown. */
  changed?: ConflictChange;
  fields: readonly ConflictField[];
  /** Labels of the fields taken over from the other person without asking. */
  taken: readonly string[];
  onChoose: (name: string, side: Side) => void;
}

const side = (whose: string, text: string): ReactNode => (
  <span className={styles.side}>
    <span className={styles.whose}>{whose}:</span> <span className={styles.text}>{text}</span>
  </span>
);

/** 'Kim Lo changed this 2 minutes ago.' */
function titleOf(changed: ConflictChange | undefined): string {
  const by = changed?.by ?? 'Somebody else';
  const when = changed?.by ? ago(changed.at) : undefined;
  return `${by} changed this ${when ?? 'while you were editing'}.`;
}

/**
 * Conflict notice: another person's changes beside those in the form, chosen field by field. Your
 * own are preselected. The form's own button then saves.
 *
 * @example <ConflictNotice fields={fields} taken={['Phone Number']} onChoose={choose} />
 */
export function ConflictNotice({ changed, fields, taken, onChoose }: ConflictNoticeProps) {
  const place = useRef<HTMLElement>(null);
  // Moves the focus here from the pressed button below.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={styles.notice} aria-label="Changed meanwhile">
      <Alert type="warning" title={titleOf(changed)}>
        Your text is still here.{' '}
        {fields.length > 0 ? 'Choose what to keep, then save again.' : 'Please save again.'}
        {taken.length > 0 && (
          <p className={styles.taken}>Taken over from them: {taken.join(', ')}.</p>
        )}
      </Alert>
      {fields.map(({ name, label, yours, theirs, chosen }) => (
        <div key={name} className={styles.field}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          <RadioGroup
            aria-label={`Which ${label} to keep`}
            value={chosen}
            onChange={(value) => onChoose(name, value as Side)}
            options={[
              { value: 'yours', label: side('Yours', yours) },
              { value: 'theirs', label: side('Theirs', theirs) },
            ]}
          />
        </div>
      ))}
    </section>
  );
}
