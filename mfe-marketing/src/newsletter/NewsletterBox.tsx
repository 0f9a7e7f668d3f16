import { useState, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';
import { Button } from '@clearcoat/ui/site';
import { TextField } from '@clearcoat/ui/site-forms';
import { subscribe } from './newsletter-api';
import styles from './NewsletterBox.module.css';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UNREACHABLE = "Couldn't reach Clearcoat. Check your connection and try again.";
const REFUSED = 'That did not work. Please try again in a moment.';

function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address';
  return EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork) return UNREACHABLE;
  return errorText(error, REFUSED);
}

/** Newsletter field. The server's answer appears below it or replaces it. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (isSending) return;
    const problem = checkEmail(email);
    setError(problem);
    if (problem) {
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setIsSending(true);
    try {
      setAnswer((await subscribe(email.trim())).message);
    } catch (failure) {
      setError(failureText(failure));
    }
    setIsSending(false);
  }

  return (
    <section className={styles.box} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">The next article, in your inbox</h2>
        <p>One email when there is something worth reading. You can leave with one tap.</p>
      </div>
      {answer === undefined && (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            readOnly={isSending}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </form>
      )}
      {/* Rendered from the start, because screen readers announce only changes of an existing live
          region. */}
      <p role="status" className={answer ? styles.answer : 'cc-visually-hidden'}>
        {answer ?? error}
      </p>
    </section>
  );
}
