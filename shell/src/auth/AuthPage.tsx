import type { ReactNode } from 'react';
import { useSearchParams } from '@clearcoat/sdk';
import { Icon, PaintedVehicle } from '@clearcoat/ui/icons';
import { Gloss } from '@clearcoat/ui/site';
import { Tabs } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { ConfirmEmail } from './ConfirmEmail';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { InvitationForm } from './InvitationForm';
import { ResetPasswordForm } from './ResetPasswordForm';
import { SignIn } from './SignInForm';
import { SignUpForm } from './SignUpForm';

interface CardProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

function Card({ title, subtitle, children }: CardProps) {
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  );
}

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
    <Card
      title={active === 'login' ? 'Welcome back' : 'Start your 14-day free trial'}
      subtitle={
        active === 'login'
          ? "Sign in to today's jobs, customers and revenue."
          : 'No credit card required. Cancel any time.'
      }
    >
      <Tabs
        label="Sign in or sign up"
        activeKey={active}
        onChange={choose}
        items={[
          { key: 'login', label: 'Sign In', children: <SignIn /> },
          { key: 'register', label: 'Sign Up', children: <SignUpForm /> },
        ]}
      />
    </Card>
  );
}

/**
 * Form for the address: an invitation, a reset or confirmation link, a forgotten password, or
 * signing in.
 */
function Asked() {
  const [search] = useSearchParams();
  const invitation = search.get('invite');
  const reset = search.get('reset');
  const confirm = search.get('confirm');
  if (invitation) {
    return (
      <Card title="You're invited">
        <InvitationForm token={invitation} />
      </Card>
    );
  }
  if (reset) {
    return (
      <Card title="Choose a new password" subtitle="You'll sign in with it from now on.">
        <ResetPasswordForm token={reset} />
      </Card>
    );
  }
  if (confirm) {
    return (
      <Card title="Confirm your email" subtitle="Click once to confirm this address is yours.">
        <ConfirmEmail token={confirm} />
      </Card>
    );
  }
  if (search.has('forgot')) {
    return (
      <Card
        title="Forgot your password?"
        subtitle="Enter your email, and we'll send you a link to choose a new one."
      >
        <ForgotPasswordForm />
      </Card>
    );
  }
  return <AuthTabs />;
}

const POINTS = [
  "Today's jobs, each with its car",
  'Every customer, their vehicles and what they spent',
  "Your week, and where it's still free",
];
const CARS = ['2013 Mazda MX-5, red', '2021 Ford F-150, gray', '2015 Subaru Outback, pearl white'];

/** Product preview beside the form on wide windows. */
function Behind() {
  return (
    <div className={styles.promise}>
      <p className={styles.headline}>Your shop&apos;s day, finished like its cars.</p>
      <ul role="list" className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.cars} aria-hidden="true">
        {CARS.map((car) => (
          <PaintedVehicle key={car} vehicle={car} width={128} />
        ))}
      </div>
    </div>
  );
}

/** /auth: signing in and up, accepting an invitation, a new password, confirming an address. */
export default function AuthPage() {
  return (
    <div className={styles.page}>
      <div className={styles.motif} aria-hidden="true">
        <Gloss />
      </div>
      <Behind />
      <Asked />
    </div>
  );
}
