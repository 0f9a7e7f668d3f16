import {
  dismissToast,
  toast,
  useLocation,
  useNavigate,
  useShownToast,
  type UserProfile,
} from '@clearcoat/sdk';
import { Dialog } from '@clearcoat/ui/core';
import { SignInForm } from '../../auth/SignInForm';
import { loginPath } from '../../contexts/sign-in-paths';
import { useEffect } from 'react';
import styles from './SignInAgain.module.css';

const greet = () =>
  toast({ title: "You're signed in again", description: 'Save again to keep what you typed.' });

/** Dismisses the refused call's toast 'Please sign in.', because the dialog says the same. */
function useNoSecondVoice(): void {
  const shown = useShownToast();
  useEffect(() => {
    if (shown?.variant === 'destructive') dismissToast();
  }, [shown]);
}

/**
 * Sign-in dialog for a session that ended while something is unsaved. The page stays mounted below
 * it.
 */
export function SignInAgain({ user }: { user: UserProfile }) {
  useNoSecondVoice();
  const navigate = useNavigate();
  const location = useLocation();
  // Leaving asks first, as always when something is not saved.
  const leave = () => void navigate(loginPath(location));
  return (
    <Dialog open title="Sign in to continue" width={440} maskClosable={false} onClose={leave}>
      <p>
        Your session has ended. What you typed is still here: sign in as{' '}
        <strong className={styles.email}>{user.email}</strong>, then save.
      </p>
      <SignInForm onlyAs={user.email} onSignedIn={greet} />
      <button type="button" className={styles.other} onClick={leave}>
        Sign in as someone else
      </button>
    </Dialog>
  );
}
