import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type Conversation = Schema<'Conversation'>;
export type Thread = Schema<'ConversationThread'>;
export type ThreadMessage = Schema<'ConversationMessage'>;
export type Channel = Schema<'MessageChannel'>;
export type WrittenMessage = Schema<'WrittenMessage'>;

/** Key that matches every query of the inbox. */
export const inboxKey = ['/api/conversations'] as const;

/** Address of a conversation, by the id of a contact or by a number. */
export const conversationPath = (key: string) => `/contacts/messages/${encodeURIComponent(key)}`;

export const conversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, { view: 'list' }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAs(
        shapes.ConversationList,
        api.GET('/api/conversations', { params: { query: { cursor } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export const threadQuery = (key: string) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, key],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAs(
        shapes.ConversationThread,
        api.GET('/api/conversations/{id}', {
          params: { path: { id: key }, query: { cursor } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export const writeMessage = (
  key: string,
  body: WrittenMessage,
  headers: { 'Idempotency-Key': string },
): Promise<Thread> =>
  callAs(
    shapes.ConversationThread,
    api.POST('/api/conversations/{id}/messages', { params: { path: { id: key } }, body, headers }),
  );

export async function markRead(key: string, upTo: string): Promise<void> {
  await api.POST('/api/conversations/{id}/read', {
    params: { path: { id: key } },
    body: { upTo },
  });
}
