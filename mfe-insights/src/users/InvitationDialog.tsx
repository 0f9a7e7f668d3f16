import { formatDate, toast, today, useSession } from '@clearcoat/sdk';
import { Button, copyText, Dialog } from '@clearcoat/ui/core';
import { Input } from '@clearcoat/ui/forms';
import { useId } from 'react';
import type { InvitationLink } from './users-api';
import styles from './users.module.css';

interface InvitationDialogProps {
  /** Whom the link is for; nobody while the dialog is closed. */
  invited: { name: string; invitation: InvitationLink } | null;
  onClose: () => void;
}

/** Shows the link once: only its fingerprint is kept on the server. */
export function InvitationDialog({ invited, onClose }: InvitationDialogProps) {
  const id = useId();
  const { user } = useSession();
  if (!invited) return null;
  const { name, invitation } = invited;
  const link = new URL(invitation.path, location.origin).href;
  const copy = async () => {
    if (await copyText(link)) toast({ title: 'Link copied' });
  };
  const lastDay = today(user?.timeZone ?? 'America/New_York', new Date(invitation.expiresAt));
  return (
    <Dialog
      open
      title={`Invite ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" onClick={() => void copy()}>
            Copy Link
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        Send this link to {name}. It works once, until {formatDate(lastDay)}, and whoever opens it
        chooses the password. {invitation.message}
      </p>
      <label htmlFor={id} className={styles.label}>
        Invitation Link
      </label>
      <Input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
