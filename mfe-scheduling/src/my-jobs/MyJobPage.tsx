import { useQuery } from '@tanstack/react-query';
import { isOver } from '@clearcoat/sdk/rules';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { JobActions } from '../job/JobActions';
import { JobFacts } from '../job/JobFacts';
import { JobLayout } from '../job/JobLayout';
import { JobScreen } from '../job/JobScreen';
import { NotesCard } from '../job/NotesCard';
import { Recorded } from '../job/Recorded';
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
    description: 'It was called off, or another crew has it now. Your jobs are in your list.',
  },
};

const useMyJob = (id: string) => useQuery(myJobQuery(id));

/** /my-jobs/{id}: a job for the technician who does it. */
export default function MyJobPage() {
  return (
    <JobScreen words={WORDS} useJob={useMyJob}>
      {(job) => (
        <JobLayout
          job={job}
          actions={!isOver(job.status) && <JobActions job={job} />}
          facts={<JobFacts job={{ ...job, notes: '' }} />}
          notes={<NotesCard area={OWN_JOBS} job={job} label="What the shop should know" />}
          work={
            <>
              <ChecklistCard area={OWN_JOBS} id={job.id} />
              <PhotosCard area={OWN_JOBS} id={job.id} />
            </>
          }
          records={<Recorded job={job} />}
        />
      )}
    </JobScreen>
  );
}
