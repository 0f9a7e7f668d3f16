import { formatMoment, formatTime, timeAt, today, useSession } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import type { LoggedMessage, ReadyMessage } from './messages-api';
import { KINDS, stateText } from './words';
import styles from './JobMessages.module.css';

/** Text of a message, with the subject of an email above it. */
export const MessageText = ({ subject, text }: Pick<ReadyMessage, 'subject' | 'text'>) => (
  <p className={styles.text}>
    {subject && <strong>{subject}</strong>}
    {text}
  </p>
);

/** '9:50 AM' of today, else 'Nov 21, 2026, 9:50 AM'. */
function momentOf(at: string, timeZone: string) {
  const isToday = today(timeZone, new Date(at)) === today(timeZone);
  return isToday ? formatTime(timeAt(timeZone, at)) : formatMoment(at, timeZone);
}

/** Message in the log: what became of it, and its text on demand. */
export function MessageEntry({ message }: { message: LoggedMessage }) {
  const { user } = useSession();
  const { kind, state, at, by, problem } = message;
  const moment = momentOf(at, user?.timeZone ?? 'America/New_York');
  return (
    <li>
      <details className={styles.logged}>
        <summary>
          <Icon name="chevron-right" size={16} />
          <span>
            <span className={styles.kind}>{KINDS[kind]}</span>{' '}
            <span className={styles.quiet}>
              {stateText(message)} <time dateTime={at}>{moment}</time>
              {state === 'handed-over' && ` by ${by || 'someone who has left'}`}
            </span>
            {problem && (
              <span className={styles.problem} data-failed={state === 'failed' || undefined}>
                {problem}
              </span>
            )}
          </span>
        </summary>
        <MessageText {...message} />
      </details>
    </li>
  );
}
