import { formatDate, phoneHref, useToday } from '@clearcoat/sdk';
import { Button, Card, IconButton, LinkButton } from '@clearcoat/ui/core';
import { PlacesCard } from '../places/PlacesCard';
import type { Contact, ContactDetails } from '../shared/contacts-api';
import styles from './ContactAside.module.css';
import { ContactFacts } from './ContactFacts';
import { habitOf } from './history';
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

const often = (days: number) => (days === 1 ? 'Every day' : `Every ${days} days`);

interface UsuallyProps {
  contact: Contact;
  history: ContactDetails['history'];
}

function Usually({ contact, history }: UsuallyProps) {
  const habit = habitOf(history, useToday());
  if (!habit) return null;
  const { everyDays, service, dueSince } = habit;
  return (
    <Card title="Usually">
      <p>
        {often(everyDays)}
        {service && ` · ${service}`}
      </p>
      {dueSince && (
        <div className={styles.due}>
          <p>Due since {formatDate(dueSince)}</p>
          {contact.phone && (
            <LinkButton to={phoneHref(contact.phone, 'sms')} size="small" icon="message">
              Message
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}

/** Sidebar of a contact: notes, usual service, vehicles, addresses and contact details. */
export function ContactAside({ contact, details, onEdit }: ContactAsideProps) {
  return (
    <div className={styles.aside}>
      {contact.notes && <Notes text={contact.notes} onEdit={onEdit} />}
      <Usually contact={contact} history={details?.history ?? []} />
      <RepeatsCard history={details?.history ?? []} />
      <PlacesCard contactId={contact.id} places={details?.places} />
      <Card
        title="Details"
        extra={
          <Button icon="edit" size="small" onClick={onEdit}>
            Edit Contact
          </Button>
        }
      >
        <ContactFacts contact={contact} />
      </Card>
    </div>
  );
}
