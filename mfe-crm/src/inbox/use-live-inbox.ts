import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inboxKey } from './inbox-api';

/** Interval of refetches while there is no live connection. */
const FALLBACK_MS = 30_000;

/**
 * Refetches the inbox when the server reports a change, and every 30 seconds while it cannot. The
 * connection is closed while the page is hidden.
 */
export function useLiveInbox(): void {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | undefined;
    const refresh = () => void client.invalidateQueries({ queryKey: inboxKey });
    const connect = () => {
      source?.close();
      source = document.hidden ? undefined : new EventSource('/api/conversations/events');
      source?.addEventListener('changed', refresh);
    };
    const timer = setInterval(() => {
      if (document.hidden || source?.readyState === EventSource.OPEN) return;
      refresh();
      // The browser reconnects after a lost connection, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) connect();
    }, FALLBACK_MS);
    document.addEventListener('visibilitychange', connect);
    connect();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', connect);
      source?.close();
    };
  }, [client]);
}
