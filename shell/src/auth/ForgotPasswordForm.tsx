import { useState } from 'react';
import { api, call } from '@clearcoat/api-client';
import { useLocation } from '@clearcoat/sdk';
import { Alert, Button, LinkButton } from '@clearcoat/ui/site';
import { TextField } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';
import { checkEmail } from './validation';

/**
 * `/auth?forgot=1`: requests a password reset link. The answer does not reveal whether an account
 * exists.
 */
export function ForgotPasswordForm() {
  const { email: typed = '' } = (useLocation().state ?? {}) as { email?: string };
  const [email, setEmail] = useState(typed);
  const [answer, setAnswer] = useState<string>();
  const { error, isSubmitting, onSubmit } = useSubmit({
    check: () => checkEmail(email),
    async send() {
      const body = { email: email.trim() };
      setAnswer((await call(api.POST('/api/password/forgot', { body }))).message);
    },
    refused: 'That did not work. Please try again in a moment.',
    unreachable: 'An error occurred. Please check your connection and try again.',
  });
  const back = (
    <LinkButton to="/auth?tab=login" variant={answer ? 'secondary' : 'ghost'} block>
      Back to Sign In
    </LinkButton>
  );

  if (answer) {
    return (
      <div className={styles.form}>
        <Alert type="success">{answer}</Alert>
        {back}
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error && <Alert type="error">{error}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        // This form replaces the sign-in form, whose link had the focus.
        autoFocus
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? 'Sending...' : 'Send Link'}
      </Button>
      {back}
    </form>
  );
}
