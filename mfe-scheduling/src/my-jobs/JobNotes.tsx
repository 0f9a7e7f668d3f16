import { joinFacts } from '@clearcoat/sdk';
import { knownNotesOf } from '../shared/KnownNotes';
import type { MyJob } from '../shared/shown-job';
import styles from './JobNotes.module.css';

interface JobNotesProps {
  job: MyJob;
  /** Default: false, one line each. */
  isWhole?: boolean;
}

/** Notes to read before the job: access, customer and vehicle, and its own. */
export function JobNotes({ job, isWhole = false }: JobNotesProps) {
  const known = knownNotesOf(job).map(({ notes }) => notes);
  const mustRead = joinFacts([job.place?.accessNotes, ...known]);
  return (
    <>
      {mustRead && (
        <span className={styles.known} data-whole={isWhole || undefined} title={mustRead}>
          {mustRead}
        </span>
      )}
      {job.notes && (
        <span className={styles.own} data-whole={isWhole || undefined} title={job.notes}>
          {job.notes}
        </span>
      )}
    </>
  );
}
