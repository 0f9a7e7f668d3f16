import { errorText, saveFile } from '@clearcoat/api-client';
import { Alert, Button } from '@clearcoat/ui/core';
import { Icon, Spinner } from '@clearcoat/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type DragEvent } from 'react';
import { uploadContacts } from './imports-api';
import { SAMPLE_FILE } from './mapping';
import styles from './FileStep.module.css';

const saveSample = () =>
  saveFile(new Blob(['\ufeff', SAMPLE_FILE], { type: 'text/csv' }), 'sample-customers.csv');

/** Reads the file as soon as it is chosen or dropped. */
export function FileStep({ onStaged }: { onStaged: (id: string, file: File) => void }) {
  const inputId = useId();
  const [isOver, setIsOver] = useState(false);
  const upload = useMutation({
    mutationFn: uploadContacts,
    onSuccess: ({ id }, { file }) => onStaged(id, file),
  });
  const uploadFile = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploadFile(event.dataTransfer.files[0]);
  };

  return (
    <div className={styles.step}>
      {upload.isError && (
        <Alert type="error" title="This file can't be used">
          {errorText(upload.error, 'Failed to read the file. Please try again.')}
        </Alert>
      )}
      <div
        className={[styles.drop, isOver && styles.over].filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={inputId}
          type="file"
          accept=".csv,.xlsx,.tsv,.txt,text/csv"
          className="cc-visually-hidden"
          aria-describedby={`${inputId}-hint`}
          disabled={upload.isPending}
          onChange={({ target }) => {
            uploadFile(target.files?.[0]);
            // Without the reset, choosing the same corrected file would not fire a change event.
            target.value = '';
          }}
        />
        <label htmlFor={inputId} className={styles.label}>
          {upload.isPending ? <Spinner /> : <Icon name="plus" size={18} />}
          {upload.isPending ? 'Reading your file...' : 'Choose a File'}
        </label>
        <p className={styles.wide}>or drop it here</p>
        <p id={`${inputId}-hint`} className={styles.hint}>
          CSV or Excel, up to 5,000 customers and 5{'\u00a0'}MB. You check everything before
          it&apos;s added.
        </p>
      </div>
      <div className={styles.sample}>
        <Button variant="link" onClick={saveSample}>
          Download a Sample File
        </Button>
      </div>
    </div>
  );
}
