import { formatDate, Link, today, useSession } from '@clearcoat/sdk';
import { Button, Card, EmptyState, ErrorState, LinkButton, PageHeader } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { useQuery } from '@tanstack/react-query';
import { importsQuery, type ContactImport } from './imports-api';
import { resultText } from './result-text';
import { useUndoImport } from './use-undo-import';
import styles from './PastImportsPage.module.css';

function stateText(found: ContactImport): string {
  if (found.status === 'uploaded') return 'Not imported yet';
  if (found.status === 'running') return `Running: ${found.done} of ${found.rows}`;
  if (found.status === 'undone') return 'Undone';
  const result = resultText(found);
  return found.status === 'failed' ? 'Failed' : result;
}

function FileName({ found: { id, fileName } }: { found: ContactImport }) {
  return (
    <Link to={`/contacts/import?id=${encodeURIComponent(id)}`} className={styles.file}>
      {fileName}
    </Link>
  );
}

function Imports({ imports, loading }: { imports: readonly ContactImport[]; loading: boolean }) {
  const timeZone = useSession().user?.timeZone ?? 'UTC';
  const undo = useUndoImport();
  const day = ({ createdAt }: ContactImport) => formatDate(today(timeZone, new Date(createdAt)));
  const action = ({ id, canUndo, fileName }: ContactImport) =>
    canUndo && (
      <Button
        icon="undo"
        size="small"
        aria-label={`Undo ${fileName}`}
        loading={undo.isPending && undo.variables === id}
        onClick={() => undo.mutate(id)}
      >
        Undo
      </Button>
    );
  const columns: Column<ContactImport>[] = [
    { key: 'file', title: 'File', render: (found) => <FileName found={found} /> },
    { key: 'date', title: 'Date', width: '140px', render: day },
    { key: 'result', title: 'Result', render: stateText },
    { key: 'actions', title: 'Actions', align: 'actions', width: '120px', render: action },
  ];
  return (
    <DataTable
      caption="Past imports"
      rows={imports}
      columns={columns}
      rowKey={({ id }) => id}
      loading={loading}
      loadingText="Loading imports..."
      empty={
        <EmptyState
          icon="contacts"
          title="No imports yet"
          description="You can undo an import for a month."
          action={<LinkButton to="/contacts/import">Import Contacts</LinkButton>}
        />
      }
      card={(found) => (
        <div className={styles.card}>
          <FileName found={found} />
          {action(found)}
          <p>{stateText(found)}</p>
          <p>{day(found)}</p>
        </div>
      )}
    />
  );
}

/** /contacts/imports: the latest twenty. */
export default function PastImportsPage() {
  const { data, error, isPending, refetch } = useQuery(importsQuery());
  return (
    <>
      <PageHeader
        title="Past Imports"
        subtitle="Your imports. Undo one within a month."
        back={{ to: '/contacts', label: 'Contacts' }}
      />
      <Card padding="none">
        {error && !data ? (
          <ErrorState
            title="Couldn't load your imports"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Imports imports={data ?? []} loading={isPending} />
        )}
      </Card>
    </>
  );
}
