import { useSearchParams } from '@clearcoat/sdk';
import { Gloss } from '@clearcoat/ui/site';
import { Tabs } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { InvitationForm } from './InvitationForm';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** Signing in and signing up. `?tab=login` opens on Sign In. */
function AuthTabs() {
  const [search, setSearch] = useSearchParams();
  const active = search.get('tab') === 'login' ? 'login' : 'register';

  function choose(tab: string) {
    setSearch(
      (current) => {
        current.set('tab', tab);
        return current;
      },
      { replace: true },
    );
  }

  return (
    <>
      <h1 className={styles.title}>
        {active === 'login' ? 'Welcome back' : 'Start your 14-day free trial'}
      </h1>
      <p className={styles.subtitle}>
        {active === 'login'
          ? 'Sign in to today’s jobs, customers and revenue.'
          : 'No credit card required. Cancel any time.'}
      </p>
      <Tabs
        label="Sign in or sign up"
        activeKey={active}
        onChange={choose}
        items={[
          { key: 'login', label: 'Sign In', children: <SignInForm /> },
          { key: 'register', label: 'Sign Up', children: <SignUpForm /> },
        ]}
      />
    </>
  );
}

/** /auth: signing in and signing up; with `?invite=` accepting a colleague's invitation. */
export default function AuthPage() {
  const [search] = useSearchParams();
  const invitation = search.get('invite');
  return (
    <div className={styles.page}>
      <div className={styles.motif} aria-hidden="true">
        <Gloss />
      </div>
      <section className={styles.card}>
        {invitation ? (
          <>
            <h1 className={styles.title}>You’re invited</h1>
            <InvitationForm token={invitation} />
          </>
        ) : (
          <AuthTabs />
        )}
      </section>
    </div>
  );
}
