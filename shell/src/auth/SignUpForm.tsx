import { useEffect, useState, type ChangeEvent } from 'react';
import { api, call } from '@clearcoat/api-client';
import { session, useNavigate } from '@clearcoat/sdk';
import { MIN_PASSWORD_LENGTH } from '@clearcoat/sdk/rules';
import { Alert, Button } from '@clearcoat/ui/site';
import { PasswordField, TextField } from '@clearcoat/ui/site-forms';
import styles from './AuthPage.module.css';
import { useSubmit } from './use-submit';
import { checkSignUp, wrongInSignUp, type SignUpValues } from './validation';

/** Delay between the success message and the dashboard, in milliseconds. */
const REDIRECT_MS = 1_000;

const EMPTY: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  businessName: '',
  phone: '',
};

/** Default from the browser's locale; the business can change it in the settings. */
function timeFormatHere(): '12h' | '24h' {
  const { hourCycle } = new Intl.DateTimeFormat(navigator.language, {
    hour: 'numeric',
  }).resolvedOptions();
  return hourCycle?.startsWith('h2') ? '24h' : '12h';
}

async function register({ confirmPassword: _confirmed, phone, ...values }: SignUpValues) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const timeFormat = timeFormatHere();
  const body = { ...values, ...(phone.trim() && { phone: phone.trim() }), timeZone, timeFormat };
  return call(api.POST('/api/register', { body }));
}

export function SignUpForm() {
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [isDone, setIsDone] = useState(false);
  const { error, errorField, isSubmitting, onSubmit, ...submission } = useSubmit({
    check: () => checkSignUp(values),
    wrong: () => wrongInSignUp(values),
    async send() {
      await session.signedIn(await register(values));
      setIsDone(true);
    },
    refused: 'Registration failed. Please try again.',
    unreachable: 'An error occurred during registration. Please try again.',
  });

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = window.setTimeout(
      () => void navigate('/dashboard', { replace: true }),
      REDIRECT_MS,
    );
    return () => window.clearTimeout(timer);
  }, [isDone, navigate]);

  const field = (name: keyof SignUpValues) => ({
    ...submission.field(name),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues((current) => ({ ...current, [name]: event.target.value })),
  });

  /**
   * Error message above the field it belongs to, so that both fit on a phone screen. Other errors
   * appear above the button.
   */
  const alertAt = (...names: (keyof SignUpValues)[]) =>
    error !== undefined &&
    (names as unknown[]).includes(errorField) && <Alert type="error">{error}</Alert>;
  const isPlaced = errorField !== undefined && errorField in EMPTY;

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alertAt('firstName', 'lastName')}
      {isDone && <Alert type="success">Your account is ready. Taking you to your dashboard…</Alert>}
      <div className={styles.pair}>
        <TextField label="First Name" autoComplete="given-name" required {...field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" required {...field('lastName')} />
      </div>
      {alertAt('businessName')}
      <TextField
        label="Business Name"
        autoComplete="organization"
        required
        {...field('businessName')}
      />
      {alertAt('email')}
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      {alertAt('phone')}
      <TextField
        label="Phone (Optional)"
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
        {...field('phone')}
      />
      {alertAt('password')}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        required
        {...field('password')}
      />
      {alertAt('confirmPassword')}
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      {error !== undefined && !isPlaced && <Alert type="error">{error}</Alert>}
      <Button type="submit" disabled={isSubmitting} block>
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  );
}
