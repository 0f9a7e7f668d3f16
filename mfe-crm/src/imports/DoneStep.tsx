import { errorText } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, EmptyState, LinkButton } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { failedRowsPath, importQuery, runImport, type ContactImport } from './imports-api';
import columnStyles from './ColumnsStep.module.css';
import styles from './DoneStep.module.css';
import { leftOutText, resultText, unnamedText, visitsKeptText } from './result-text';
import { useDownload } from './use-download';
import { useUndoImport } from './use-undo-import';

const NO_OPTIONS = { mapping: { name: 0, phone: 1 }, duplicates: 'skip' } as const;

function Progress({ found: { done, rows } }: { found: ContactImport }) {
  const labelId = useId();
  const percent = rows === 0 ? 100 : Math.floor((done / rows) * 100);
  return (
    <div className={styles.progress}>
      <p id={labelId}>Importing your customers...</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuetext={`${done} of ${rows}`}
      >
        <div style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p className={styles.quiet}>
        {done.toLocaleString('en-US')} of {rows.toLocaleString('en-US')}. You can leave this page.
        The import keeps going.
      </p>
    </div>
  );
}

function Outcome({ found }: { found: ContactImport }) {
  if (found.status === 'undone') {
    return (
      <Alert type="info" title="This import was undone">
        {found.kept > 0
          ? `${found.kept} of its customers stayed as they are, because they were changed or booked since.`
          : 'Your contacts are as they were before.'}
      </Alert>
    );
  }
  if (found.status === 'failed') {
    return (
      <Alert type="error" title="The import failed">
        Something went wrong partway, so nothing was imported. Your contacts are unchanged. Please
        try again.
      </Alert>
    );
  }
  return (
    <div role="status">
      <EmptyState icon="check" title="Import finished" description={resultText(found)} />
      {found.visitsKept > 0 && <Alert type="info">{visitsKeptText(found)}</Alert>}
      {found.unnamed > 0 && <Alert type="info">{unnamedText(found)}</Alert>}
      {found.leftOut > 0 && <Alert type="info">{leftOutText(found)}</Alert>}
    </div>
  );
}

/** Retries an import; the server stored the choices. */
function useTryAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => runImport(id, NO_OPTIONS),
    onSuccess: (started) => client.setQueryData(importQuery(id).queryKey, started),
  });
}

/** Progress of the import, then its result with Undo. */
export function DoneStep({ found, onAnother }: { found: ContactImport; onAnother: () => void }) {
  const { id, status, failed, canUndo } = found;
  const client = useQueryClient();
  const undo = useUndoImport();
  const download = useDownload();
  const again = useTryAgain(id);
  useEffect(() => {
    if (status === 'done') void invalidateBusinessData(client);
  }, [client, status]);

  if (status === 'running') return <Progress found={found} />;
  return (
    <div className={columnStyles.step}>
      <Outcome found={found} />
      {again.isError && (
        <Alert type="error">
          {errorText(again.error, 'Failed to start the import. Please try again.')}
        </Alert>
      )}
      <div className={columnStyles.buttons}>
        {canUndo && (
          <Button icon="undo" loading={undo.isPending} onClick={() => undo.mutate(id)}>
            Undo Import
          </Button>
        )}
        {failed > 0 && (
          <Button
            loading={download.isPending}
            onClick={() => download.mutate(failedRowsPath(id))}
          >{`Download ${failed} Failed ${failed === 1 ? 'Row' : 'Rows'}`}</Button>
        )}
        {status === 'failed' ? (
          <Button variant="primary" loading={again.isPending} onClick={() => again.mutate()}>
            Try Again
          </Button>
        ) : (
          <>
            <Button onClick={onAnother}>Import Another File</Button>
            <LinkButton variant="primary" to="/contacts">
              Go to Contacts
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
