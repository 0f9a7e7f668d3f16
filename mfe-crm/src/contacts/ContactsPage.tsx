import { useExport } from '@clearcoat/sdk/query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SearchBox,
  Segmented,
} from '@clearcoat/ui/core';
import { useNearEnd } from '@clearcoat/ui/table';
import { useState } from 'react';
import { contactListQuery, type ContactFilter, type ContactVisits } from '../shared/contacts-api';
import { ContactDialog } from '../contact-form/ContactDialog';
import { ContactsMenu } from './ContactsMenu';
import { ContactsTable } from './ContactsTable';
import { SchedulePrompt } from './SchedulePrompt';
import { toastSaved, useActionNew, useContactDialog } from '../contact-form/use-contact-dialog';
import { useDeleteContact } from './use-delete-contact';
import { useListState } from './use-list-state';
import { useSchedulePrompt } from './use-schedule-prompt';
import styles from './ContactsPage.module.css';

/** Groups by the last visit; '' is everybody. */
const GROUPS = [
  { value: '', label: 'Everyone' },
  { value: 'due', label: 'Due' },
  { value: 'lapsed', label: 'Lapsed' },
  { value: 'never', label: 'Never came' },
] as const;

const NOBODY: Record<ContactVisits, { title: string; description: string }> = {
  due: {
    title: 'Nobody is due right now',
    description: 'Customers last here 2 to 8 months ago, with nothing booked, show up here.',
  },
  lapsed: {
    title: 'Nobody has lapsed',
    description: 'Customers last here more than 8 months ago, with nothing booked, show up here.',
  },
  never: {
    title: 'Everyone has been here',
    description: 'Customers without a finished job show up here.',
  },
};

interface NothingFoundProps {
  filter: ContactFilter;
  onReset: () => void;
  onSearchEverywhere: () => void;
}

/**
 * Empty result: the search looks at names, e-mails and phones first, and offers to search all
 * fields.
 */
function NothingFound({ filter, onReset, onSearchEverywhere }: NothingFoundProps) {
  if (!filter.search.trim()) {
    if (filter.visits)
      return (
        <EmptyState
          icon="contacts"
          {...NOBODY[filter.visits]}
          action={<Button onClick={onReset}>Show Everyone</Button>}
        />
      );
    return (
      <EmptyState
        icon="contacts"
        title="No contacts found"
        description="Your customers, their cars and what they've spent. Add your first one, or import a spreadsheet."
        action={<LinkButton to="/contacts/import">Import from a Spreadsheet</LinkButton>}
      />
    );
  }
  const isEverywhere = filter.in === undefined;
  return (
    <EmptyState
      icon="search"
      title="No contacts match your search"
      description={
        isEverywhere
          ? 'Nobody with that in their name, email, phone, vehicle, plate, address or notes.'
          : 'Nobody with that in their name, email or phone.'
      }
      action={
        isEverywhere ? (
          <Button onClick={onReset}>Show Everyone</Button>
        ) : (
          <Button onClick={onSearchEverywhere}>Search Vehicles, Plates, Addresses and Notes</Button>
        )
      }
    />
  );
}

/** Result count; capped for a search that finds thousands. */
function Count({ total, isCapped }: { total: number; isCapped: boolean }) {
  const count = total === 1 ? '1 contact' : `${total.toLocaleString('en-US')} contacts`;
  return (
    <p className={styles.count} role="status">
      {isCapped ? `More than ${count}` : count}
    </p>
  );
}

export default function ContactsPage() {
  const { filter, sort, setSearch, setSort, setVisits, reset, searchEverywhere } = useListState();
  const exporting = useExport();
  const dialog = useContactDialog();
  const prompt = useSchedulePrompt();
  const [freshId, setFreshId] = useState<string>();
  const { remove, removing } = useDeleteContact();
  const query = useInfiniteQuery({
    ...contactListQuery({ ...filter, sort }),
    placeholderData: keepPreviousData,
  });
  useActionNew(dialog.add);
  const more = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  const pages = query.data?.pages ?? [];
  // No automatic retry after a failure, which would loop; the person retries.
  const end = useNearEnd(pages.length, () => !query.isFetchNextPageError && more());
  const contacts = pages
    .flatMap((page) => page.contacts)
    .filter(({ id }) => !removing.includes(id));

  return (
    <>
      <PageHeader
        title="Contacts"
        subtitle="Manage your customer database"
        more={<ContactsMenu filter={filter} exporting={exporting} />}
        action={
          <Button variant="primary" icon="plus" onClick={dialog.add}>
            Add Contact
          </Button>
        }
      />
      {exporting.progress !== undefined && (
        <div className={styles.exporting}>
          <Alert type="info" title="Preparing your file…">
            <span aria-live="off">{exporting.progress}</span>
          </Alert>
        </div>
      )}
      <div className={styles.tools}>
        <SearchBox
          label="Search contacts"
          placeholder="Search contacts..."
          value={filter.search}
          onChange={setSearch}
        />
        <Segmented
          label="Visits"
          options={GROUPS}
          value={filter.visits ?? ''}
          onChange={(visits) => setVisits(visits || undefined)}
        />
        {pages[0] && contacts.length > 0 && <Count {...pages[0]} />}
      </div>
      <Card padding="none">
        {query.isError && contacts.length === 0 ? (
          <ErrorState
            title="Couldn't load your contacts"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ContactsTable
            contacts={contacts}
            loading={query.isPending}
            freshId={freshId}
            empty={
              <NothingFound filter={filter} onReset={reset} onSearchEverywhere={searchEverywhere} />
            }
            sort={sort}
            onSortChange={setSort}
            onEdit={dialog.edit}
            onDelete={(contact) => void remove(contact)}
          />
        )}
      </Card>
      {query.hasNextPage && (
        <div className={styles.more} ref={end}>
          {query.isFetchNextPageError ? (
            <Alert type="error" action={<Button onClick={more}>Retry</Button>}>
              Couldn&apos;t load the next contacts. Please try again.
            </Alert>
          ) : (
            <Button loading={query.isFetchingNextPage} onClick={more}>
              Load More
            </Button>
          )}
        </div>
      )}
      <ContactDialog
        open={dialog.open}
        contact={dialog.contact}
        onClose={dialog.close}
        onSaved={(contact) => {
          toastSaved(contact, !dialog.contact);
          if (dialog.contact) return;
          setFreshId(contact.id);
          prompt.offer(contact);
        }}
      />
      {prompt.contact && (
        <SchedulePrompt open={prompt.open} contact={prompt.contact} onClose={prompt.close} />
      )}
    </>
  );
}
