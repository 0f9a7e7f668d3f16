import { useState } from 'react';
import { api, ApiError, call } from '@clearcoat/api-client';
import {
  Link,
  session,
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
} from '@clearcoat/sdk';
import { Alert, Button } from '@clearcoat/ui/site';
import { PasswordField, TextField } from '@clearcoat/ui/site-forms';
import { returnPath } from '../contexts/sign-in-paths';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';
import { checkSignIn, wrongInSignIn } from './validation';

const CODE_REQUIRED = 'totp_required';

interface SignInFormProps {
  /** E-mail of the only person who may sign in; absent: anyone. */
  onlyAs?: string;
  onSignedIn: () => void | Promise<void>;
}

/** E-mail, password and, for those who have it, the second factor. */
export function SignInForm({ onlyAs, onSignedIn }: SignInFormProps) {
  const { demoMode } = useSession();
  const [email, setEmail] = useState(onlyAs ?? '');
  const [password, setPassword] = useState('');
  /** Undefined until the server asks for the second factor. */
  const [code, setCode] = useState<string>();
  const { error, field, isSubmitting, onSubmit } = useSubmit({
    check: () => checkSignIn({ email, password }),
    wrong: () => wrongInSignIn({ email, password }),
    async send() {
      const body = { email: email.trim(), password, ...(code && { code: code.trim() }) };
      const user = await call(api.POST('/api/login', { body })).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.code === CODE_REQUIRED) setCode(code ?? '');
        throw failure;
      });
      await session.signedIn(user);
      await onSignedIn();
    },
    refused: 'Login failed. Please check your credentials.',
    unreachable: 'An error occurred during login. Please try again.',
  });

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error && <Alert type="error">{error}</Alert>}
      {onlyAs === undefined && (
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code !== undefined && (
        <TextField
          label="Authentication Code"
          hint="From your authenticator app, or one of your recovery codes"
          autoComplete="one-time-code"
          autoFocus
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {onlyAs === undefined && (
        <Link className={styles.forgot} to="/auth?forgot=1" state={{ email }}>
          Forgot password?
        </Link>
      )}
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      {demoMode && onlyAs === undefined && (
        <p className={styles.hint}>Demo: Use any email and password to log in.</p>
      )}
    </form>
  );
}

/** Sign-in on the auth page; returns to the page the person came from. */
export function SignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The reset form leaves this notice.
  const { notice } = (useLocation().state ?? {}) as { notice?: string };
  return (
    <>
      {notice && <Alert type="success">{notice}</Alert>}
      <SignInForm onSignedIn={() => navigate(returnPath(search), { replace: true })} />
    </>
  );
}
