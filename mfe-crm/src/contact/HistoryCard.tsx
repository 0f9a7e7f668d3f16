import { Card, SkeletonTable } from '@clearcoat/ui/core';
import { Select } from '@clearcoat/ui/forms';
import type { ContactDetails } from '../shared/contacts-api';
import { jobsOf, vehiclesOfHistory } from '../vehicles/job-vehicles';
import { ContactHistory } from './ContactHistory';
import styles from './HistoryCard.module.css';

interface HistoryCardProps {
  /** Undefined while loading. */
  details: ContactDetails | undefined;
  /** Vehicle filter; '' for all. */
  vehicleId: string;
  onChoose: (vehicleId: string) => void;
}

/** A customer's appointments, of all vehicles or of one. */
export function HistoryCard({ details, vehicleId, onChoose }: HistoryCardProps) {
  const vehicles = details ? vehiclesOfHistory(details) : [];
  const isOfSeveral = vehicles.length > 1;
  const chosen = vehicles.some(({ id }) => id === vehicleId) ? vehicleId : '';
  const visits = details && (chosen ? jobsOf(details, chosen) : details.history);
  return (
    <Card
      title="History"
      padding={visits?.length === 0 ? 'normal' : 'none'}
      extra={
        isOfSeveral && (
          <Select
            className={styles.choice}
            aria-label="Vehicle"
            value={chosen}
            onChange={onChoose}
            options={[
              { value: '', label: 'All vehicles' },
              ...vehicles.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        )
      }
    >
      {details && visits ? (
        <ContactHistory
          visits={visits}
          contactId={details.id}
          isOfSeveral={isOfSeveral && chosen === ''}
        />
      ) : (
        <SkeletonTable label="Loading history..." avatar={false} rows={5} />
      )}
    </Card>
  );
}
