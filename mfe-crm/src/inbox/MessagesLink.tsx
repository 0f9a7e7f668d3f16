import { useCan } from '@clearcoat/sdk';
import { LinkButton, Pill } from '@clearcoat/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsQuery } from './inbox-api';

/** Link to the inbox, with the number of unread messages. */
export function MessagesLink() {
  const canRead = useCan('messages:read');
  const { data } = useInfiniteQuery({ ...conversationsQuery(), enabled: canRead });
  if (!canRead) return null;
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <LinkButton to="/contacts/messages" icon="chat">
      Messages
      {unread > 0 && (
        <>
          {' '}
          <Pill tone="info">
            {unread}
            <span className="cc-visually-hidden"> unread</span>
          </Pill>
        </>
      )}
    </LinkButton>
  );
}
