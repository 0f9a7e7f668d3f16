import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import { useCan } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import type { Draft } from '../conversation/drafts';
import { AppointmentCard } from './AppointmentCard';
import styles from './cards.module.css';
import { MessageCard } from './MessageCard';

/** Whose car it is about, in its own paint; nothing while that is not known. */
function CustomerVehicle({ contactId }: { contactId: string }) {
  const canRead = useCan('contacts:read');
  const { data } = useQuery({
    queryKey: queryKeys.contact(contactId),
    queryFn: ({ signal }) =>
      call(api.GET('/api/contacts/{id}', { params: { path: { id: contactId } }, signal })),
    enabled: canRead,
  });
  return data?.address ? <VehicleChip vehicle={data.address} size="small" /> : null;
}

function Frame({ draft, children }: { draft: Draft; children: ReactNode }) {
  const titleId = useId();
  const isAppointment = draft.kind === 'appointment';
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <p className={styles.kind}>
        <Icon name={isAppointment ? 'calendar' : 'chat'} size={16} />
        {isAppointment ? 'Drafted appointment' : 'Drafted message'}
      </p>
      <div className={styles.head}>
        {draft.kind === 'appointment' && (
          <CustomerVehicle contactId={draft.drafted.payload.contactId} />
        )}
        <h3 id={titleId} className={styles.title}>
          {draft.title}
        </h3>
      </div>
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
