import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@clearcoat/api-client';
import { Navigate, useParams } from '@clearcoat/sdk';
import { BackLink, Card, EmptyState, ErrorState, LinkButton, PageHeader } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import {
  contactQuery,
  knownContact,
  type Contact,
  type ContactDetails,
} from '../shared/contacts-api';
import { Garage } from '../vehicles/Garage';
import { ContactDialog } from '../contact-form/ContactDialog';
import { toastSaved, useContactDialog } from '../contact-form/use-contact-dialog';
import { contactPath } from '../shared/contact-path';
import { MergeDialog } from '../merging/MergeDialog';
import { ContactAside } from './ContactAside';
import { ContactHead } from './ContactHead';
import { ContactSkeleton } from './ContactSkeleton';
import { HistoryCard } from './HistoryCard';
import { useChosenVehicle } from './use-chosen-vehicle';
import styles from './ContactPage.module.css';

const BACK = { to: '/contacts', label: 'Contacts' };

interface PersonProps {
  /** From the cached list until the details load. */
  contact: Contact;
  details: ContactDetails | undefined;
}

function Person({ contact, details }: PersonProps) {
  const dialog = useContactDialog();
  const edit = () => dialog.edit(contact);
  const [vehicleId, showJobs] = useChosenVehicle();
  const [isMerging, setIsMerging] = useState(false);
  return (
    <UnsavedGuard>
      <BackLink {...BACK} />
      <ContactHead
        contact={contact}
        details={details}
        onEdit={edit}
        onMerge={() => setIsMerging(true)}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Garage contactId={contact.id} details={details} onShowJobs={showJobs} />
          <HistoryCard details={details} vehicleId={vehicleId} onChoose={showJobs} />
        </div>
        <ContactAside contact={contact} details={details} onEdit={edit} />
      </div>
      <ContactDialog
        open={dialog.open}
        contact={dialog.contact}
        onClose={dialog.close}
        onSaved={(saved) => toastSaved(saved, false)}
      />
      <MergeDialog open={isMerging} kept={contact} onClose={() => setIsMerging(false)} />
    </UnsavedGuard>
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

/** Skeleton in the shape of {@link Person}, so that the layout does not shift. */
const Loading = () => (
  <>
    <BackLink {...BACK} />
    <h1 className="cc-visually-hidden" tabIndex={-1}>
      Contact
    </h1>
    <ContactSkeleton />
  </>
);

export default function ContactPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(contactQuery(id));
  if (error instanceof ApiError && error.status === 404 && !data) return <NotThere />;
  // The address of a merged contact redirects to the remaining one.
  if (data && data.id !== id) return <Navigate to={contactPath(data)} replace />;
  const known = data ?? knownContact(client, id);
  if (known && (data || !isError)) return <Person contact={known} details={data} />;
  if (!isError) return <Loading />;
  return (
    <>
      <PageHeader title="Contact" back={BACK} />
      <Card>
        <ErrorState
          title="Couldn't load this contact"
          error={error}
          onRetry={() => void refetch()}
        />
      </Card>
    </>
  );
}
