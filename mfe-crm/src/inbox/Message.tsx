import { Link } from '@clearcoat/sdk';
import { Facts } from '@clearcoat/ui/core';
import type { ThreadMessage } from './inbox-api';
import { factsOf, timeOf } from './message-facts';
import { useTimeZone } from './use-time-zone';
import styles from './Message.module.css';

interface MessageProps {
  message: ThreadMessage;
  /** Name of the customer. */
  customer: string;
}

/** Message as a bubble: ours at the right, the customer's at the left. */
export function Message({ message, customer }: MessageProps) {
  const { direction, state, subject, text, problem, appointmentId } = message;
  const timeZone = useTimeZone();
  return (
    <li className={styles.message} data-direction={direction}>
      <span className="cc-visually-hidden">{direction === 'in' ? customer : 'You'}: </span>
      <p className={styles.bubble}>
        {subject && <strong>{subject}</strong>}
        {text}
      </p>
      <p className={styles.facts}>
        <span data-failed={state === 'failed' || undefined}>
          <Facts facts={factsOf(message, timeOf(message, timeZone))} />
        </span>
        {appointmentId && (
          <Link to={`/appointments/${encodeURIComponent(appointmentId)}`}>View Job</Link>
        )}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
    </li>
  );
}
