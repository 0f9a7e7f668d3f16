import { useEffect, useEffectEvent, useState } from 'react';
import { knownAnswer } from '../shared/known-answers';

interface Resolved<T> {
  of: string;
  data?: T;
  error?: unknown;
}

export interface Fetched<T> {
  /** Last answer; while loading, the previous one. */
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Fetches again whenever `key` changes. Public pages use this small hook instead of the query
 * library.
 *
 * @param key - identifies the request
 * @param load - makes the request
 */
export function useFetch<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Fetched<T> {
  const [attempt, setAttempt] = useState(0);
  const request = `${key} ${attempt}`;
  const [resolved, setResolved] = useState<Resolved<T> | undefined>(() => {
    const data = knownAnswer<T>(key);
    return data && { of: request, data };
  });
  const fetchNow = useEffectEvent(load);
  const isKnown = useEffectEvent(() => resolved?.of === request);

  useEffect(() => {
    // The prerendered page includes the answer.
    if (isKnown()) return undefined;
    const controller = new AbortController();
    const resolve = (result: Omit<Resolved<T>, 'of'>) => {
      if (controller.signal.aborted) return;
      setResolved((last) => ({ data: last?.data, ...result, of: request }));
    };
    fetchNow(controller.signal).then(
      (data) => resolve({ data }),
      (error: unknown) => resolve({ error }),
    );
    return () => controller.abort();
  }, [request]);

  const isLoading = resolved?.of !== request;
  return {
    data: resolved?.data,
    error: isLoading ? undefined : resolved?.error,
    isLoading,
    retry: () => setAttempt(attempt + 1),
  };
}
