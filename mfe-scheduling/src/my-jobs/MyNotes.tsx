import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { outbox, queryKeys } from '@clearcoat/sdk/query';
import { Card } from '@clearcoat/ui/core';
import { FormItem, SavedForm, TextArea, type SaveContext } from '@clearcoat/ui/forms';
import { useState } from 'react';
import { OWN_JOBS } from '../shared/job-area';
import { notesWritten } from '../shared/job-life';
import type { MyJob } from '../shared/shown-job';

const KEPT = 'Kept on this device: your notes are sent when there is a connection.';
const LABELS = { notes: 'What the shop should know' };

const toValues = ({ notes }: MyJob) => ({ notes });

/** What was found beside the car, for the shop to read. */
export function MyNotes({ job }: { job: MyJob }) {
  const client = useQueryClient();
  const [isKept, setIsKept] = useState(false);
  const save = async ({ notes }: { notes: string }, { version }: SaveContext) => {
    const change = notesWritten({ area: OWN_JOBS, id: job.id }, notes, version);
    const saved = await outbox.deliver<MyJob>(change);
    setIsKept(!saved);
    if (!saved) return { ...job, notes };
    client.setQueryData(queryKeys.myJob(job.id), saved);
    return saved;
  };
  return (
    <Card title="Notes">
      <SavedForm
        initialValues={toValues(job)}
        save={save}
        conflict={{ stored: job, toValues, labels: LABELS }}
        savedText={isKept ? KEPT : 'Your notes were saved.'}
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
