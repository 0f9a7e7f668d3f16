import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { outbox } from '@clearcoat/sdk/offline';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, Card } from '@clearcoat/ui/core';
import { FormItem, SavedForm, TextArea, type SaveContext } from '@clearcoat/ui/forms';
import { useState } from 'react';
import type { Appointment } from '../shared/appointments-api';
import type { JobArea } from '../shared/job-area';
import { useWaitingOf } from '../shared/job-changes';
import { notesWritten } from '../shared/job-life';
import styles from './NotesCard.module.css';

type Noted = Pick<Appointment, 'id' | 'notes' | 'version'>;

const SAVED = 'Your notes were saved.';
const KEPT = "Kept on this device. We'll send your notes once you're back online.";

const toValues = ({ notes }: Noted) => ({ notes });

interface NotesCardProps {
  area: JobArea;
  job: Noted;
  /** Audience of the notes. */
  label: string;
}

/** Saves the notes, or queues them while offline. */
function useSaveNotes({ area, job }: NotesCardProps) {
  const client = useQueryClient();
  const [savedId, setSavedId] = useState<string>();
  const isKept = useWaitingOf(job.id).some(({ id }) => id === savedId);
  const save = async ({ notes }: { notes: string }, { version }: SaveContext) => {
    const change = notesWritten({ area, id: job.id }, notes, version);
    const saved = await outbox.deliver<Noted>(change);
    setSavedId(change.id);
    if (!saved) return { ...job, notes };
    client.setQueryData(area.key(job.id), saved);
    void invalidateBusinessData(client);
    return saved;
  };
  const savedText = savedId && (isKept ? KEPT : SAVED);
  return { save, savedText, forget: () => setSavedId(undefined) };
}

/** The job's notes as text, with a form to change them. Both work offline. */
export function NotesCard(props: NotesCardProps) {
  const { job, label } = props;
  const [isEditing, setIsEditing] = useState(false);
  const { save, savedText, forget } = useSaveNotes(props);
  const edit = () => {
    forget();
    setIsEditing(true);
  };
  if (isEditing) {
    return (
      <Card
        title="Notes"
        extra={
          <Button key="discard" size="small" onClick={() => setIsEditing(false)}>
            Discard
          </Button>
        }
      >
        <SavedForm
          initialValues={toValues(job)}
          save={async (values, context) => {
            const saved = await save(values, context);
            setIsEditing(false);
            return saved;
          }}
          conflict={{ stored: job, toValues, labels: { notes: label } }}
          savedText={SAVED}
          failureText={(error) => errorText(error, 'Failed to save the notes. Please try again.')}
          submitLabel="Save Notes"
          isBeside
        >
          <FormItem name="notes" label={label}>
            <TextArea rows={4} autoFocus />
          </FormItem>
        </SavedForm>
      </Card>
    );
  }
  return (
    <Card
      title="Notes"
      extra={
        <Button key="edit" size="small" autoFocus={Boolean(savedText)} onClick={edit}>
          {job.notes ? 'Edit Notes' : 'Add Notes'}
        </Button>
      }
    >
      <div className={styles.parts}>
        {job.notes ? (
          <p className={styles.text}>{job.notes}</p>
        ) : (
          <>
            <p className={styles.none} data-print="no">
              Nothing noted yet.
            </p>
            <div className={styles.lines} data-print="only" />
          </>
        )}
        {savedText && <Alert type="success">{savedText}</Alert>}
      </div>
    </Card>
  );
}
