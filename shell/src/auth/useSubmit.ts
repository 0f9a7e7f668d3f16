import { useState, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';

interface Submission {
  /** What is wrong with what was typed, or undefined. */
  check: () => string | undefined;
  send: () => Promise<void>;
  /** The SPEC's sentences for a refusal without one of its own, and for no answer at all. */
  refused: string;
  unreachable: string;
}

/** One form of the auth page: checks, sends once, and says what went wrong. */
export function useSubmit({ check, send, refused, unreachable }: Submission) {
  const [error, setError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const problem = check();
    setError(problem);
    if (problem) return;
    setIsSubmitting(true);
    try {
      await send();
    } catch (failure) {
      const isUnreachable = !(failure instanceof ApiError) || failure.isNetwork;
      setError(isUnreachable ? unreachable : errorText(failure, refused));
      setIsSubmitting(false);
    }
  }

  return {
    error,
    isSubmitting,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}
