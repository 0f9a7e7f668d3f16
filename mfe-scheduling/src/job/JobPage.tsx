import { useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { Alert } from '@clearcoat/ui/core';
import { AppointmentHistory } from '../appointment-form/AppointmentHistory';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { PhotosCard } from '../photos/PhotosCard';
import { appointmentQuery, type Appointment } from '../shared/appointments-api';
import { OFFICE } from '../shared/job-area';
import { cancelFailure, useCancelAppointment } from '../shared/use-cancel-appointment';
import { JobFacts } from './JobFacts';
import { JobLayout } from './JobLayout';
import { JobScreen } from './JobScreen';
import { NotesCard } from './NotesCard';
import { OfficeActions } from './OfficeActions';
import { Recorded } from './Recorded';
import { WhyCancelled } from './WhyCancelled';

const WORDS = {
  title: 'Appointment',
  back: { to: '/appointments', label: 'Appointments' },
  loading: 'Loading appointment...',
  failed: "Couldn't load this appointment",
};

const useAppointment = (id: string) => useQuery(appointmentQuery(id));

function Job({ job }: { job: Appointment }) {
  const canWrite = useCan('appointments:write');
  const canWork = useCan('own-jobs:work');
  const cancelling = useCancelAppointment({ isItsPage: true });
  const { error, dismissError, keepUndo } = cancelling;
  return (
    <JobLayout
      job={job}
      actions={canWork && <OfficeActions job={job} cancelling={cancelling} />}
      facts={
        <>
          {error && (
            <Alert type="error" onClose={dismissError}>
              {cancelFailure(error)}
            </Alert>
          )}
          {canWrite && job.status === 'cancelled' && <WhyCancelled job={job} onSaved={keepUndo} />}
          <JobFacts job={canWrite ? { ...job, notes: '' } : job} />
        </>
      }
      notes={canWrite && <NotesCard area={OFFICE} job={job} label="What to know about this job" />}
      work={
        <>
          <ChecklistCard area={OFFICE} id={job.id} />
          <PhotosCard area={OFFICE} id={job.id} />
        </>
      }
      records={
        <>
          <Recorded job={job} />
          <AppointmentHistory id={job.id} />
        </>
      }
    />
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
