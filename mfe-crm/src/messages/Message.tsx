import { formatMoment, formatTime, timeAt, today, useSession } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import type { LoggedMessage, ReadyMessage } from './messages-api';
import { handedOverText, KINDS } from './words';
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
  const { kind, at, by } = message;
  const moment = momentOf(at, user?.timeZone ?? 'America/New_York');
  return (
    <li>
      <details className={styles.logged}>
        <summary>
          <Icon name="chevron-right" size={16} />
          <span>
            <span className={styles.kind}>{KINDS[kind]}</span>{' '}
            <span className={styles.quiet}>
              {handedOverText(message)} <time dateTime={at}>{moment}</time> by{' '}
              {by || 'someone who has left'}
            </span>
          </span>
        </summary>
        <MessageText {...message} />
      </details>
    </li>
  );
}
