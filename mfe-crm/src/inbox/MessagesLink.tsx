import { useCan } from '@clearcoat/sdk';
import { LinkButton } from '@clearcoat/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsQuery } from './inbox-api';
import styles from './MessagesLink.module.css';
import { Unread } from './Unread';

/** Link to the inbox with the number of unread messages; on a phone an icon. */
export function MessagesLink() {
  const canRead = useCan('messages:read');
  const { data } = useInfiniteQuery({ ...conversationsQuery(), enabled: canRead });
  if (!canRead) return null;
  return (
    <span className={styles.link}>
      <LinkButton to="/contacts/messages" icon="chat">
        <span className={styles.words}>Messages</span>{' '}
        <span className={styles.count}>
          <Unread count={data?.pages[0]?.unread ?? 0} />
        </span>
      </LinkButton>
    </span>
  );
}
