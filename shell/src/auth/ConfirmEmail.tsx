import { useState } from 'react';
import { api, call } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';
import { Alert, Button, LinkButton } from '@clearcoat/ui/site';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';

/**
 * `/auth?confirm=…`: confirms an e-mail address. The person presses a button, because mail
 * scanners open links by themselves.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const [done, setDone] = useState<string>();
  const { error, isSubmitting, onSubmit } = useSubmit({
    check: () => undefined,
    async send() {
      const { message } = await call(api.POST('/api/confirm-email', { body: { token } }));
      await session.load();
      setDone(message);
    },
    refused: 'Your email could not be confirmed. Please try again.',
    unreachable: 'An error occurred. Please check your connection and try again.',
  });

  if (done !== undefined) {
    return (
      <div className={styles.form}>
        <Alert type="success">{done}</Alert>
        <LinkButton to="/dashboard" block>
          Go to Dashboard
        </LinkButton>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error && <Alert type="error">{error}</Alert>}
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? 'Confirming...' : 'Confirm Email'}
      </Button>
    </form>
  );
}
