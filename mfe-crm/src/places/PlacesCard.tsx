import { addressLines, useCan } from '@clearcoat/sdk';
import {
  Button,
  Card,
  LinkButton,
  RowMenu,
  SkeletonLines,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { useState } from 'react';
import { PlaceDialog } from './PlaceDialog';
import styles from './PlacesCard.module.css';
import { nameOf, type Place } from './places-api';
import { usePutAwayPlace } from './use-put-away-place';

interface RowProps {
  place: Place;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ place, onEdit, onRemove }: RowProps) {
  const canWrite = useCan('contacts:write');
  const { label, accessNotes, directionsUrl } = place;
  const items: DropdownItem[] = [
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: onEdit },
    { key: 'remove', label: 'Remove', icon: 'trash', danger: true, onSelect: onRemove },
  ];
  return (
    <li className={styles.place}>
      <div className={styles.words}>
        {label && <h3>{label}</h3>}
        {addressLines(place).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {accessNotes && <p className={styles.access}>{accessNotes}</p>}
        {directionsUrl && (
          <LinkButton to={directionsUrl} icon="pin" size="small">
            Directions
          </LinkButton>
        )}
      </div>
      {canWrite && <RowMenu label={`More about ${nameOf(place)}`} items={items} />}
    </li>
  );
}

interface PlacesCardProps {
  contactId: string;
  /** Undefined while loading. */
  places: readonly Place[] | undefined;
}

/** A customer's addresses, with directions and access notes. */
export function PlacesCard({ contactId, places }: PlacesCardProps) {
  const canWrite = useCan('contacts:write');
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Place>();
  const { remove, removing } = usePutAwayPlace(contactId);
  const open = (place?: Place) => {
    setEdited(place);
    setIsOpen(true);
  };
  const shown = places?.filter(({ id }) => !removing.includes(id));

  return (
    <Card
      title="Addresses"
      extra={
        canWrite && (
          <Button icon="plus" size="small" onClick={() => open()}>
            Add Address
          </Button>
        )
      }
    >
      {!shown && <SkeletonLines label="Loading addresses..." lines={2} />}
      {shown?.length === 0 && (
        <p className={styles.none}>Add where the car is, and directions are one tap away.</p>
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.places}>
          {shown.map((place) => (
            <Row
              key={place.id}
              place={place}
              onEdit={() => open(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      )}
      <PlaceDialog
        open={isOpen}
        contactId={contactId}
        place={edited}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
