import { useMutation } from '@tanstack/react-query';
import { toast } from '@clearcoat/sdk';
import { Alert, Button, toastError } from '@clearcoat/ui/core';
import styles from './AccountPage.module.css';
import { sendConfirmation } from './account-api';

/** Notice until the e-mail is confirmed, with a button for a new link. */
export function UnconfirmedEmail() {
  const { mutate, isPending } = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: (message) => toast({ title: 'Email sent', description: message }),
    onError: (error) => toastError(error, 'The email could not be sent. Please try again.'),
  });
  return (
    <div className={styles.unconfirmed}>
      <Alert
        type="info"
        action={
          <Button loading={isPending} onClick={() => mutate()}>
            Send Again
          </Button>
        }
      >
        Please confirm your email with the link we sent you. Until then, Clearcoat won&apos;t send
        emails in your name.
      </Alert>
    </div>
  );
}
