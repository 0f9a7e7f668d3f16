import { useId, type ReactNode } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import type { Draft } from '../conversation/drafts';
import { AppointmentCard } from './AppointmentCard';
import styles from './cards.module.css';
import { MessageCard } from './MessageCard';

function Frame({ draft, children }: { draft: Draft; children: ReactNode }) {
  const titleId = useId();
  const isAppointment = draft.kind === 'appointment';
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <p className={styles.kind}>
        <Icon name={isAppointment ? 'calendar' : 'chat'} size={16} />
        {isAppointment ? 'Drafted appointment' : 'Drafted message'}
      </p>
      <h3 id={titleId} className={styles.title}>
        {draft.title}
      </h3>
      {draft.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {draft.warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning" size={16} />
              {warning}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Something the assistant drafted: it happens only when the person confirms it. */
export function DraftCard({ draft }: { draft: Draft }) {
  return (
    <Frame draft={draft}>
      {draft.kind === 'appointment' ? (
        <AppointmentCard draft={draft} />
      ) : (
        <MessageCard draft={draft} />
      )}
    </Frame>
  );
}
