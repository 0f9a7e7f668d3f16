import { useExport } from '@clearcoat/sdk/query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Card,
  ErrorState,
  PageHeader,
  SearchBox,
  Segmented,
} from '@clearcoat/ui/core';
import { useNearEnd } from '@clearcoat/ui/table';
import { useState } from 'react';
import { MessagesLink } from '../inbox/MessagesLink';
import { contactListQuery } from '../shared/contacts-api';
import { ContactDialog } from '../contact-form/ContactDialog';
import { ContactsMenu } from './ContactsMenu';
import { ContactsTable } from './ContactsTable';
import { MakeSelect } from './MakeSelect';
import { NothingFound } from './NothingFound';
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
  const { filter, sort, setSearch, setSort, setVisits, setMake, reset, searchEverywhere } =
    useListState();
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
        more={
          <div className={styles.head}>
            <MessagesLink />
            <ContactsMenu filter={filter} exporting={exporting} />
          </div>
        }
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
        <MakeSelect value={filter.make ?? ''} onChange={setMake} />
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
