import { formatDate, useCan, joinFacts } from '@clearcoat/sdk';
import { Button, Card, RowMenu, type DropdownItem } from '@clearcoat/ui/core';
import { VehicleChip } from '@clearcoat/ui/icons';
import { useState } from 'react';
import type { ContactDetails } from '../shared/contacts-api';
import styles from './Garage.module.css';
import { GarageSkeleton } from './GarageSkeleton';
import { putAwayVehicles } from './job-vehicles';
import { usePutAwayVehicle, useRestoreVehicle } from './use-put-away-vehicle';
import { bodyOfSize } from './vehicle-form';
import { VehicleDialog } from './VehicleDialog';
import type { Vehicle } from './vehicles-api';

const coatingOf = ({ coating, coatedOn }: Vehicle) =>
  [coating, coatedOn && `${coating ? 'since' : 'Coated'} ${formatDate(coatedOn)}`]
    .filter(Boolean)
    .join(' ');

function Facts({ vehicle }: { vehicle: Vehicle }) {
  const { label, size, plate, vin, notes } = vehicle;
  const coating = coatingOf(vehicle);
  return (
    <div className={styles.facts}>
      <h3 title={label}>{label}</h3>
      <p>{joinFacts([size, plate])}</p>
      {coating && <p>{coating}</p>}
      {vin && <p className={styles.vin}>VIN {vin}</p>}
      {notes && (
        <p className={styles.notes} title={notes}>
          {notes}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  vehicle: Vehicle;
  onEdit: () => void;
  onPutAway: () => void;
  /** Undefined if all appointments are of this vehicle. */
  onShowJobs: (() => void) | undefined;
}

function Row({ vehicle, onEdit, onPutAway, onShowJobs }: RowProps) {
  const canWrite = useCan('contacts:write');
  const items: DropdownItem[] = [
    ...(canWrite ? [{ key: 'edit', label: 'Edit', icon: 'edit' as const, onSelect: onEdit }] : []),
    ...(onShowJobs
      ? [{ key: 'jobs', label: 'Show Its Jobs', icon: 'filter' as const, onSelect: onShowJobs }]
      : []),
    ...(canWrite
      ? [{ key: 'away', label: 'Put Away', icon: 'box' as const, onSelect: onPutAway }]
      : []),
  ];
  return (
    <li className={styles.vehicle}>
      <VehicleChip vehicle={vehicle.label} otherwise={bodyOfSize(vehicle.sizeId)} />
      <Facts vehicle={vehicle} />
      <RowMenu label={`More about ${vehicle.label}`} items={items} />
    </li>
  );
}

/** Vehicles with past appointments that the customer no longer has. */
function PutAway({ contactId, details }: { contactId: string; details: ContactDetails }) {
  const canWrite = useCan('contacts:write');
  const { mutate, isPending, variables } = useRestoreVehicle(contactId);
  const vehicles = putAwayVehicles(details);
  if (vehicles.length === 0) return null;
  return (
    <div className={styles.away}>
      <h3>Put away</h3>
      <ul>
        {vehicles.map(({ id, label }) => (
          <li key={id}>
            <span>{label}</span>
            {canWrite && (
              <Button
                size="small"
                variant="text"
                aria-label={`Bring back ${label}`}
                loading={isPending && variables === id}
                onClick={() => mutate(id)}
              >
                Bring Back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GarageProps {
  contactId: string;
  /** Undefined while loading. */
  details: ContactDetails | undefined;
  onShowJobs: (vehicleId: string) => void;
}

/** A customer's vehicles with their pictures and the facts that an appointment needs. */
export function Garage({ contactId, details, onShowJobs }: GarageProps) {
  const canWrite = useCan('contacts:write');
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Vehicle>();
  const { remove, removing } = usePutAwayVehicle(contactId);
  const vehicles = details?.vehicles.filter(({ id }) => !removing.includes(id)) ?? [];
  const open = (vehicle?: Vehicle) => {
    setEdited(vehicle);
    setIsOpen(true);
  };

  return (
    <Card
      title="Vehicles"
      className={styles.garage}
      extra={
        canWrite && (
          <Button icon="plus" size="small" onClick={() => open()}>
            Add Vehicle
          </Button>
        )
      }
    >
      {!details && <GarageSkeleton />}
      {details && vehicles.length === 0 && (
        <p className={styles.none}>
          Nothing here yet. Add what they drive, and the right price and time are ready when they
          call.
        </p>
      )}
      {details && (
        <>
          <ul className={styles.vehicles}>
            {vehicles.map((vehicle) => (
              <Row
                key={vehicle.id}
                vehicle={vehicle}
                onEdit={() => open(vehicle)}
                onPutAway={() => remove(vehicle)}
                onShowJobs={vehicles.length > 1 ? () => onShowJobs(vehicle.id) : undefined}
              />
            ))}
          </ul>
          <PutAway contactId={contactId} details={details} />
        </>
      )}
      <VehicleDialog
        open={isOpen}
        contactId={contactId}
        vehicle={edited}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
