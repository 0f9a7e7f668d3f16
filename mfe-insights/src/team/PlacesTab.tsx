import type { Schema } from '@clearcoat/api-client';
import { addressLines, useCan } from '@clearcoat/sdk';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  RowMenu,
  SkeletonTable,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { addressValues } from '@clearcoat/ui/forms';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceDialog } from './PlaceDialog';
import {
  createPlace,
  placesQuery,
  refreshTeam,
  removePlace,
  restorePlace,
  type Place,
} from './team-api';
import styles from './team.module.css';

const nameOf = ({ label, street }: Place) => label || street;

/**
 * Removes a place, with Undo. A place without appointments is deleted, so Undo creates it again.
 */
function useRemovePlace() {
  const client = useQueryClient();
  return useUndoableDelete<Place, Schema<'PlaceRemoved'>>({
    key: 'shop-places',
    remove: removePlace,
    restore: (id, place, { archived }) =>
      archived ? restorePlace(id) : createPlace(addressValues(place)),
    refresh: () => refreshTeam(client),
    deleted: (place) => ({ title: 'Place removed', description: nameOf(place) }),
    restored: (place) => ({ title: 'Place restored', description: nameOf(place) }),
    failed: {
      remove: 'Failed to remove the place. Please try again.',
      restore: 'Failed to restore the place. Please try again.',
    },
  });
}

interface RowProps {
  place: Place;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ place, onEdit, onRemove }: RowProps) {
  const canWrite = useCan('settings:write');
  const items: DropdownItem[] = [
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: onEdit },
    { key: 'remove', label: 'Remove', icon: 'trash', danger: true, onSelect: onRemove },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{nameOf(place)}</h3>
        <p>{addressLines(place).join(', ')}</p>
        {place.accessNotes && <p>{place.accessNotes}</p>}
        {place.directionsUrl && (
          <LinkButton to={place.directionsUrl} icon="pin" size="small">
            Directions
          </LinkButton>
        )}
      </div>
      {canWrite && <RowMenu label={`More about ${nameOf(place)}`} items={items} />}
    </li>
  );
}

/** The shop's own places. */
export function PlacesTab() {
  const canWrite = useCan('settings:write');
  const { data, error, refetch } = useQuery(placesQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Place>();
  const { remove, removing } = useRemovePlace();
  const open = (place?: Place) => {
    setEdited(place);
    setIsOpen(true);
  };
  const places = data?.filter(({ id }) => !removing.includes(id));
  const add = canWrite && (
    <Button variant="primary" icon="plus" onClick={() => open()}>
      Add Place
    </Button>
  );

  return (
    <Card title="Your Places" extra={places && places.length > 0 && add}>
      {places?.length === 0 && (
        <EmptyState
          icon="box"
          title="No places yet"
          description="Add your shop and any other location, so jobs can be booked there with directions."
          action={add}
        />
      )}
      {places && places.length > 0 && (
        <ul className={styles.list}>
          {places.map((place) => (
            <Row
              key={place.id}
              place={place}
              onEdit={() => open(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      )}
      {!data && !error && (
        <SkeletonTable label="Loading places..." rows={2} columns={2} avatar={false} />
      )}
      {!data && error && (
        <ErrorState
          title="Couldn't load your places"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <PlaceDialog open={isOpen} place={edited} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
