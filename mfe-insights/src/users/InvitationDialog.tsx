import { formatDate, toast, today, useSession } from '@clearcoat/sdk';
import { messageLink } from '@clearcoat/sdk/rules';
import { Button, copyText, Dialog, LinkButton } from '@clearcoat/ui/core';
import { Input } from '@clearcoat/ui/forms';
import { useId } from 'react';
import type { InvitationLink } from './users-api';
import styles from './users.module.css';

/** Invited person with the link. */
export interface Invited {
  name: string;
  email: string;
  invitation: InvitationLink;
}

interface InvitationDialogProps {
  /** Null while the dialog is closed. */
  invited: Invited | null;
  onClose: () => void;
}

const SUBJECT = 'Your invitation to Clearcoat';

/** Buttons that share the link from this device, with a prefilled text. */
function SendButtons({ email, text }: { email: string; text: string }) {
  const message = { subject: SUBJECT, text };
  // Dismissing the share sheet rejects the promise, which is not a failure.
  const share = () => void navigator.share({ title: SUBJECT, text }).catch(() => undefined);
  return (
    <div className={styles.send}>
      {typeof navigator.share === 'function' && <Button onClick={share}>Share</Button>}
      <LinkButton to={messageLink({ channel: 'sms', to: '', ...message })}>Text It</LinkButton>
      <LinkButton to={messageLink({ channel: 'email', to: email, ...message })}>
        Email It
      </LinkButton>
    </div>
  );
}

/** Invitation link, shown once; the server stores only its hash. */
export function InvitationDialog({ invited, onClose }: InvitationDialogProps) {
  const id = useId();
  const { user } = useSession();
  if (!invited) return null;
  const { name, email, invitation } = invited;
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
        Send this link to {name}. It works once and expires on {formatDate(lastDay)}, and whoever
        opens it chooses the password. {invitation.message}
      </p>
      <label htmlFor={id} className={styles.label}>
        Invitation Link
      </label>
      <Input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      <SendButtons
        email={email}
        text={`Hi ${name}, here is your invitation to Clearcoat: ${link}`}
      />
    </Dialog>
  );
}
