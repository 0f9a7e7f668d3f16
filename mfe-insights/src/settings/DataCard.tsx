import { useCan } from '@clearcoat/sdk';
import { useExport } from '@clearcoat/sdk/query';
import { Alert, Button, Card } from '@clearcoat/ui/core';
import { useState } from 'react';
import styles from './DataCard.module.css';
import { DeleteBusinessDialog } from './DeleteBusinessDialog';

function Export() {
  const { isBusy, progress, start } = useExport();
  const begin = () =>
    start({ what: 'everything' }, 'Failed to export your data. Please try again.');
  return (
    <div className={styles.row}>
      <p>
        One Excel workbook with your customers, appointments, services and business info. Take it
        with you any time.
      </p>
      <Button loading={isBusy} onClick={begin}>
        Export Everything
      </Button>
      {progress !== undefined && (
        <Alert type="info" title="Preparing your file…">
          <span aria-live="off">{progress}</span>
        </Alert>
      )}
    </div>
  );
}

function Danger({ businessName }: { businessName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <h3>Delete this business</h3>
        <p>
          All customers, appointments, services and people of {businessName} are deleted for good.
        </p>
      </div>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete Business
      </Button>
      <DeleteBusinessDialog
        open={isOpen}
        businessName={businessName}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

/** Export of all data, and deletion of the business; hidden without permission for either. */
export function DataCard({ businessName }: { businessName: string }) {
  const mayExport = useCan('data:export');
  const mayDelete = useCan('business:manage');
  if (!mayExport && !mayDelete) return null;
  return (
    <Card title="Your data">
      {mayExport && <Export />}
      {mayDelete && <Danger businessName={businessName} />}
    </Card>
  );
}
