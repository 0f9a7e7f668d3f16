import { useCan } from '@clearcoat/sdk';
import { Button, Card, IconButton } from '@clearcoat/ui/core';
import { useState } from 'react';
import { ConsentDialog } from '../consent/ConsentDialog';
import { MessagesCard } from '../inbox/MessagesCard';
import { PlacesCard } from '../places/PlacesCard';
import type { Contact, ContactDetails } from '../shared/contacts-api';
import styles from './ContactAside.module.css';
import { ContactFacts } from './ContactFacts';
import { RepeatsCard } from './RepeatsCard';

interface ContactAsideProps {
  contact: Contact;
  /** Undefined while loading. */
  details: ContactDetails | undefined;
  onEdit: () => void;
}

/** Pinned notes for the crew. */
function Notes({ text, onEdit }: { text: string; onEdit: () => void }) {
  return (
    <Card
      title="Notes"
      className={styles.notes}
      extra={<IconButton icon="edit" label="Edit Notes" onClick={onEdit} />}
    >
      <p className={styles.text}>{text}</p>
    </Card>
  );
}

/** Sidebar of a contact: notes, repeating jobs, messages, addresses and contact details. */
export function ContactAside({ contact, details, onEdit }: ContactAsideProps) {
  const [isAsking, setIsAsking] = useState(false);
  const canReadMessages = useCan('messages:read');
  return (
    <div className={styles.aside}>
      {contact.notes && <Notes text={contact.notes} onEdit={onEdit} />}
      <RepeatsCard history={details?.history ?? []} />
      {canReadMessages && <MessagesCard contactId={contact.id} />}
      <PlacesCard contactId={contact.id} places={details?.places} />
      <Card
        title="Details"
        extra={
          <Button icon="edit" size="small" onClick={onEdit}>
            Edit Contact
          </Button>
        }
      >
        <ContactFacts contact={details ?? contact} />
        {details && (
          <p className={styles.consent}>
            <Button size="small" onClick={() => setIsAsking(true)}>
              Change Consent
            </Button>
          </p>
        )}
      </Card>
      {details && (
        <ConsentDialog open={isAsking} contact={details} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
