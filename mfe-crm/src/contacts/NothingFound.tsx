import { Button, EmptyState, LinkButton } from '@clearcoat/ui/core';
import type { ContactFilter, ContactVisits } from '../shared/contacts-api';

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
export function NothingFound({ filter, onReset, onSearchEverywhere }: NothingFoundProps) {
  if (!filter.search.trim()) {
    if (filter.make)
      return (
        <EmptyState
          icon="car"
          title={filter.visits ? `No ${filter.make} in this group` : `No ${filter.make} yet`}
          description="Customers with a vehicle of this make show up here."
          action={<Button onClick={onReset}>Show Everyone</Button>}
        />
      );
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
