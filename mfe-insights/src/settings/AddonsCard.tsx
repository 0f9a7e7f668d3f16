import { formatMoney, useCan } from '@clearcoat/sdk';
import {
  Button,
  Card,
  EmptyState,
  Entry,
  EntryList,
  ErrorState,
  RowMenu,
  SkeletonTable,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saidMinutes } from '../shared/duration';
import { AddonDialog, offeredWith } from './AddonDialog';
import styles from './Addons.module.css';
import {
  addonsQuery,
  deleteAddon,
  refreshSettings,
  restoreAddon,
  type Addon,
  type Service,
} from './settings-api';

function useDeleteAddon() {
  const client = useQueryClient();
  return useUndoableDelete<Addon>({
    key: 'addons',
    remove: deleteAddon,
    restore: restoreAddon,
    refresh: () => refreshSettings(client),
    deleted: ({ name }) => ({
      title: 'Add-on deleted',
      description: `${name} can no longer be booked.`,
    }),
    restored: ({ name }) => ({
      title: 'Add-on restored',
      description: `${name} is back in your add-ons.`,
    }),
    failed: {
      remove: 'Failed to delete the add-on. Please try again.',
      restore: 'Failed to restore the add-on. Please try again.',
    },
  });
}

interface RowProps {
  addon: Addon;
  services: readonly Service[];
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ addon, services, onEdit, onDelete }: RowProps) {
  const canWrite = useCan('settings:write');
  const { name, description, price, minutes, serviceIds } = addon;
  const items: DropdownItem[] = [
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: onEdit },
    { key: 'delete', label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
  ];
  return (
    <Entry
      title={name}
      notes={[description, offeredWith(serviceIds, services)]}
      fact={
        <p className={styles.price}>
          {formatMoney(price, 'always')}
          {minutes > 0 && <span>{saidMinutes(minutes)}</span>}
        </p>
      }
      menu={canWrite && <RowMenu label={`More about ${name}`} items={items} />}
    />
  );
}

/** Add-ons for services. */
export function AddonsCard({ services }: { services: readonly Service[] }) {
  const canWrite = useCan('settings:write');
  const { data, error, refetch } = useQuery(addonsQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Addon>();
  const { remove, removing } = useDeleteAddon();
  const open = (addon?: Addon) => {
    setEdited(addon);
    setIsOpen(true);
  };
  const addons = data?.filter(({ id }) => !removing.includes(id));
  const add = canWrite && (
    <Button icon="plus" onClick={() => open()}>
      Add an Add-on
    </Button>
  );
  return (
    <Card title="Add-ons" extra={addons && addons.length > 0 && add}>
      {addons?.length === 0 && (
        <EmptyState
          icon="plus"
          title="No add-ons yet"
          description="Pet hair, headlights, engine bay: extras with a price and time of their own."
          action={add}
        />
      )}
      {addons && addons.length > 0 && (
        <EntryList>
          {addons.map((addon) => (
            <Row
              key={addon.id}
              addon={addon}
              services={services}
              onEdit={() => open(addon)}
              onDelete={() => remove(addon)}
            />
          ))}
        </EntryList>
      )}
      {!data && !error && (
        <SkeletonTable label="Loading add-ons..." rows={2} columns={2} avatar={false} />
      )}
      {!data && error && (
        <ErrorState
          title="Couldn't load your add-ons"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <AddonDialog
        open={isOpen}
        addon={edited}
        services={services}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
