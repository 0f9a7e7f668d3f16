import { ApiError } from '@clearcoat/api-client';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonLines,
} from '@clearcoat/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { importQuery } from './imports-api';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { toOptions } from './mapping';
import { Steps } from './Steps';
import { useImportFlow } from './use-import-flow';

type Flow = ReturnType<typeof useImportFlow>;

function Frame({ step, children }: { step: number; children: ReactNode }) {
  return (
    <>
      <Steps current={step} />
      <Card>{children}</Card>
    </>
  );
}

function NotThere() {
  return (
    <Card>
      <EmptyState
        icon="search"
        title="This import is gone"
        description="We delete files that weren't imported after a day. Please choose yours again."
        action={<LinkButton to="/contacts/import">Choose a File</LinkButton>}
      />
    </Card>
  );
}

/** A staged file; its step follows from the server's status and the address. */
function Staged({ id, flow, file }: { id: string; flow: Flow; file: File | undefined }) {
  const { data: found, error, refetch } = useQuery(importQuery(id));
  if (error instanceof ApiError && error.status === 404) return <NotThere />;
  if (!found && error) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load this import"
          error={error}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!found) {
    return (
      <Frame step={1}>
        <SkeletonLines label="Loading your file..." lines={8} />
      </Frame>
    );
  }
  if (found.status !== 'uploaded') {
    return (
      <Frame step={3}>
        <DoneStep found={found} onAnother={flow.restart} />
      </Frame>
    );
  }
  if (flow.isChecking && flow.choice) {
    return (
      <Frame step={2}>
        <CheckStep
          id={id}
          options={toOptions(flow.choice, flow.duplicates, flow.readings)}
          onBack={flow.backToColumns}
          onStarted={() => flow.running(id)}
        />
      </Frame>
    );
  }
  return (
    <Frame step={1}>
      <ColumnsStep
        staged={found}
        choice={flow.choice}
        duplicates={flow.duplicates}
        readings={flow.readings}
        file={file}
        onReread={flow.reread}
        onNext={flow.check}
        onBack={flow.restart}
      />
    </Frame>
  );
}

/** /contacts/import: customers from a spreadsheet, in four steps. */
export default function ImportPage() {
  const flow = useImportFlow();
  // Kept for reading another sheet of the file. After a reload it has to be chosen again.
  const [file, setFile] = useState<File>();
  return (
    <>
      <PageHeader
        title="Import Contacts"
        subtitle="Bring in your customers from a spreadsheet"
        back={{ to: '/contacts', label: 'Contacts' }}
      />
      {flow.id ? (
        <Staged key={flow.id} id={flow.id} flow={flow} file={file} />
      ) : (
        <Frame step={0}>
          <FileStep
            onStaged={(id, chosen) => {
              setFile(chosen);
              flow.begin(id);
            }}
          />
        </Frame>
      )}
    </>
  );
}
