import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { useCan } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import type { Draft } from '../conversation/drafts';
import { AppointmentCard } from './AppointmentCard';
import { CancelCard } from './CancelCard';
import styles from './cards.module.css';
import { CustomerCard } from './CustomerCard';
import { MessageCard } from './MessageCard';
import { MoveCard } from './MoveCard';
import { PriceCard } from './PriceCard';
import { StepCard } from './StepCard';

/** The customer's vehicle in its colour; nothing while unknown. */
function CustomerVehicle({ contactId }: { contactId: string }) {
  const canRead = useCan('contacts:read');
  const { data } = useQuery({
    queryKey: queryKeys.contact(contactId),
    queryFn: ({ signal }) =>
      callAs(
        shapes.ContactDetails,
        api.GET('/api/contacts/{id}', { params: { path: { id: contactId } }, signal }),
      ),
    enabled: canRead,
  });
  return data?.address ? <VehicleChip vehicle={data.address} size="small" /> : null;
}

const KINDS = {
  appointment: { icon: 'calendar', words: 'Drafted appointment' },
  message: { icon: 'chat', words: 'Drafted message' },
  move: { icon: 'calendar', words: 'New time for an appointment' },
  cancel: { icon: 'calendar', words: 'Appointment to cancel' },
  step: { icon: 'calendar', words: 'How far a job is' },
  customer: { icon: 'contacts', words: 'New customer' },
  price: { icon: 'revenue', words: 'New price for a service' },
} as const;

/** Customer whose vehicle appears beside the title. */
const contactOf = (draft: Draft): string | undefined =>
  draft.kind === 'appointment' || draft.kind === 'move'
    ? draft.drafted.payload.contactId
    : undefined;

function Frame({ draft, children }: { draft: Draft; children: ReactNode }) {
  const titleId = useId();
  const { icon, words } = KINDS[draft.kind];
  const contactId = contactOf(draft);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <p className={styles.kind}>
        <Icon name={icon} size={16} />
        {words}
      </p>
      <div className={styles.head}>
        {contactId !== undefined && <CustomerVehicle contactId={contactId} />}
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

function Body({ draft }: { draft: Draft }) {
  switch (draft.kind) {
    case 'appointment':
      return <AppointmentCard draft={draft} />;
    case 'message':
      return <MessageCard draft={draft} />;
    case 'move':
      return <MoveCard draft={draft} />;
    case 'cancel':
      return <CancelCard draft={draft} />;
    case 'step':
      return <StepCard draft={draft} />;
    case 'customer':
      return <CustomerCard draft={draft} />;
    case 'price':
      return <PriceCard draft={draft} />;
  }
}

/** A draft of the assistant; nothing is saved until the person confirms. */
export function DraftCard({ draft }: { draft: Draft }) {
  return (
    <Frame draft={draft}>
      <Body draft={draft} />
    </Frame>
  );
}
