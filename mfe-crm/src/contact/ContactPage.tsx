import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import {
  BackLink,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonForm,
  SkeletonTable,
} from '@clearcoat/ui/core';
import {
  contactQuery,
  knownContact,
  type Contact,
  type ContactDetails,
} from '../shared/contacts-api';
import { ContactDialog } from '../contact-form/ContactDialog';
import { toastSaved, useContactDialog } from '../contact-form/use-contact-dialog';
import { ContactAside } from './ContactAside';
import { ContactHead } from './ContactHead';
import { ContactHistory } from './ContactHistory';
import styles from './ContactPage.module.css';

const BACK = { to: '/contacts', label: 'Contacts' };

interface PersonProps {
  /** As the list knows them, until the rest is there. */
  contact: Contact;
  history: ContactDetails['history'] | undefined;
}

function Person({ contact, history }: PersonProps) {
  const dialog = useContactDialog();
  const edit = () => dialog.edit(contact);
  return (
    <>
      <BackLink {...BACK} />
      <ContactHead contact={contact} history={history} onEdit={edit} />
      <div className={styles.columns}>
        <Card title="History" padding={history?.length === 0 ? 'normal' : 'none'}>
          {history ? (
            <ContactHistory visits={history} contactId={contact.id} />
          ) : (
            <SkeletonTable label="Loading history..." avatar={false} rows={5} />
          )}
        </Card>
        <ContactAside contact={contact} history={history ?? []} onEdit={edit} />
      </div>
      <ContactDialog
        open={dialog.open}
        contact={dialog.contact}
        onClose={dialog.close}
        onSaved={(saved) => toastSaved(saved, false)}
      />
    </>
  );
}

function NotThere() {
  return (
    <>
      <PageHeader title="Contact" back={BACK} />
      <Card>
        <EmptyState
          icon="contacts"
          title="This contact isn't here"
          description="It may have been deleted. Everyone else is in your contacts."
          action={<LinkButton to="/contacts">Go to Contacts</LinkButton>}
        />
      </Card>
    </>
  );
}

export default function ContactPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(contactQuery(id));
  if (error instanceof ApiError && error.status === 404 && !data) return <NotThere />;
  const known = data ?? knownContact(client, id);
  if (known && (data || !isError)) return <Person contact={known} history={data?.history} />;
  return (
    <>
      <PageHeader title="Contact" back={BACK} />
      <Card>
        {isError ? (
          <ErrorState
            title="Couldn't load this contact"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonForm label="Loading contact..." fields={4} />
        )}
      </Card>
    </>
  );
}
