import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { api, ApiError, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import styles from './FeedbackForm.module.css';

type Problem = Schema<'FeedbackInput'>['problem'];

const PROBLEMS: [Problem, string][] = [
  ['wrong', 'It is wrong'],
  ['missing', 'Something is missing'],
  ['misunderstood', 'It is not what I asked'],
  ['other', 'Something else'],
];
const LONGEST = { question: 1_000, answer: 8_000, note: 1_000 };
const NOT_SENT = "It couldn't be sent. Check your connection and try again.";

interface Props {
  question: string;
  /** The answer as plain text. */
  answer: string;
  onSent: () => void;
  onCancel: () => void;
}

/** First missing input, or undefined. */
function lacks(problem: Problem | undefined, consent: boolean): string | undefined {
  if (!problem) return 'Please choose what was wrong.';
  return consent ? undefined : 'Please agree to send it: nothing is sent without that.';
}

function useSending({ question, answer, onSent }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(problem: Problem | undefined, note: string, consent: boolean) {
    const lacking = lacks(problem, consent);
    setFailure(lacking);
    if (lacking || !problem || isSending) return;
    setIsSending(true);
    const body = {
      problem,
      note,
      consent,
      question: question.slice(0, LONGEST.question),
      answer: answer.slice(0, LONGEST.answer),
    };
    try {
      await callAs(shapes.FeedbackReceived, api.POST('/api/chat/feedback', { body }));
      onSent();
    } catch (error) {
      setFailure((error instanceof ApiError && error.serverMessage) || NOT_SENT);
      setIsSending(false);
    }
  }

  return { isSending, failure, send };
}

/** Feedback form. The answer is sent along, so it requires consent. */
export function FeedbackForm(props: Props) {
  const [problem, setProblem] = useState<Problem>();
  const [note, setNote] = useState('');
  const [consent, setConsent] = useState(false);
  const { isSending, failure, send } = useSending(props);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(problem, note, consent);
  }

  return (
    <form
      className={styles.form}
      aria-label="Not helpful"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onCancel();
      }}
    >
      <fieldset className={styles.problems}>
        <legend>What was wrong?</legend>
        {PROBLEMS.map(([value, label], index) => (
          <label key={value} className={styles.option}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={`${id}-problem`}
              checked={problem === value}
              onChange={() => setProblem(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-note`}>What should it say? (optional)</label>
        <textarea
          id={`${id}-note`}
          className={styles.note}
          rows={2}
          maxLength={LONGEST.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={consent}
            aria-describedby={`${id}-kept`}
            onChange={(event) => setConsent(event.target.checked)}
          />
          Send this question and answer to Clearcoat
        </label>
        <p id={`${id}-kept`} className={styles.quiet}>
          Your customers&apos; names, phone numbers and e-mail addresses are taken out first. It is
          kept for 90 days, without your name or your business.
        </p>
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <button className={styles.send} type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending...' : 'Send'}
        </button>
        <button className={styles.cancel} type="button" onClick={props.onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
