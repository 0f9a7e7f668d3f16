import { ApiError } from '@clearcoat/api-client';
import type { SlotProps } from '@clearcoat/sdk';
import { useWaiting } from '@clearcoat/sdk/offline';
import { Alert, Button, Card, SkeletonLines } from '@clearcoat/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { MessageEntry, MessageText } from './Message';
import { MessageLink } from './MessageLink';
import { messagesQuery, subjectOf, type JobMessages as Answer } from './messages-api';
import { useHandOver } from './use-hand-over';
import { KINDS } from './words';
import styles from './JobMessages.module.css';

type Props = SlotProps['job.messages'];

/** The technician's page has no link to the customer, and its calls are those of My Jobs. */
const jobOf = ({ id, contactId }: Props['job']) => ({ id, isOwn: contactId === undefined });

/** Next message with its text, and those so far, newest first. */
function Loaded({ job, answer }: Props & { answer: Answer }) {
  const parts = useRef<HTMLDivElement>(null);
  const keepFocus = () => {
    // The link is gone after its message.
    if (parts.current?.contains(document.activeElement)) parts.current.focus();
  };
  const { mutate: handOver } = useHandOver({ onSuccess: keepFocus });
  const isQueued = useWaiting().some(({ subject }) => subject === subjectOf(job.id));
  const { ready, refusal, messages } = answer;
  return (
    <div ref={parts} tabIndex={-1} className={styles.parts}>
      {refusal && <p className={styles.quiet}>{refusal}</p>}
      {isQueued && <p className={styles.quiet}>Handed over. Waiting for a connection</p>}
      {ready && !isQueued && (
        <div className={styles.ready}>
          <p className={styles.kind}>{KINDS[ready.kind]}</p>
          <MessageText {...ready} />
          <MessageLink
            customer={job.customer.name}
            ready={ready}
            onClick={() => handOver({ job: jobOf(job), ready })}
          />
        </div>
      )}
      {messages.length > 0 && (
        <ol className={styles.log}>
          {messages.map((message) => (
            <MessageEntry key={message.id} message={message} />
          ))}
        </ol>
      )}
      {!ready && !refusal && messages.length === 0 && (
        <p className={styles.quiet}>No messages yet.</p>
      )}
    </div>
  );
}

function Content({ job }: Props) {
  const { data, error, refetch } = useQuery(messagesQuery(jobOf(job)));
  if (data) return <Loaded job={job} answer={data} />;
  if (!error) return <SkeletonLines label="Loading messages..." lines={4} />;
  if (error instanceof ApiError && error.isNetwork)
    return <p className={styles.quiet}>Messages show up once you&apos;re back online.</p>;
  return (
    <Alert type="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
      Couldn&apos;t load the messages. The job is fine.
    </Alert>
  );
}

/** Card of a job's messages: what the customer should hear next, and what they heard. */
export function JobMessages({ job }: Props) {
  return (
    <div data-print="no">
      <Card title="Messages">
        <Content job={job} />
      </Card>
    </div>
  );
}
