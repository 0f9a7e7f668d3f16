import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSession } from '@clearcoat/sdk';
import { Button, EmptyState, ErrorState, SkeletonTable } from '@clearcoat/ui/core';
import { Icon, type IconName } from '@clearcoat/ui/icons';
import { markRead, notificationsQuery, type Notification } from './notifications-data';
import styles from './NotificationList.module.css';
import { inChosenFormat, timeAgo, withoutThisYear, withUnbrokenDate } from './time-ago';

const ICONS: Record<Notification['kind'], IconName> = {
  'appointment.booked': 'calendar',
  'appointment.changed': 'edit',
  'appointment.cancelled': 'close',
  'job.progress': 'check',
  'customer.message': 'chat',
  'import.finished': 'file',
};

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { user } = useSession();
  return (
    <li>
      <Link
        to={item.link}
        className={`${styles.item} ${item.read ? '' : styles.unread}`}
        onClick={onOpen}
      >
        <span className={styles.icon}>
          <Icon name={ICONS[item.kind]} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {!item.read && <span className="cc-visually-hidden">Unread: </span>}
            {item.title}
          </span>
          <span className={styles.text}>
            {withUnbrokenDate(withoutThisYear(inChosenFormat(item.text)))}
          </span>
          <time className={styles.time} dateTime={item.createdAt}>
            {timeAgo(item.createdAt, user?.timeZone)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/**
 * The notifications, newest first.
 *
 * @param onOpen - called after one was followed, to reveal its page
 */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const client = useQueryClient();
  // Opening the list always refetches.
  const query = useInfiniteQuery({ ...notificationsQuery(), staleTime: 0 });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];

  function open({ id, read }: Notification) {
    // Navigation matters more; if marking fails, the notification stays unread.
    if (!read) void markRead(client, [id]).catch(() => undefined);
    onOpen();
  }

  if (query.isPending)
    return <SkeletonTable label="Loading notifications..." rows={4} columns={1} />;
  if (query.isError && items.length === 0) {
    return (
      <ErrorState
        title="Couldn't load your notifications"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title="Nothing new"
        description="New bookings, changes, cancellations and messages from customers show up here."
      />
    );
  }
  return (
    <>
      <ul role="list" className={styles.list} aria-label="Notifications">
        {items.map((item) => (
          <Item key={item.id} item={item} onOpen={() => open(item)} />
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
            Show More
          </Button>
        </div>
      )}
    </>
  );
}
