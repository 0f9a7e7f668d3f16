import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { Card } from '@clearcoat/ui/core';
import { FormItem, SavedForm, TextArea, type SaveContext } from '@clearcoat/ui/forms';
import { noteMyJob } from '../shared/my-jobs-api';
import type { MyJob } from '../shared/shown-job';

const LABELS = { notes: 'What the shop should know' };

const toValues = ({ notes }: MyJob) => ({ notes });

/** What was found beside the car, for the shop to read. */
export function MyNotes({ job }: { job: MyJob }) {
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
