import { describeVehicle } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';
import { describe } from './display';
import type { ShownJob } from './shown-job';
import styles from './KnownNotes.module.css';

type Noted = Pick<ShownJob, 'customer' | 'vehicle' | 'date' | 'startTime'>;

interface Note {
  about: string;
  notes: string;
}

/** Notes of the customer and the vehicle, each with its owner; empty if there are none. */
export function knownNotesOf(job: Noted): Note[] {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  return [
    { about: customer, notes: job.customer.notes?.trim() ?? '' },
    { about: describeVehicle(vehicle).label, notes: job.vehicle?.notes?.trim() ?? '' },
  ].filter(({ notes }) => notes !== '');
}

/** Notes that the crew must read, each with its owner. */
export function NotesAlert({ notes, title }: { notes: readonly Note[]; title?: string }) {
  return (
    <Alert type="warning" isNote title={title}>
      {notes.map(({ about, notes: text }) => (
        <p key={about} className={styles.note}>
          <strong>{about}:</strong> {text}
        </p>
      ))}
    </Alert>
  );
}

/** Notes of customer and vehicle, at the top of a job. */
export function KnownNotes({ job }: { job: Noted }) {
  const known = knownNotesOf(job);
  if (known.length === 0) return null;
  return (
    <div className={styles.notes}>
      <NotesAlert notes={known} title="Good to know" />
    </div>
  );
}
