import { useEffect, useState } from 'react';
import { api, call, errorText, type Schema } from '@clearcoat/api-client';
import { session, useNavigate } from '@clearcoat/sdk';
import { passwordHint } from '@clearcoat/sdk/rules';
import { Alert, Button, LinkButton } from '@clearcoat/ui/site';
import { PasswordField } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';
import { checkNewPassword } from './validation';

const UNREACHABLE = 'An error occurred. Please check your connection and try again.';

/** Invitation behind a token, or the reason it cannot be used. */
function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Schema<'Invitation'>>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    call(api.POST('/api/invitations/look', { body: { token } })).then(
      (found) => isCurrent && setInvitation(found),
      (error: unknown) => isCurrent && setProblem(errorText(error, UNREACHABLE)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return { invitation, problem };
}

/** `/auth?invite=…`: an invited colleague chooses a password and is signed in. */
export function InvitationForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { invitation, problem } = useInvitation(token);
  const [password, setPassword] = useState('');
  const { error, isSubmitting, onSubmit } = useSubmit({
    check: () => checkNewPassword(password, password),
    async send() {
      const accept = api.POST('/api/invitations/accept', { body: { token, password } });
      await session.signedIn(await call(accept));
      await navigate('/dashboard', { replace: true });
    },
    refused: 'The invitation could not be accepted. Please try again.',
    unreachable: UNREACHABLE,
  });

  if (problem) {
    return (
      <div className={styles.form}>
        <Alert type="error">{problem}</Alert>
        <LinkButton to="/auth?tab=login" variant="secondary" block>
          Go to Sign In
        </LinkButton>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-busy={!invitation}>
      <p className={styles.subtitle}>
        {invitation
          ? `${invitation.firstName}, join ${invitation.businessName} as ${invitation.email}.`
          : 'Looking up your invitation…'}
      </p>
      {error && <Alert type="error">{error}</Alert>}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(password)}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={isSubmitting || !invitation} block>
        {isSubmitting ? 'Joining...' : 'Join'}
      </Button>
    </form>
  );
}
