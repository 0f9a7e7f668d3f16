import { Link } from '@clearcoat/sdk';
import { outbox, useWaiting, type WaitingChange } from '@clearcoat/sdk/query';
import { Button, useConfirm } from '@clearcoat/ui/core';
import { countOf } from './waiting-words';
import styles from './WaitingChanges.module.css';

/** Nothing of it is lost until the person says so. */
function Refused({ change }: { change: WaitingChange }) {
  const confirm = useConfirm();
  const { id, label, text, path, refusal } = change;
  const discard = async () => {
    const isSure = await confirm({
      title: 'Discard this change?',
      content: `${label}: it is on this device alone.`,
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
 * What was done without a line: that it waits, and what was refused of it. The first place is always there, so as to be read out;
 * an alert is read out as it comes, and an empty one would be taken for trouble.
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
