import { Link } from '@clearcoat/sdk';
import { Button, EmptyState, ErrorState, LinkButton, SkeletonTable } from '@clearcoat/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Face } from './Face';
import { conversationPath, conversationsQuery, type Conversation } from './inbox-api';
import { previewOf, whenOf } from './message-facts';
import { Unread } from './Unread';
import { useTimeZone } from './use-time-zone';
import styles from './ConversationList.module.css';

interface RowProps {
  conversation: Conversation;
  isChosen: boolean;
}

function Row({ conversation, isChosen }: RowProps) {
  const { key, name, at, unread } = conversation;
  const timeZone = useTimeZone();
  return (
    <li>
      <Link
        to={conversationPath(key)}
        className={styles.row}
        data-unread={unread > 0 || undefined}
        aria-current={isChosen ? 'page' : undefined}
      >
        <Face {...conversation} />
        <span className={styles.name} title={name}>
          {name}
        </span>
        <time className={styles.time} dateTime={at}>
          {whenOf(conversation, timeZone)}
        </time>
        <span className={styles.last}>
          <span className={styles.text}>{previewOf(conversation)}</span> <Unread count={unread} />
        </span>
      </Link>
    </li>
  );
}

/** Conversations, the latest message first. */
export function ConversationList({ chosen }: { chosen: string | undefined }) {
  const query = useInfiniteQuery(conversationsQuery());
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? [];
  if (query.isPending) {
    return <SkeletonTable label="Loading conversations..." rows={8} columns={1} />;
  }
  if (query.isError && conversations.length === 0) {
    return (
      <ErrorState
        title="Couldn't load your messages"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (conversations.length === 0) {
    return (
      <EmptyState
        icon="chat"
        title="No messages yet"
        description="Everything you and your customers write to each other shows up here. Start from a customer's page."
        action={<LinkButton to="/contacts">Go to Contacts</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul role="list" className={styles.list} aria-label="Conversations">
        {conversations.map((conversation) => (
          <Row
            key={conversation.key}
            conversation={conversation}
            isChosen={conversation.key === chosen}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="text"
            block
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? 'Retry' : 'Show More'}
          </Button>
        </div>
      )}
    </>
  );
}
