import { errorText } from '@clearcoat/api-client';
import { Alert, Button, ErrorState, SkeletonTable } from '@clearcoat/ui/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { importCheckQuery, importQuery, runImport, type ImportCheck } from './imports-api';
import type { ContactImport, ImportOptions } from './imports-api';
import { SeePlans } from '../shared/SeePlans';
import { leftOutText, unnamedText, visitsKeptText } from './result-text';
import styles from './CheckStep.module.css';
import columnStyles from './ColumnsStep.module.css';
import { Preview } from './Preview';

const people = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'customer' : 'customers'}`;

function Figures({ check }: { check: ImportCheck }) {
  const figures = [
    { label: 'To add', count: check.toAdd },
    { label: 'To update', count: check.toUpdate },
    { label: 'Left as they are', count: check.toSkip },
    { label: "Can't be imported", count: check.failed + check.overLimit },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsProps {
  title: string;
  text: string;
  rows: ImportCheck['problems'];
  /** Total count, which may be more than the rows. */
  count: number;
}

/** Sample rows of the file with their messages. */
function Rows({ title, text, rows, count }: RowsProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.problems}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <ul>
        {rows.map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            <strong>Row {row}</strong> {message}
          </li>
        ))}
      </ul>
      {count > rows.length && <p>And {people(count - rows.length)} more.</p>}
    </section>
  );
}

interface CheckStepProps {
  id: string;
  options: ImportOptions;
  onBack: () => void;
  onStarted: () => void;
}

/** Dry run of the import. */
export function CheckStep({ id, options, onBack, onStarted }: CheckStepProps) {
  const client = useQueryClient();
  const { data: check, error, refetch } = useQuery(importCheckQuery(id, options));
  // A double click arrives twice before the button renders as busy.
  const isSent = useRef(false);
  const run = useMutation({
    mutationFn: () => runImport(id, options),
    onError: () => {
      isSent.current = false;
    },
    onSuccess: (started: ContactImport) => {
      client.setQueryData(importQuery(id).queryKey, started);
      onStarted();
    },
  });
  const start = () => {
    if (isSent.current) return;
    isSent.current = true;
    run.mutate();
  };
  if (error) {
    return (
      <ErrorState
        title="Couldn't check your file"
        description={errorText(error, 'Check your connection and try again.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!check) return <SkeletonTable label="Checking your file..." avatar={false} rows={5} />;
  const count = check.toAdd + check.toUpdate;
  return (
    <div className={columnStyles.step}>
      <Figures check={check} />
      {check.overLimit > 0 && (
        <Alert type="warning" action={<SeePlans />}>
          Your plan has no room for {people(check.overLimit)} of this file. We give you a file of
          the rest to import later.
        </Alert>
      )}
      {check.assumptions?.map((sentence) => (
        <Alert key={sentence} type="warning">
          {`${sentence}.`}
        </Alert>
      ))}
      {check.visitsKept > 0 && <Alert type="info">{visitsKeptText(check)}</Alert>}
      {check.preview.length > 0 && <Preview rows={check.preview} />}
      <Rows
        title="What comes differently"
        text={[unnamedText(check), leftOutText(check)].filter(Boolean).join(' ')}
        rows={check.warnings}
        count={check.unnamed + check.leftOut}
      />
      <Rows
        title="What can't be imported"
        text="Download these rows, fix them, and import them later. Everything else is imported now."
        rows={check.problems}
        count={check.failed}
      />
      {run.isError && (
        <Alert type="error">
          {errorText(run.error, 'Failed to start the import. Please try again.')}
        </Alert>
      )}
      {count === 0 && <Alert type="info">There's nothing to import in this file.</Alert>}
      <div className={columnStyles.buttons}>
        <Button onClick={onBack}>Back</Button>
        {count > 0 && (
          <Button variant="primary" loading={run.isPending || run.isSuccess} onClick={start}>
            {`Import ${people(count)}`}
          </Button>
        )}
      </div>
    </div>
  );
}
