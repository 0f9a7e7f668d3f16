import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonForm,
} from '@clearcoat/ui/core';
import { AppointmentHistory } from '../appointment-form/AppointmentHistory';
import { JobHead } from '../appointment-form/JobHead';
import { appointmentQuery, type Appointment } from '../shared/appointments-api';
import { JobActions, NextAtThumb } from './JobActions';
import { JobFacts } from './JobFacts';
import styles from './JobPage.module.css';

const BACK = { to: '/appointments', label: 'Appointments' };

const NotThere = () => (
  <Card>
    <EmptyState
      icon="calendar"
      title="This appointment isn't here"
      description="It may have gone with its customer. Everything else is in your schedule."
      action={<LinkButton to="/appointments">Go to Appointments</LinkButton>}
    />
  </Card>
);

function Job({ job }: { job: Appointment }) {
  return (
    <>
      <JobHead booked={job} />
      <JobActions job={job} />
      <div className={styles.columns}>
        <JobFacts job={job} />
        <AppointmentHistory id={job.id} />
      </div>
      <NextAtThumb job={job} />
    </>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery(appointmentQuery(id));
  if (data) return <Job job={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotThere />;
  return (
    <Card>
      {isError ? (
        <ErrorState
          title="Couldn't load this appointment"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonForm label="Loading appointment..." fields={4} />
      )}
    </Card>
  );
}

/** What is needed beside the car: whose it is, where, what is to be done, and how far that is. */
export default function JobPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title="Appointment" back={BACK} />
      <Loaded key={id} id={id} />
    </>
  );
}
