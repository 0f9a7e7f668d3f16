import { toast } from '@clearcoat/sdk';
import { Button, copyText, Dialog } from '@clearcoat/ui/core';
import styles from './AccountPage.module.css';

interface RecoveryCodesDialogProps {
  /** Null while the dialog is closed. */
  codes: string[] | null;
  onClose: () => void;
}

/** Recovery codes for a lost phone, shown once; the server stores only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  if (!codes) return null;
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast({ title: 'Recovery codes copied' });
  };
  return (
    <Dialog
      open
      title="2FA is on: keep these recovery codes"
      onClose={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={() => void copy()}>Copy Codes</Button>
          <Button variant="primary" onClick={onClose}>
            I Saved Them
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        If you lose your phone, each code signs you in once. They won&apos;t be shown again.
      </p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
