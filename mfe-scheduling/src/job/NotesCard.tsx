import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { outbox } from '@clearcoat/sdk/offline';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Card } from '@clearcoat/ui/core';
import { FormItem, SavedForm, TextArea, type SaveContext } from '@clearcoat/ui/forms';
import { useState } from 'react';
import type { Appointment } from '../shared/appointments-api';
import type { JobArea } from '../shared/job-area';
import { useWaitingOf } from '../shared/job-changes';
import { notesWritten } from '../shared/job-life';

type Noted = Pick<Appointment, 'id' | 'notes' | 'version'>;

const KEPT = 'Kept on this device: your notes are sent when there is a connection.';

const toValues = ({ notes }: Noted) => ({ notes });

interface NotesCardProps {
  area: JobArea;
  job: Noted;
  /** Audience of the notes. */
  label: string;
}

/** The job's notes. Can be edited offline. */
export function NotesCard({ area, job, label }: NotesCardProps) {
  const client = useQueryClient();
  const [keptId, setKeptId] = useState<string>();
  const isKept = useWaitingOf(job.id).some(({ id }) => id === keptId);
  const save = async ({ notes }: { notes: string }, { version }: SaveContext) => {
    const change = notesWritten({ area, id: job.id }, notes, version);
    const saved = await outbox.deliver<Noted>(change);
    setKeptId(saved ? undefined : change.id);
    if (!saved) return { ...job, notes };
    client.setQueryData(area.key(job.id), saved);
    void invalidateBusinessData(client);
    return saved;
  };
  return (
    <Card title="Notes">
      <SavedForm
        initialValues={toValues(job)}
        save={save}
        conflict={{ stored: job, toValues, labels: { notes: label } }}
        savedText={isKept ? KEPT : 'Your notes were saved.'}
        failureText={(error) => errorText(error, 'Failed to save the notes. Please try again.')}
        submitLabel="Save Notes"
        isBeside
      >
        <FormItem name="notes" label={label}>
          <TextArea rows={4} />
        </FormItem>
      </SavedForm>
    </Card>
  );
}
