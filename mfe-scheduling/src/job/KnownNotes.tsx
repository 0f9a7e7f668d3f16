import { describeVehicle } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';
import { describe } from '../shared/display';
import type { ShownJob } from '../shared/shown-job';
import styles from './KnownNotes.module.css';

type Noted = Pick<ShownJob, 'customer' | 'vehicle' | 'date' | 'startTime'>;

/** The notes of a job's customer and vehicle, each with whose it is; none where nothing is known. */
export function knownNotesOf(job: Noted): { about: string; notes: string }[] {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  return [
    { about: customer, notes: job.customer.notes?.trim() ?? '' },
    { about: describeVehicle(vehicle).label, notes: job.vehicle?.notes?.trim() ?? '' },
  ].filter(({ notes }) => notes !== '');
}

/** Notes of customer and vehicle, at the top of a job. */
export function KnownNotes({ job }: { job: Noted }) {
  const known = knownNotesOf(job);
  if (known.length === 0) return null;
  return (
    <div className={styles.notes}>
      <Alert type="warning" isNote title="Good to know">
        {known.map(({ about, notes }) => (
          <p key={about} className={styles.note}>
            <strong>{about}:</strong> {notes}
          </p>
        ))}
      </Alert>
    </div>
  );
}
