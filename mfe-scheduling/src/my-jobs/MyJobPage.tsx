import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonForm,
} from '@clearcoat/ui/core';
import { FormItem, SavedForm, TextArea, type SaveContext } from '@clearcoat/ui/forms';
import { JobHead } from '../appointment-form/JobHead';
import { JobSteps, NextAtThumb } from '../job/JobActions';
import { JobFacts } from '../job/JobFacts';
import styles from '../job/JobPage.module.css';
import { myJobQuery, noteMyJob } from '../shared/my-jobs-api';
import type { MyJob } from '../shared/shown-job';

const BACK = { to: '/my-jobs', label: 'My Jobs' };
const LABELS = { notes: 'What the shop should know' };

const toValues = ({ notes }: MyJob) => ({ notes });

const NotThere = () => (
  <Card>
    <EmptyState
      icon="calendar"
      title="This job isn't here"
      description="It may be another crew's by now, or called off. Yours are in your list."
      action={<LinkButton to="/my-jobs">Go to My Jobs</LinkButton>}
    />
  </Card>
);

/** What was found beside the car, for the shop to read. */
function Notes({ job }: { job: MyJob }) {
  const client = useQueryClient();
  const save = async ({ notes }: { notes: string }, { version }: SaveContext) => {
    const saved = await noteMyJob(job.id, notes, version);
    client.setQueryData(queryKeys.myJob(job.id), saved);
    return saved;
  };
  return (
    <Card title="Notes">
      <SavedForm
        initialValues={toValues(job)}
        save={save}
        conflict={{ stored: job, toValues, labels: LABELS }}
        savedText="Your notes were saved."
        failureText={(error) => errorText(error, 'Failed to save the notes. Please try again.')}
        submitLabel="Save Notes"
      >
        <FormItem name="notes" label="What the shop should know">
          <TextArea rows={4} />
        </FormItem>
      </SavedForm>
    </Card>
  );
}

function Job({ job }: { job: MyJob }) {
  return (
    <>
      <JobHead booked={job} />
      <JobSteps job={job} />
      <div className={styles.columns}>
        <JobFacts job={{ ...job, notes: '' }} />
        <Notes job={job} />
      </div>
      <NextAtThumb job={job} />
    </>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery(myJobQuery(id));
  if (data) return <Job job={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotThere />;
  return (
    <Card>
      {isError ? (
        <ErrorState title="Couldn't load this job" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm label="Loading job..." fields={4} />
      )}
    </Card>
  );
}

/** /my-jobs/{id}: a job beside the car, for who does it. */
export default function MyJobPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader title="Job" back={BACK} />
      <Loaded key={id} id={id} />
    </>
  );
}
