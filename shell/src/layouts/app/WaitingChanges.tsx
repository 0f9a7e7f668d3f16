import { Link } from '@clearcoat/sdk';
import { outbox, useWaiting, type WaitingChange } from '@clearcoat/sdk/offline';
import { Button, useConfirm } from '@clearcoat/ui/core';
import { countOf } from './waiting-words';
import styles from './WaitingChanges.module.css';

/** A refused change stays until the person discards it. */
function Refused({ change }: { change: WaitingChange }) {
  const confirm = useConfirm();
  const { id, label, text, path, refusal } = change;
  const discard = async () => {
    const isSure = await confirm({
      title: 'Discard this change?',
      content: `${label}: only on this device.`,
      okText: 'Discard',
      danger: true,
    });
    if (isSure) await outbox.discard(id);
  };
  return (
    <li className={styles.refused}>
      <p className={styles.words}>
        <strong>
          {label}: {refusal?.isFailure ? "couldn't be sent" : 'not saved'}.
        </strong>{' '}
        {refusal?.message}
      </p>
      {text && <blockquote className={styles.text}>{text}</blockquote>}
      <div className={styles.actions}>
        {path && <Link to={path}>See what is stored</Link>}
        <Button size="small" onClick={() => void outbox.insist(id)}>
          {refusal?.current === undefined ? 'Try Again' : 'Save Mine Anyway'}
        </Button>
        <Button size="small" variant="text" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </li>
  );
}

/**
 * Offline changes that are still queued, and those that the server refused. The status region is
 * always there, so that screen readers announce it. The alert is added only when needed, because
 * an empty alert would be announced as a problem.
 */
export function WaitingChanges() {
  const waiting = useWaiting();
  const refused = waiting.filter(({ refusal }) => refusal);
  const unsent = waiting.length - refused.length;
  return (
    <>
      <div role="status">
        {unsent > 0 && <p className={styles.notice}>Waiting for a connection: {countOf(unsent)}</p>}
      </div>
      {refused.length > 0 && (
        <div role="alert">
          <ul role="list" className={styles.list}>
            {refused.map((change) => (
              <Refused key={change.id} change={change} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
