import { Link } from '@clearcoat/sdk';
import { Button, Card, Facts, SkeletonLines } from '@clearcoat/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationPath, threadQuery, type ThreadMessage } from './inbox-api';
import { factsOf, whenOf } from './message-facts';
import { useTimeZone } from './use-time-zone';
import styles from './MessagesCard.module.css';

/** Number of messages on the card. */
const SHOWN = 3;

function Latest({ message }: { message: ThreadMessage }) {
  const timeZone = useTimeZone();
  const { direction, text } = message;
  return (
    <li>
      <p className={styles.text}>
        {direction === 'out' && 'You: '}
        {text}
      </p>
      <p className={styles.facts}>
        <Facts facts={factsOf(message, whenOf(message, timeZone))} />
      </p>
    </li>
  );
}

function Content({ contactId }: { contactId: string }) {
  const { data, isError, refetch } = useInfiniteQuery(threadQuery(contactId));
  const [thread] = data?.pages ?? [];
  if (!thread && isError) return <Button onClick={() => void refetch()}>Retry</Button>;
  if (!thread) return <SkeletonLines label="Loading messages..." lines={3} />;
  if (thread.messages.length === 0) return <p className={styles.facts}>No messages yet.</p>;
  return (
    <ol className={styles.list}>
      {thread.messages.slice(0, SHOWN).map((message) => (
        <Latest key={message.id} message={message} />
      ))}
    </ol>
  );
}

/** Last messages with a customer. */
export function MessagesCard({ contactId }: { contactId: string }) {
  return (
    <Card title="Messages" extra={<Link to={conversationPath(contactId)}>See All</Link>}>
      <Content contactId={contactId} />
    </Card>
  );
}
