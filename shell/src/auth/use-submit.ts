import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';

interface Submission {
  /** Validation message for the form, or undefined. */
  check: () => string | undefined;
  /** Names of the invalid fields, in the form's order. */
  wrong?: () => readonly string[];
  send: () => Promise<void>;
  /** The SPEC's sentences for a refusal without a message, and for an unreachable server. */
  refused: string;
  unreachable: string;
}

interface Problem {
  text: string;
  fields: readonly string[];
}

function problemOf(failure: unknown, { refused, unreachable }: Submission): Problem {
  if (!(failure instanceof ApiError) || failure.isNetwork) return { text: unreachable, fields: [] };
  return { text: errorText(failure, refused), fields: Object.keys(failure.fields) };
}

/** Focuses the first invalid field and scrolls it into view. */
function useFocusOnProblem(problem: Problem | undefined) {
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const [first = ''] = problem?.fields ?? [];
    const field = form.current?.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [problem]);
  return form;
}

/** One form of the auth page: validates, submits once and shows what failed. */
export function useSubmit(submission: Submission) {
  const { check, wrong, send } = submission;
  const [problem, setProblem] = useState<Problem>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const formRef = useFocusOnProblem(problem);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    formRef.current = event.currentTarget;
    const text = check();
    setProblem(text === undefined ? undefined : { text, fields: wrong?.() ?? [] });
    if (text !== undefined) return;
    setIsSubmitting(true);
    try {
      await send();
    } catch (failure) {
      setProblem(problemOf(failure, submission));
      setIsSubmitting(false);
    }
  }

  return {
    error: problem?.text,
    /** First invalid field; the error message appears beside it. */
    errorField: problem?.fields[0],
    /** Props to spread on a field: its name and `aria-invalid`. */
    field: (name: string) => ({
      name,
      ...(problem?.fields.includes(name) && { 'aria-invalid': true }),
    }),
    isSubmitting,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}
