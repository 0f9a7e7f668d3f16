import { useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { AppointmentHistory } from '../appointment-form/AppointmentHistory';
import { JobHead } from '../appointment-form/JobHead';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { PhotosCard } from '../photos/PhotosCard';
import { appointmentQuery, type Appointment } from '../shared/appointments-api';
import { OFFICE } from '../shared/job-area';
import { useCancelAppointment } from '../shared/use-cancel-appointment';
import { JobActions, NextAtThumb } from './JobActions';
import { JobFacts } from './JobFacts';
import styles from './JobPage.module.css';
import { KnownNotes } from './KnownNotes';
import { JobScreen } from './JobScreen';
import { NotesCard } from './NotesCard';
import { WhyCancelled } from './WhyCancelled';

const WORDS = {
  title: 'Appointment',
  back: { to: '/appointments', label: 'Appointments' },
  loading: 'Loading appointment...',
  failed: "Couldn't load this appointment",
};

const useAppointment = (id: string) => useQuery(appointmentQuery(id));

/** Facts of the job; includes the notes if the person may only read them. */
function Facts({ job }: { job: Appointment }) {
  const canWrite = useCan('appointments:write');
  if (!canWrite) return <JobFacts job={job} />;
  return (
    <>
      <JobFacts job={{ ...job, notes: '' }} />
      <NotesCard area={OFFICE} job={job} label="What to know about this job" />
    </>
  );
}

function Job({ job }: { job: Appointment }) {
  const canWrite = useCan('appointments:write');
  const cancelling = useCancelAppointment({ isItsPage: true });
  return (
    <>
      <JobHead booked={job} />
      <KnownNotes job={job} />
      <JobActions job={job} cancelling={cancelling} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {canWrite && job.status === 'cancelled' && (
            <WhyCancelled job={job} onSaved={cancelling.keepUndo} />
          )}
          <Facts job={job} />
          <ChecklistCard area={OFFICE} id={job.id} />
          <PhotosCard area={OFFICE} id={job.id} />
        </div>
        <AppointmentHistory id={job.id} />
      </div>
      <NextAtThumb job={job} />
    </>
  );
}

/** /appointments/{id}: customer, place, work and progress of a job. */
export default function JobPage() {
  return (
    <JobScreen words={WORDS} useJob={useAppointment}>
      {(job) => <Job job={job} />}
    </JobScreen>
  );
}
