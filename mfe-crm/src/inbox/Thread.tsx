import { ApiError } from '@clearcoat/api-client';
import { formatDay, formatPhone, Link, Navigate, useToday } from '@clearcoat/sdk';
import { BackLink, Button, EmptyState, ErrorState, LinkButton } from '@clearcoat/ui/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contactPath } from '../shared/contact-path';
import { Composer } from './Composer';
import { Face } from './Face';
import {
  conversationPath,
  inboxKey,
  markRead,
  threadQuery,
  type Thread as Answer,
} from './inbox-api';
import { Message } from './Message';
import { byDay } from './message-facts';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useTimeZone } from './use-time-zone';
import styles from './Thread.module.css';

interface ThreadProps {
  /** Id of a contact, or a number. */
  id: string;
  /** Level of the heading: the list has the first one where it is beside the thread. */
  headingLevel: 1 | 2;
}

const NORTH_AMERICAN = /^\+1(?=\d{10}$)/;
const INBOX = { to: '/contacts/messages', label: 'Messages' };

/** Marks what the customer wrote as read, up to the newest message on the page. */
function useMarkRead({ key, messages }: Answer): void {
  const client = useQueryClient();
  const newest = messages.find(({ direction }) => direction === 'in')?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // If it fails, the conversation stays unread.
    void markRead(key, newest).then(
      () => client.invalidateQueries({ queryKey: inboxKey }),
      () => undefined,
    );
  }, [client, key, newest]);
}

function Head({ thread, headingLevel }: { thread: Answer } & Pick<ThreadProps, 'headingLevel'>) {
  const { name, contactId, phone, email } = thread;
  const Heading = `h${headingLevel}` as const;
  const number = formatPhone(phone.replace(NORTH_AMERICAN, ''));
  return (
    <header className={styles.head}>
      {headingLevel === 1 && <BackLink {...INBOX} />}
      <Face {...thread} />
      <div className={styles.who}>
        <Heading tabIndex={-1} title={name}>
          {contactId === null ? name : <Link to={contactPath({ id: contactId })}>{name}</Link>}
        </Heading>
        <p className={styles.reach}>
          <span>{contactId === null ? 'Not in your contacts' : number}</span>
          {email && <span title={email}>{email}</span>}
        </p>
      </div>
    </header>
  );
}

interface LogProps {
  thread: Answer;
  messages: Answer['messages'];
  earlier: { hasMore: boolean; isLoading: boolean; load: () => void };
}

function Log({ thread: { name }, messages, earlier }: LogProps) {
  const timeZone = useTimeZone();
  const now = useToday();
  const { hasMore, isLoading, load } = earlier;
  return (
    // Its content begins at the end, where the latest message is.
    <div
      className={styles.log}
      role="log"
      aria-label={`Messages with ${name}`}
      aria-live={isLoading ? 'off' : 'polite'}
      tabIndex={0}
    >
      <div className={styles.messages}>
        {hasMore && (
          <Button variant="text" loading={isLoading} onClick={load}>
            Show Earlier Messages
          </Button>
        )}
        {messages.length === 0 && <p className={styles.none}>No messages with {name} yet.</p>}
        {byDay(messages, timeZone).map((day) => (
          <section key={day.date} aria-label={formatDay(day.date, now)}>
            <p className={styles.day} aria-hidden="true">
              {formatDay(day.date, now)}
            </p>
            <ul role="list" className={styles.list}>
              {day.messages.map((message) => (
                <Message key={message.id} message={message} customer={name} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface LoadedProps extends Pick<ThreadProps, 'headingLevel'>, LogProps {}

function Loaded({ thread, headingLevel, ...log }: LoadedProps) {
  useMarkRead(thread);
  return (
    <section className={styles.thread} aria-label={`Conversation with ${thread.name}`}>
      <Head {...{ thread, headingLevel }} />
      <Log thread={thread} {...log} />
      <Composer key={thread.key} thread={thread} />
    </section>
  );
}

const NotThere = () => (
  <EmptyState
    icon="chat"
    title="This conversation isn't here"
    description="The customer may have been deleted. Everyone else is in your messages."
    action={<LinkButton to={INBOX.to}>Go to Messages</LinkButton>}
  />
);

/** Messages both ways with a customer, the latest at the end. */
export function Thread({ id, headingLevel }: ThreadProps) {
  const query = useInfiniteQuery(threadQuery(id));
  const { data, error } = query;
  const [thread] = data?.pages ?? [];
  if (thread && thread.key !== id) return <Navigate to={conversationPath(thread.key)} replace />;
  if (thread) {
    const messages = data?.pages.flatMap((page) => page.messages) ?? [];
    const earlier = {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      load: () => void query.fetchNextPage(),
    };
    return <Loaded {...{ thread, headingLevel, messages, earlier }} />;
  }
  return (
    <div className={styles.thread}>
      {headingLevel === 1 && (
        <header className={styles.head}>
          <BackLink {...INBOX} />
          <h1 className="cc-visually-hidden" tabIndex={-1}>
            Conversation
          </h1>
        </header>
      )}
      {!error && <ThreadSkeleton />}
      {error instanceof ApiError && error.status === 404 && <NotThere />}
      {error && !(error instanceof ApiError && error.status === 404) && (
        <ErrorState
          title="Couldn't load this conversation"
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
