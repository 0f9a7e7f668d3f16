import { useState } from 'react';
import { api, ApiError, call, errorText } from '@clearcoat/api-client';
import { session, useNavigate } from '@clearcoat/sdk';
import { passwordHint } from '@clearcoat/sdk/rules';
import { Alert, Button, LinkButton } from '@clearcoat/ui/site';
import { PasswordField } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';
import { checkNewPassword } from './validation';

const GONE = 410;
const EXPIRED = 'This link has expired or was already used. Please ask for a new one.';

/** `/auth?reset=…`: chooses a new password, which the person then signs in with. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [expired, setExpired] = useState<string>();

  async function reset() {
    const { message } = await call(api.POST('/api/password/reset', { body: { token, password } }));
    // A password reset ends every session, including this browser's.
    await session.load();
    await navigate('/auth?tab=login', { replace: true, state: { notice: message } });
  }

  const { error, isSubmitting, onSubmit } = useSubmit({
    check: () => checkNewPassword(password, confirmPassword),
    async send() {
      await reset().catch((failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.status !== GONE) throw failure;
        setExpired(errorText(failure, EXPIRED));
      });
    },
    refused: 'Your password could not be changed. Please try again.',
    unreachable: 'An error occurred. Please check your connection and try again.',
  });

  if (expired) {
    return (
      <div className={styles.form}>
        <Alert type="error">{expired}</Alert>
        <LinkButton to="/auth?forgot=1" block>
          Ask for a New Link
        </LinkButton>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error && <Alert type="error">{error}</Alert>}
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordHint(password)}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.target.value)}
      />
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  );
}
