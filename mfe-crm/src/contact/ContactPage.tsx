import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { formatDate, formatMoney, useParams } from '@clearcoat/sdk';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonCards,
  SkeletonLines,
  StatCard,
} from '@clearcoat/ui/core';
import { contactQuery, type ContactDetails } from '../shared/contacts-api';
import { ContactDialog } from '../contact-form/ContactDialog';
import { ContactFacts } from './ContactFacts';
import { ContactHistory } from './ContactHistory';
import { announceSaved, useContactDialog } from '../contact-form/use-contact-dialog';
import styles from './ContactPage.module.css';

const BACK = { to: '/contacts', label: 'Contacts' };

function Totals({ contact }: { contact: ContactDetails }) {
  const { totalSpent, lastAppointment, upcomingAppointments } = contact;
  return (
    <div className={styles.totals}>
      <StatCard label="Total Spent" value={formatMoney(totalSpent)} />
      <StatCard label="Coming Up" value={String(upcomingAppointments)} />
      <StatCard
        label="Last Visit"
        value={lastAppointment ? formatDate(lastAppointment) : 'Never'}
      />
    </div>
  );
}

function Details({ contact }: { contact: ContactDetails }) {
  const dialog = useContactDialog();
  return (
    <>
      <PageHeader
        title={contact.name}
        back={BACK}
        action={
          <LinkButton
            to={`/appointments/new?contactId=${encodeURIComponent(contact.id)}`}
            variant="primary"
            icon="plus"
          >
            Schedule Appointment
          </LinkButton>
        }
      />
      <div className={styles.sections}>
        <Totals contact={contact} />
        <Card
          title="Details"
          extra={
            <Button icon="edit" onClick={() => dialog.edit(contact)}>
              Edit Contact
            </Button>
          }
        >
          <ContactFacts contact={contact} />
        </Card>
        <Card title="History" padding={contact.history.length > 0 ? 'none' : 'normal'}>
          <ContactHistory visits={contact.history} />
        </Card>
      </div>
      <ContactDialog
        open={dialog.open}
        contact={dialog.contact}
        onClose={dialog.close}
        onSaved={(saved) => announceSaved(saved, false)}
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
  const query = useQuery(contactQuery(id));
  if (query.data) return <Details contact={query.data} />;
  if (query.error instanceof ApiError && query.error.status === 404) return <NotThere />;
  return (
    <>
      <PageHeader title="Contact" back={BACK} />
      {query.isError ? (
        <Card>
          <ErrorState
            title="Couldn't load this contact"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Card>
      ) : (
        <div className={styles.sections}>
          <SkeletonCards label="Loading contact..." cards={3} />
          <Card>
            <SkeletonLines label="Loading history..." lines={5} />
          </Card>
        </div>
      )}
    </>
  );
}
