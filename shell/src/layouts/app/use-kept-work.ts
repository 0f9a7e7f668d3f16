import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { outbox, startSending } from '@clearcoat/sdk/offline';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { keepApp } from '../../offline/keep-app';

/** By then the page has loaded what it needs, in milliseconds. */
const SETTLED_MS = 5_000;

/** Caches the app on this device, sends offline changes and shows their results. */
export function useKeptWork(): void {
  const client = useQueryClient();
  useEffect(() => startSending(), []);
  useEffect(() => outbox.onSent(() => void invalidateBusinessData(client)), [client]);
  useEffect(() => {
    const timer = window.setTimeout(() => void keepApp(window.location.pathname), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
}
