import { useQuery } from '@tanstack/react-query';
import { JobHead } from '../appointment-form/JobHead';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { JobSteps, NextAtThumb } from '../job/JobActions';
import { JobFacts } from '../job/JobFacts';
import styles from '../job/JobPage.module.css';
import { KnownNotes } from '../job/KnownNotes';
import { JobScreen } from '../job/JobScreen';
import { NotesCard } from '../job/NotesCard';
import { PhotosCard } from '../photos/PhotosCard';
import { OWN_JOBS } from '../shared/job-area';
import { myJobQuery } from './my-jobs-api';

const WORDS = {
  title: 'Job',
  back: { to: '/my-jobs', label: 'My Jobs' },
  loading: 'Loading job...',
  failed: "Couldn't load this job",
  missing: {
    title: "This job isn't here",
    description: "It may be another crew's by now, or called off. Yours are in your list.",
  },
};

const useMyJob = (id: string) => useQuery(myJobQuery(id));

/** /my-jobs/{id}: a job for the technician who does it. */
export default function MyJobPage() {
  return (
    <JobScreen words={WORDS} useJob={useMyJob}>
      {(job) => (
        <>
          <JobHead booked={job} />
          <KnownNotes job={job} />
          <JobSteps job={job} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <JobFacts job={{ ...job, notes: '' }} />
              <ChecklistCard area={OWN_JOBS} id={job.id} />
              <PhotosCard area={OWN_JOBS} id={job.id} />
            </div>
            <NotesCard area={OWN_JOBS} job={job} label="What the shop should know" />
          </div>
          <NextAtThumb job={job} />
        </>
      )}
    </JobScreen>
  );
}
