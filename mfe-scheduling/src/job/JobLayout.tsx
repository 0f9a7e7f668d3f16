import { Slot } from '@clearcoat/sdk';
import { ActionBar, useMediaQuery } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { ShownJob } from '../shared/shown-job';
import { JobHead } from './JobHead';
import styles from './JobLayout.module.css';
import { KnownNotes } from '../shared/KnownNotes';

interface JobLayoutProps {
  job: ShownJob;
  /** On a phone in a fixed bar. */
  actions: ReactNode;
  facts: ReactNode;
  notes: ReactNode;
  /** Checklist and photos. */
  work: ReactNode;
  /** Recorded times and history. */
  records: ReactNode;
}

/** A job's page: what to know at the top, the work at the left, facts and notes at the right. */
export function JobLayout({ job, actions, facts, notes, work, records }: JobLayoutProps) {
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  return (
    <>
      <JobHead job={job} actions={!isPhone && actions} />
      <div className={styles.payment}>
        {job.status === 'completed' && <Slot name="job.payment" props={{ job }} />}
      </div>
      <KnownNotes job={job} />
      <div className={styles.columns}>
        <div className={`${styles.part} ${styles.work}`}>{work}</div>
        <div className={styles.aside}>
          <div className={styles.part}>{facts}</div>
          <div className={`${styles.part} ${styles.notes}`}>{notes}</div>
          <div className={`${styles.part} ${styles.messages}`}>
            <Slot name="job.messages" props={{ job }} />
          </div>
          <div className={`${styles.part} ${styles.records}`}>{records}</div>
        </div>
      </div>
      {isPhone && actions && <ActionBar>{actions}</ActionBar>}
    </>
  );
}
