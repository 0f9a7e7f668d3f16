import { useEffect, useEffectEvent, useState } from 'react';

interface Settled<T> {
  of: string;
  data?: T;
  error?: unknown;
}

export interface Answer<T> {
  /** The last answer; while another is on its way, still the one before. */
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * What a call answers, asked anew whenever `key` changes. The public pages do not load the query
 * library; this is the little of it that they need.
 *
 * @param key - names what is asked for
 * @param load - makes the call
 */
export function useAnswer<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  const asked = `${key} ${attempt}`;
  const ask = useEffectEvent(load);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (result: Omit<Settled<T>, 'of'>) => {
      if (controller.signal.aborted) return;
      setSettled((last) => ({ data: last?.data, ...result, of: asked }));
    };
    ask(controller.signal).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => controller.abort();
  }, [asked]);

  const isLoading = settled?.of !== asked;
  return {
    data: settled?.data,
    error: isLoading ? undefined : settled?.error,
    isLoading,
    retry: () => setAttempt(attempt + 1),
  };
}
